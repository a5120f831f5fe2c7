import { env } from './env';

/** A stored path as an address, read the way a browser reads it: relative ones at the API host. Null when it is none. */
export function imageAddress(filePath: string | null): URL | null {
  // A backend on Windows may write its own separators.
  const path = (filePath ?? '').trim().replaceAll('\\', '/');
  return path !== '' && URL.canParse(path, apiOrigin()) ? new URL(path, apiOrigin()) : null;
}

/**
 * Where a stored picture is loaded from: the API host, or one of the origins that the settings name. Any other address
 * is refused, whoever wrote it, since the security policy refuses it too.
 */
export function imageUrl(filePath: string | null): string | null {
  const address = imageAddress(filePath);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  return [apiOrigin(), ...env.imageOrigins].includes(address.origin) ? address.href : null;
}

function apiOrigin(): string {
  return URL.canParse(env.apiHost) ? new URL(env.apiHost).origin : window.location.origin;
}
