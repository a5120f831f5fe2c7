/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the backend, for example https://api.example.com. Empty: the page's own origin. */
  readonly VITE_API_HOST?: string;
  /** Origins of pictures besides the backend's, separated by blanks. */
  readonly VITE_IMAGE_ORIGINS?: string;
  readonly VITE_IMAGE_MAX_MB?: string;
  readonly VITE_FISCAL_YEAR_START?: string;
  readonly VITE_SCHEDULING_URL?: string;
  readonly VITE_BUSINESS_SITE_URL?: string;
  readonly VITE_LINKEDIN_URL?: string;
  readonly VITE_X_URL?: string;
  readonly VITE_FACEBOOK_URL?: string;
  readonly VITE_PRIVACY_URL?: string;
  readonly VITE_TERMS_URL?: string;
  readonly VITE_BUSINESS_GREETING_NAME?: string;
}

/**
 * How the mock backend is reached, fixed at build time: not at all (a real backend), over HTTP (development), or by
 * service worker (the static demo). A build with 'none' contains none of its code.
 */
declare const __EMBEDDED_BACKEND__: 'none' | 'http' | 'worker';

/** The file of a deployment's own logo, below the base; empty: the mark of src/brand.ts, and no code for a logo is in the build. */
declare const __BRAND_LOGO__: string;

/** The producer in the properties of a branded deployment's PDFs; empty: none. */
declare const __BRAND_CREATOR__: string;
