import { jwtDecode } from 'jwt-decode';

import { embeddedIssuer } from '@/domain/stored-keys';

export type TokenState = 'none' | 'valid' | 'expired';

/** What a token claims under a name: only its own claims count, and none of a token that cannot be read. */
function ownClaim(token: string, name: string): unknown {
  if (token.split('.').length !== 3) return undefined;
  try {
    const claims: unknown = jwtDecode(token);
    if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) return undefined;
    return Object.hasOwn(claims, name) ? (claims as Record<string, unknown>)[name] : undefined;
  } catch {
    return undefined;
  }
}

/** A claim as text: text that says something, or a finite number written out; anything else is none. */
function textClaim(token: string, name: string): string | undefined {
  const value = ownClaim(token, name);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Whom a token belongs to, as far as it says so. */
type TokenIdentity = Readonly<Record<'email' | 'userId' | 'businessId', string | undefined>>;

/** Reads a token's own claims about its person. */
export function tokenIdentity(token: string): TokenIdentity {
  const id = ['userId', 'sub', 'id']
    .map((name) => textClaim(token, name))
    // Some backends name the person by address where others give an id.
    .find((value) => value !== undefined && !value.includes('@'));
  return { email: textClaim(token, 'email'), userId: id, businessId: textClaim(token, 'businessId') };
}

/** Whether a token is the embedded backend's while the application talks to a real one, which must not be sent it. */
export function isStrayMockToken(token: string): boolean {
  return __EMBEDDED_BACKEND__ === 'none' && textClaim(token, 'iss') === embeddedIssuer;
}

/** The moment a token ends, in seconds since 1970; null when it has none that can be relied on: a finite number. */
export function tokenExpiry(token: string): number | null {
  const exp = ownClaim(token, 'exp');
  return typeof exp === 'number' && Number.isFinite(exp) ? exp : null;
}

/**
 * Whether a stored token can be used (spec 4: expired and undecodable are the same).
 * @param token the stored text, null when there is none
 * @param now seconds since 1970
 */
export function tokenState(token: string | null, now: number): TokenState {
  if (token === null || isStrayMockToken(token)) return 'none';
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry > now ? 'valid' : 'expired';
}

/** The current time as tokens count it: seconds since 1970. */
export function nowInSeconds(): number {
  return Date.now() / 1000;
}
