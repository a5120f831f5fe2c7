import { brand } from '@/brand';

/**
 * Writes what went wrong for whoever looks into the browser's console, as a warning: the person was told in words of
 * their own where the specification says so, and nothing here is uncaught. Never hand it a token or a form's values.
 */
export function log(what: string, reason?: unknown): void {
  if (import.meta.env.MODE === 'test') return;
  console.info(`[${brand.name}] ${what}`, reason instanceof Error ? reason.message : '');
}
