import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base64urlnopad } from '@scure/base';

import type { Audience } from '@/domain/audience';
import { embeddedIssuer } from '@/domain/stored-keys';

/** The claims of a token; signed, with its expiry `exp` in seconds (docs/product.md 5.3). */
export type TokenPayload = {
  iss: string;
  /** The user's id. */
  sub: string;
  /** As typed at sign-in: a sentinel in it affects later calls of the session. */
  email: string;
  kind: Audience;
  /** The user's ID again, under the name that clients look for first. */
  userId?: string;
  /** The company that the user has onboarded last. */
  businessId?: string;
  iat: number;
  exp: number;
};

/**
 * The issuers this backend knows itself by: embedded in development and in the demo, whose tokens the client keeps from
 * every real host, and as a real host in tests.
 */
export const issuers = { embedded: embeddedIssuer, realHost: 'cairn-mock-host' } as const;

const tokenLifetimeSeconds = 7 * 24 * 60 * 60;

/** Public by design: it protects nothing, it only tells this backend's tokens from those of another. */
const signingKey = 'cairn-embedded-signing-key';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const encode = (value: unknown) => base64urlnopad.encode(bytesOf(JSON.stringify(value)));

/** HMAC-SHA-256. Not the platform's Web Crypto, which is asynchronous: tests and factories sign in one line. */
const sign = (text: string, key: string) => base64urlnopad.encode(hmac(sha256, bytesOf(key), bytesOf(text)));

/**
 * Signs a token.
 * @param claims about its user; all can be overridden, for example `exp` with a past moment
 * @param now the moment of issue, from which the default expiry counts
 * @param key another key than this backend's own gives a token that it refuses
 */
export function signToken(
  claims: Pick<TokenPayload, 'sub' | 'email' | 'kind'> & Partial<TokenPayload>,
  now: Date = new Date(),
  key: string = signingKey,
): string {
  const iat = Math.floor(now.getTime() / 1000);
  const payload: TokenPayload = { iss: issuers.realHost, iat, exp: iat + tokenLifetimeSeconds, ...claims };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${signed}.${sign(signed, key)}`;
}

function parsePayload(part: string): TokenPayload | null {
  try {
    const payload: unknown = JSON.parse(new TextDecoder().decode(base64urlnopad.decode(part)));
    // The signature was checked before: anyone who made it wrote the payload with the type above.
    return payload as TokenPayload;
  } catch {
    return null;
  }
}

/** The payload of a token that this backend signed and that is still valid at `now`; otherwise null. */
export function verifyToken(token: string, now: Date): TokenPayload | null {
  const parts = token.split('.');
  const [header = '', body = '', signature = ''] = parts;
  if (parts.length !== 3 || sign(`${header}.${body}`, signingKey) !== signature) return null;
  const payload = parsePayload(body);
  if (payload === null || !(Object.values(issuers) as string[]).includes(payload.iss)) return null;
  return payload.exp > now.getTime() / 1000 ? payload : null;
}

/** The stored hash of a password, compared byte for byte; the stored database never holds the password. */
export function hashPassword(password: string, salt: string): string {
  return sign(password, `password of ${salt}`);
}
