import { audiences, type Audience } from '@/domain/audience';

import { currentOwner, mayBeOwner } from './owner';
import { returnKey, sessionStore } from './storage';

/*
 * The guarded address that was opened without a session: the guard leads to the landing page, and the next sign-in of its
 * audience leads there, once (docs/product.md 5.2).
 */

/** Stores the address in the tab. @param audience whose page it is; undefined for a page of both */
export function rememberReturnAddress(address: string, audience: Audience | undefined): void {
  const owner = currentOwner();
  const of = audience === undefined ? Object.keys(audiences) : [audience];
  sessionStore.set(returnKey, JSON.stringify({ owner, of, address }));
}

/** Removes it: a guarded page has opened, a session has ended, or another user has come. */
export function forgetReturnAddress(): void {
  sessionStore.remove(returnKey);
}

/**
 * The address to which a sign-in leads back; null where there is none.
 * @param email of the user who signs in: an address that another user has asked for is not theirs
 */
export function returnAddress(audience: Audience, email?: string): string | null {
  try {
    const { owner, of, address } = JSON.parse(sessionStore.get(returnKey) ?? '') as Record<string, unknown>;
    const isTheirs = owner === currentOwner() && (email === undefined || mayBeOwner(email));
    const isOwn = typeof address === 'string' && isInside(address) && Array.isArray(of) && of.includes(audience);
    return isOwn && isTheirs ? address : null;
  } catch {
    return null;
  }
}

/** Whether an address belongs to this application. */
export const isInside = (address: string): boolean => /^\/(?![/\\])/.test(address);
