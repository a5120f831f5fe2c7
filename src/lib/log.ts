import { brand } from '@/brand';

/**
 * Writes what went wrong for whoever looks into the browser's console. At the level `info`: the user was told in words
 * where that is wanted, and nothing here is uncaught. Never hand it a token or a form's values.
 */
export function log(what: string, reason?: unknown): void {
  if (import.meta.env.MODE === 'test') return;
  console.info(`[${brand.name}] ${what}`, reason instanceof Error ? reason.message : '');
}

/** Writes a value as it is at the level `debug`, which a browser's console hides until it is asked for. */
export function logDebug(what: string, value: unknown): void {
  console.debug(`[${brand.name}] ${what}`, value);
}
