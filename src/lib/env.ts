/** A setting's value, or its default when it is not set or empty. */
function setting(value: string | undefined, fallback: string): string {
  return value === undefined || value.trim() === '' ? fallback : value.trim();
}

/** The settings of .env.example, with their working defaults. */
export const env = {
  /** Origin of the backend without a trailing slash; empty means the page's own origin. */
  apiHost: setting(import.meta.env.VITE_API_HOST, '').replace(/\/+$/, ''),
  schedulingUrl: setting(import.meta.env.VITE_SCHEDULING_URL, 'https://calendly.com/'),
} as const;
