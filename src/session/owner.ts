import { hash } from '@/lib/hash';

import { localStore, ownerKey, storedValues } from './storage';

/*
 * The owner of the stored values. The owner is known by a salted fingerprint of their e-mail address, which tells "the
 * same user again" from "another user" after a sign-out has removed the address itself.
 */

/** The fingerprint of the user who is signed in, or was last; null when none was ever recorded. */
export function currentOwner(): string | null {
  const { email } = storedValues();
  const recorded = recordedOwner();
  if (email === null) return recorded;
  // Signed in with an older version, which recorded no owner.
  return recorded === null ? recordOwner(email) : fingerprint(email, saltOf(recorded));
}

/** The current owner; of a session without an e-mail, a hash of its tokens. */
export function ownerOrTokenHash(): string {
  const { authToken, businessToken } = storedValues();
  return currentOwner() ?? hash(`${authToken} ${businessToken}`);
}

/** Whether the stored values belong to the user with this address. */
export function isCurrentOwner(email: string): boolean {
  const owner = currentOwner();
  return owner !== null && isOwnerOf(owner, email);
}

/** Whether the stored values may belong to the user with this address: they do, or no owner was recorded. */
export function mayBeOwner(email: string): boolean {
  return localStore.get(ownerKey) === null || isCurrentOwner(email);
}

/**
 * Captures the owner when a request is sent.
 * @returns whether the owner is still the same: a late response must not write into another user's values
 */
export function captureOwner(): () => boolean {
  const sender = ownerOrTokenHash();
  return () => ownerOrTokenHash() === sender;
}

/** The recorded fingerprint, null when there is none. */
function recordedOwner(): string | null {
  const record = localStore.get(ownerKey);
  return record !== null && recordFormat.test(record) ? record : null;
}

/** Salt and hash. A record without a salt, of an older version, is ignored. */
const recordFormat = /^[\da-f]{32}\.[\da-z]+$/;

/** Records the owner of the stored values. Returns the fingerprint, which stays the same for the same user. */
export function recordOwner(email: string): string {
  const recorded = recordedOwner();
  if (recorded !== null && isOwnerOf(recorded, email)) return recorded;
  const owner = fingerprint(email, savedSalt() ?? newSalt());
  localStore.set(ownerKey, owner);
  return owner;
}

/** Records that the owner's address is unknown: the record matches no address, and keeps the salt. */
export function clearOwner(): void {
  localStore.set(ownerKey, `${savedSalt() ?? newSalt()}.?`);
}

/** Whether a stored fingerprint, with its own salt, belongs to the user with this address. */
export function isOwnerOf(owner: string, email: string): boolean {
  return recordFormat.test(owner) && fingerprint(email, saltOf(owner)) === owner;
}

function fingerprint(email: string, salt: string): string {
  return `${salt}.${hash(salt + email.trim().toLowerCase())}`;
}

function saltOf(owner: string): string {
  return owner.slice(0, owner.indexOf('.'));
}

/** The salt of this browser, which stays: everyone who signs in again has the fingerprint that they had. */
function savedSalt(): string | null {
  return /^[\da-f]{32}(?=\.)/.exec(localStore.get(ownerKey) ?? '')?.[0] ?? null;
}

/** The salt is this browser's own, so that no list of fingerprints made elsewhere fits. */
function newSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
