import { audiences, type Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { storedKeys, type StoredKey } from '@/domain/stored-keys';

import { currentOwner, clearOwner, isCurrentOwner, recordOwner } from './owner';
import { draftKey, sessionStore, store, storedValues, storedName } from './storage';
import { tokenIdentity } from './token';

type StoredChange = Partial<Record<StoredKey, string | null>>;

type Id = string | number | undefined;

/** What a sign-in leaves in the safe. */
export type SignIn = {
  /** null: nobody said whose session it is. */
  email: string | null;
  token: string;
  userId?: Id;
  businessId?: Id;
};

/**
 * The values to forget because they belong to somebody else: all of them, or none when `email` is the person they were
 * stored for. Leftovers nobody was recorded for count as somebody else's, and so does everything before somebody
 * unknown. A draft goes with them.
 */
function valuesOfSomebodyElse(email: string | null): StoredChange {
  if (email !== null && isCurrentOwner(email)) return {};
  sessionStore.remove(draftKey);
  return Object.fromEntries(storedKeys.map((key) => [key, null]));
}

function become(email: string | null, values: StoredChange): void {
  const change = { ...valuesOfSomebodyElse(email), ...values };
  if (email === null) clearOwner();
  else recordOwner(email);
  store(change);
}

/**
 * Keeps that somebody has registered, and their userId where the answer carried one: an individual's sign-in need not
 * bring it. Whoever was here before is forgotten.
 */
export function storeRegistration(email: string, userId: string | undefined): void {
  become(email, userId === undefined ? {} : { userId });
}

/**
 * Keeps a sign-in: token, email, and the ids of the person and the company. They come from the answer, else from the
 * token's own claims; where neither names one, what is stored for the same person stays.
 */
export function storeSignIn(audience: Audience, { email, token, ...answer }: SignIn): void {
  const claims = tokenIdentity(token);
  const userId = answer.userId ?? claims.userId;
  const businessId = answer.businessId ?? claims.businessId;
  become(email, {
    [audiences[audience].tokenKey]: token,
    email,
    ...(userId === undefined ? {} : { userId: String(userId) }),
    ...(businessId === undefined ? {} : { businessId: String(businessId) }),
  });
}

/** Forgets the token and the email. Call it only after the backend agreed. */
export function clearSignIn(audience: Audience): void {
  const { email } = storedValues();
  // Leftovers stay with their person also when an older version never recorded whose they are.
  if (email !== null) recordOwner(email);
  // The id that is left belongs to the session that is left, if there is one.
  const userId = userIdFor(audiences[audience].other);
  store({ [audiences[audience].tokenKey]: null, email: null, ...(userId === null ? {} : { userId }) });
}

/** Keeps where an audience's uploaded picture lies (spec 3). */
export function storePicture(audience: Audience, filePath: string): void {
  store({ [audiences[audience].imageKey]: filePath });
}

/** Keeps which company was onboarded (spec 4). */
export function storeCompanyId(businessId: string): void {
  store({ businessId });
}

/** Keeps who was onboarded last (spec 4). */
export function storeEmployeeId(employeeId: string): void {
  store({ employeeId });
}

/** The stored token of an audience, null when there is none. */
export function tokenOf(audience: Audience): string | null {
  return storedValues()[audiences[audience].tokenKey];
}

/**
 * Whose session a page of this audience uses: its own, or the other's where that is the only one. Every page is open to
 * either kind, and must be able to call and to sign out.
 */
export function sessionOf(audience: Audience): Audience {
  const { other } = audiences[audience];
  return tokenOf(audience) === null && tokenOf(other) !== null ? other : audience;
}

/** The token that the calls of this audience's pages carry, null when nobody is signed in. */
export function tokenFor(audience: Audience): string | null {
  return tokenOf(sessionOf(audience));
}

/**
 * The id under which the calls of an audience's session go. With two sessions the one stored id is the last sign-in's,
 * and each token may know its own.
 */
export function userIdFor(audience: Audience): string | null {
  const { authToken, businessToken, userId } = storedValues();
  const token = tokenFor(audience);
  const hasBoth = authToken !== null && businessToken !== null;
  return (hasBoth && token !== null ? tokenIdentity(token).userId : undefined) ?? userId;
}

/**
 * Whose the sessions are: changes when one begins, ends or passes to somebody else, and stays when the same person signs
 * in again.
 */
export function sessionOwner(): string {
  const owner = currentOwner();
  const people = Object.values(audiences).map(({ audience }) => {
    const token = tokenOf(audience);
    if (token === null) return null;
    const { userId, email } = tokenIdentity(token);
    // A token that names nobody stands for its person, unless the e-mail does.
    return userId ?? email ?? (owner === null ? token : '');
  });
  return JSON.stringify([owner, ...people]);
}

/** Whether guarded routes are open: a token exists, of either kind (spec 6). */
export function isGuardOpen(): boolean {
  const { authToken, businessToken } = storedValues();
  return authToken !== null || businessToken !== null;
}

/** Keeps whether there are unread notifications (spec 4: true when the fetched list is non-empty). */
export function storeNotificationsFlag(hasSome: boolean): void {
  store({ notifications: String(hasSome) });
}

const areaKey = storedName('area');

const all = Object.keys(audiences) as Audience[];

const ownPaths: Record<Audience, (pathname: string) => boolean> = {
  business: (pathname) => pathname.startsWith('/business/'),
  individual: (pathname) =>
    pathname === audiences.individual.homePath ||
    Object.values(goalKinds).some(({ listPath }) => listPath.individual === pathname),
};

/** The audience whose own page an address is; null for the pages both share (reading 2). */
export function areaOf(pathname: string): Audience | null {
  return (Object.keys(ownPaths) as Audience[]).find((audience) => ownPaths[audience](pathname)) ?? null;
}

/** Remembers which audience's own pages were visited last in this tab. */
export function rememberArea(audience: Audience): void {
  sessionStore.set(areaKey, audience);
}

/**
 * The audience a shared page belongs to (reading 2): with both tokens the area visited last, otherwise the one whose
 * token exists.
 */
export function audienceOfSharedPage(): Audience {
  const signedIn = all.filter((audience) => tokenOf(audience) !== null);
  const visited = signedIn.find((audience) => audience === sessionStore.get(areaKey));
  return visited ?? signedIn[0] ?? audiences.individual.audience;
}
