import { localStore, storedName, storedValues } from './storage';

const key = storedName('person');

/** A salt and what it makes of an address. What an older version kept without a salt counts as nobody. */
const recordFormat = /^[\da-f]{32}\.[\da-z]+$/;

/** A short hash of a text (cyrb53). */
function hash(text: string): string {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (const unit of text) {
    const code = unit.codePointAt(0) ?? 0;
    h1 = Math.imul(h1 ^ code, 2654435761);
    h2 = Math.imul(h2 ^ code, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return (4294967296 * (2097151 & h2) + (h1 >>> 0)).toString(36);
}

/**
 * A salted fingerprint of an e-mail address. It tells "the same person again" from "somebody else" after a sign-out has
 * removed the address itself. The salt is this browser's own, so that no list of fingerprints made elsewhere fits.
 */
function fingerprint(email: string, salt: string): string {
  return `${salt}.${hash(salt + email.trim().toLowerCase())}`;
}

function newSalt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function saltOf(person: string): string {
  return person.slice(0, person.indexOf('.'));
}

function matches(person: string, email: string): boolean {
  return fingerprint(email, saltOf(person)) === person;
}

/** The fingerprint of whom the stored values belong to, null when nobody was recorded. */
export function recordedOwner(): string | null {
  const person = localStore.get(key);
  return person !== null && recordFormat.test(person) ? person : null;
}

/** The fingerprint of whom everything stored belongs to: who is signed in, or who was last. */
export function currentOwner(): string | null {
  const { email } = storedValues();
  const recorded = recordedOwner();
  if (email === null) return recorded;
  // Signed in with an older version: from now on it is known who.
  return recorded === null ? recordOwner(email) : fingerprint(email, saltOf(recorded));
}

/** The same, also for a session that never said its e-mail: it is known by its tokens, of which nothing can be read here. */
export function ownerOrTokenHash(): string {
  const { authToken, businessToken } = storedValues();
  return currentOwner() ?? hash(`${authToken} ${businessToken}`);
}

/** Whether everything stored belongs to the person with this address. */
export function isCurrentOwner(email: string): boolean {
  const owner = currentOwner();
  return owner !== null && matches(owner, email);
}

/** Records whose the stored values are from now on. Gives the fingerprint, which stays for the same person. */
export function recordOwner(email: string): string {
  const recorded = recordedOwner();
  if (recorded !== null && matches(recorded, email)) return recorded;
  const person = fingerprint(email, newSalt());
  localStore.set(key, person);
  return person;
}

/** What is recorded for somebody of whom nothing is known: it matches no address. */
const unknownPerson = 'unknown';

/** Forgets whose the stored values are, for somebody who is unknown. */
export function clearOwner(): void {
  localStore.set(key, unknownPerson);
}

/** Whether an address can be that of the person here: it is, or nobody was ever recorded. */
export function mayBeOwner(email: string): boolean {
  return localStore.get(key) === null || isCurrentOwner(email);
}

/**
 * Remembers whose the stored values are when a request is sent. Gives the function that says whether they still are: a
 * late response never writes into the values of somebody who signed in meanwhile.
 */
export function captureOwner(): () => boolean {
  const sender = ownerOrTokenHash();
  return () => ownerOrTokenHash() === sender;
}
