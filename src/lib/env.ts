/** The settings of .env.example, with their defaults; '' where the default is a page of this application. */
export const env = {
  /** Origin of the backend without a trailing slash; empty means the page's own origin. */
  apiHost: setting(import.meta.env.VITE_API_HOST, '').replace(/\/+$/, ''),
  /** Further origins that pictures are loaded from, besides the backend's; the security policy must name the same. */
  imageOrigins: words(import.meta.env.VITE_IMAGE_ORIGINS).map((origin) => origin.replace(/\/+$/, '')),
  /** Largest picture to upload, in megabytes; by default the backend decides. */
  imageMaxMb: Number(setting(import.meta.env.VITE_IMAGE_MAX_MB, 'Infinity')),
  /** The month in which the fiscal year begins, 1 to 12 (docs/product.md 7.25). */
  fiscalYearStart: Number(setting(import.meta.env.VITE_FISCAL_YEAR_START, '1')),
  schedulingUrl: setting(import.meta.env.VITE_SCHEDULING_URL, 'https://calendly.com/'),
  linkedinUrl: setting(import.meta.env.VITE_LINKEDIN_URL, 'https://www.linkedin.com/'),
  xUrl: setting(import.meta.env.VITE_X_URL, 'https://x.com/'),
  facebookUrl: setting(import.meta.env.VITE_FACEBOOK_URL, 'https://www.facebook.com/'),
  businessSiteUrl: setting(import.meta.env.VITE_BUSINESS_SITE_URL, ''),
  /** The name in the greeting of the business dashboard (docs/product.md 8.1). */
  businessGreetingName: setting(import.meta.env.VITE_BUSINESS_GREETING_NAME, 'there'),
  privacyUrl: setting(import.meta.env.VITE_PRIVACY_URL, ''),
  termsUrl: setting(import.meta.env.VITE_TERMS_URL, ''),
} as const;

/** Whether a link leaves this application. */
export function isExternal(url: string): boolean {
  return !url.startsWith('/');
}

/** A setting's value, or its default when it is not set or blank. */
function setting(value: string | undefined, fallback: string): string {
  return value === undefined || value.trim() === '' ? fallback : value.trim();
}

function words(value: string | undefined): readonly string[] {
  return setting(value, '').split(/\s+/).filter(Boolean);
}
