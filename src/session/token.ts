import { jwtDecode } from 'jwt-decode';

import { embeddedIssuer } from '@/domain/stored-keys';

export type TokenState = 'none' | 'valid' | 'expired';

/**
 * Whether a stored token can be used (expired and undecodable are the same: docs/product.md 5.3).
 * @param token the stored text, null when there is none
 * @param now seconds since 1970
 */
export function tokenState(token: string | null, now: number): TokenState {
  if (token === null || isStrayMockToken(token)) return 'none';
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry > now ? 'valid' : 'expired';
}

/** When a token expires, in seconds since 1970; null when it has no `exp` that is a finite number. */
export function tokenExpiry(token: string): number | null {
  const exp = ownClaim(token, 'exp');
  return typeof exp === 'number' && Number.isFinite(exp) ? exp : null;
}

/** The current time as tokens count it: seconds since 1970. */
export function nowInSeconds(): number {
  return Date.now() / 1000;
}

/** Whether a token is the mock backend's while the application uses a real one, which must not receive it. */
export function isStrayMockToken(token: string): boolean {
  return __EMBEDDED_BACKEND__ === 'none' && textClaim(token, 'iss') === embeddedIssuer;
}

/** Reads a token's own claims about its user; undefined where it has none. */
export function tokenIdentity(token: string): Readonly<Record<'email' | 'userId' | 'businessId', string | undefined>> {
  const userId = ['userId', 'sub', 'id']
    .map((name) => textClaim(token, name))
    // Some backends put the e-mail address into these claims.
    .find((value) => value !== undefined && !value.includes('@'));
  return { email: textClaim(token, 'email'), userId, businessId: textClaim(token, 'businessId') };
}

/** A claim as text: a text that is not blank, or a finite number written out; undefined for anything else. */
function textClaim(token: string, name: string): string | undefined {
  const value = ownClaim(token, name);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** A claim of a token, not one inherited from a prototype; undefined where the token cannot be decoded. */
function ownClaim(token: string, name: string): unknown {
  if (token.split('.').length !== 3) return undefined;
  try {
    const claims: unknown = jwtDecode(token);
    const isRecord = typeof claims === 'object' && claims !== null && !Array.isArray(claims);
    return isRecord && Object.hasOwn(claims, name) ? (claims as Record<string, unknown>)[name] : undefined;
  } catch {
    return undefined;
  }
}
