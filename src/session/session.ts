import { audiences, type Audience } from '@/domain/audience';
import { storedKeys, type StoredKey } from '@/domain/stored-keys';
import { hash } from '@/lib/hash';

import { clearOwner, currentOwner, isCurrentOwner, recordOwner } from './owner';
import {
  areaKey,
  draftKey,
  greetedKey,
  returnKey,
  sessionStore,
  store,
  storedValues,
  type StoredValues,
} from './storage';
import { nowInSeconds, tokenExpiry, tokenIdentity, tokenState } from './token';

type Id = string | number | undefined;

export type SignIn = {
  /** null where the address is unknown. */
  email: string | null;
  token: string;
  userId?: Id;
  businessId?: Id;
};

/**
 * Stores a sign-in: token, e-mail, and the ids of the user and the company. The ids come from the response, else from the
 * token's own claims; where neither has one, what is stored for the same user stays. Another user's values are cleared.
 */
export function storeSignIn(audience: Audience, { email, token, ...response }: SignIn): void {
  const claims = tokenIdentity(token);
  const userId = response.userId ?? claims.userId;
  const businessId = response.businessId ?? claims.businessId;
  switchUser(email, {
    [audiences[audience].tokenKey]: token,
    email,
    ...(userId === undefined ? {} : { userId: String(userId) }),
    ...(businessId === undefined ? {} : { businessId: String(businessId) }),
  });
}

/**
 * Stores a registration, and the userId if the response has one: an individual's sign-in need not bring it. Another
 * user's values are cleared.
 */
export function storeRegistration(email: string, userId: string | undefined): void {
  switchUser(email, userId === undefined ? {} : { userId });
}

/** Removes the token and the e-mail. Call it only after the backend has confirmed the sign-out. */
export function clearSignIn(audience: Audience): void {
  const { email } = storedValues();
  // Record the owner before the e-mail is removed: older versions did not.
  if (email !== null) recordOwner(email);
  // An ID stays only with a session that stays.
  const userId = userIdFor(audiences[audience].other);
  sessionStore.remove(greetedKey);
  store({ [audiences[audience].tokenKey]: null, email: null, ...(userId === null ? {} : { userId }) });
}

type StoredChange = Partial<Record<StoredKey, string | null>>;

function switchUser(email: string | null, values: StoredChange): void {
  const change = { ...valuesToClear(email), ...values };
  if (email === null) clearOwner();
  else recordOwner(email);
  store(change);
}

/**
 * The values to clear because they belong to another user: all, or none when `email` is the current owner's. Values
 * without a recorded owner are treated as another user's, and so are all before a user without an e-mail. The drafts
 * and the address to return to are removed too.
 */
function valuesToClear(email: string | null): StoredChange {
  if (email !== null && isCurrentOwner(email)) return {};
  for (const key of [draftKey, returnKey]) sessionStore.remove(key);
  return Object.fromEntries(storedKeys.map((key) => [key, null]));
}

/** The stored token of an audience, null when there is none. */
export function tokenOf(audience: Audience): string | null {
  return storedValues()[audiences[audience].tokenKey];
}

/** Guarded routes are open when a token of either audience exists (docs/product.md 5.2). */
export function isGuardOpen(): boolean {
  const { authToken, businessToken } = storedValues();
  return authToken !== null || businessToken !== null;
}

/**
 * The audience whose session a page uses: its own, or the other's where that is the only one. Every page is open to
 * either audience, and must be able to make calls and to sign out.
 */
export function sessionOf(audience: Audience): Audience {
  const { other } = audiences[audience];
  return tokenOf(audience) === null && tokenOf(other) !== null ? other : audience;
}

/** The token that the calls of this audience's pages carry, null when no user is signed in. */
export function tokenFor(audience: Audience): string | null {
  return tokenOf(sessionOf(audience));
}

/**
 * The userId for the calls of an audience's session. With two sessions the one stored id is the last sign-in's, and each
 * token may have its own.
 */
export function userIdFor(audience: Audience): string | null {
  const { authToken, businessToken, userId } = storedValues();
  const token = tokenFor(audience);
  const hasBoth = authToken !== null && businessToken !== null;
  return (hasBoth && token !== null ? tokenIdentity(token).userId : undefined) ?? userId;
}

/**
 * Identifies the signed-in users. Changes when a session starts, ends or changes its user; stays the same when the same
 * user signs in again.
 */
export function sessionOwner(): string {
  const owner = currentOwner();
  const users = Object.values(audiences).map(({ audience }) => {
    const token = tokenOf(audience);
    if (token === null) return null;
    const { userId, email } = tokenIdentity(token);
    // Without claims and e-mail the token itself identifies the user.
    return userId ?? email ?? (owner === null ? token : '');
  });
  return JSON.stringify([owner, ...users]);
}

/**
 * Whether an audience's pages have no usable session: there is none, or its token has expired. A token without an
 * expiry counts as usable.
 */
export function isSessionOver(audience: Audience): boolean {
  const token = tokenFor(audience);
  const expiry = token === null ? 0 : tokenExpiry(token);
  return expiry !== null && expiry <= nowInSeconds();
}

/** Whether a session has ended since `before` by a sign-out, in this tab or another one. */
export function hasSignedOut(before: StoredValues): boolean {
  const now = storedValues();
  return Object.values(audiences).some(
    ({ tokenKey }) => now[tokenKey] === null && tokenState(before[tokenKey], nowInSeconds()) === 'valid',
  );
}

/** Stores which audience's own pages were visited last in this tab. */
export function rememberArea(audience: Audience): void {
  sessionStore.set(areaKey, audience);
}

/** Identifies a session without storing its token. */
const sessionHash = (audience: Audience): string => hash(tokenFor(audience) ?? '');

/** Whether this tab has greeted the current session (docs/product.md 7.1). */
export function isGreeted(audience: Audience): boolean {
  return sessionStore.get(greetedKey) === sessionHash(audience);
}

/** Stores that this tab has greeted the current session. */
export function rememberGreeting(audience: Audience): void {
  sessionStore.set(greetedKey, sessionHash(audience));
}

/**
 * The audience to which a shared page belongs (docs/product.md 5.4): with both tokens the area visited last, otherwise the one
 * whose token exists.
 */
export function audienceOfSharedPage(): Audience {
  const signedIn = (Object.keys(audiences) as Audience[]).filter((audience) => tokenOf(audience) !== null);
  const visited = signedIn.find((audience) => audience === sessionStore.get(areaKey));
  return visited ?? signedIn[0] ?? audiences.individual.audience;
}
