import { brand } from '@/brand';

/** Logs at `info`, since screens report errors. Never pass a token or a form's values. */
export function log(what: string, reason?: unknown): void {
  if (import.meta.env.MODE === 'test') return;
  console.info(`[${brand.name}] ${what}`, reason instanceof Error ? reason.message : '');
}

/** Logs a value unchanged at the level `debug`, which browsers hide by default. */
export function logDebug(what: string, value: unknown): void {
  console.debug(`[${brand.name}] ${what}`, value);
}
