import { env } from './env';

/** The URL of a stored picture at an origin that the security policy allows; null for any other. */
export function imageUrl(filePath: string | null): string | null {
  const address = imageAddress(filePath);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  return [apiOrigin(), ...env.imageOrigins].includes(address.origin) ? address.href : null;
}

/** A stored path as a browser resolves it, relative to the API host. Null when it is no URL. */
function imageAddress(filePath: string | null): URL | null {
  // A backend on Windows may write its own separators.
  const path = (filePath ?? '').trim().replaceAll('\\', '/');
  return path === '' ? null : parsed(path, apiOrigin());
}

function apiOrigin(): string {
  return parsed(env.apiHost)?.origin ?? window.location.origin;
}

function parsed(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
