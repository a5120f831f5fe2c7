import { paths } from '@/domain/paths';

/** A setting's value, or its default when it is not set or empty. */
function setting(value: string | undefined, fallback: string): string {
  return value === undefined || value.trim() === '' ? fallback : value.trim();
}

/** The words of a setting that is a list; none when it is not set. */
function words(value: string | undefined): readonly string[] {
  return setting(value, '').split(/\s+/).filter(Boolean);
}

/** Whether a setting leads out of this application. */
export function isExternal(address: string): boolean {
  return !address.startsWith('/');
}

/** The settings of .env.example, with their working defaults. */
export const env = {
  /** Origin of the backend without a trailing slash; empty means the page's own origin. */
  apiHost: setting(import.meta.env.VITE_API_HOST, '').replace(/\/+$/, ''),
  /** Further origins that pictures are loaded from, besides the backend's; the security policy must name the same. */
  imageOrigins: words(import.meta.env.VITE_IMAGE_ORIGINS).map((origin) => origin.replace(/\/+$/, '')),
  /** What a picture may weigh, in megabytes; by default as much as the backend takes. */
  imageMaxMb: Number(setting(import.meta.env.VITE_IMAGE_MAX_MB, 'Infinity')),
  schedulingUrl: setting(import.meta.env.VITE_SCHEDULING_URL, 'https://calendly.com/'),
  linkedinUrl: setting(import.meta.env.VITE_LINKEDIN_URL, 'https://www.linkedin.com/'),
  xUrl: setting(import.meta.env.VITE_X_URL, 'https://x.com/'),
  facebookUrl: setting(import.meta.env.VITE_FACEBOOK_URL, 'https://www.facebook.com/'),
  /** Where the business door of Get Started leads; by default to business sign-in in here. */
  businessSiteUrl: setting(import.meta.env.VITE_BUSINESS_SITE_URL, paths.businessSignIn),
  /** Whom the business dashboard greets (spec 2, reading 14). */
  businessGreetingName: setting(import.meta.env.VITE_BUSINESS_GREETING_NAME, 'there'),
  privacyUrl: setting(import.meta.env.VITE_PRIVACY_URL, paths.privacy),
  termsUrl: setting(import.meta.env.VITE_TERMS_URL, paths.terms),
} as const;
