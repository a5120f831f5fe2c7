import { jwtDecode } from 'jwt-decode';

export type TokenState = 'none' | 'valid' | 'expired';

/**
 * The moment a token ends, in seconds since 1970; null when it has none that can be relied on. Only an own, finite
 * number counts: text, infinity, an inherited or a missing `exp` does not (quality 0.5).
 */
export function tokenExpiry(token: string): number | null {
  if (token.split('.').length !== 3) return null;
  try {
    const payload: unknown = jwtDecode(token);
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return null;
    if (!Object.hasOwn(payload, 'exp')) return null;
    const { exp } = payload as { exp: unknown };
    return typeof exp === 'number' && Number.isFinite(exp) ? exp : null;
  } catch {
    return null;
  }
}

/**
 * Whether a stored token can be used (spec 4: expired and undecodable are the same).
 * @param token the stored text, null when there is none
 * @param now seconds since 1970
 */
export function tokenState(token: string | null, now: number): TokenState {
  if (token === null) return 'none';
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry > now ? 'valid' : 'expired';
}

/** The current time as tokens count it: seconds since 1970. */
export function nowInSeconds(): number {
  return Date.now() / 1000;
}
