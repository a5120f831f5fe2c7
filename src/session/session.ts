import { audiences, type Audience } from '@/domain/audience';
import { storedKeys, type StoredKey } from '@/domain/stored-keys';

import { currentOwner, fingerprint, recordPerson } from './person';
import { draftKey, tabOnly } from './safe-storage';
import { store, storedValues } from './storage';

type StoredChange = Partial<Record<StoredKey, string | null>>;

/** What a sign-in leaves in the safe. */
export type SignIn = { email: string; token: string; userId?: string | undefined };

/**
 * The values to forget because they belong to somebody else: all of them, or none when `email` is the person they were
 * stored for (reading 5). Leftovers nobody was recorded for count as somebody else's. A draft goes with them.
 */
function valuesOfSomebodyElse(email: string): StoredChange {
  if (currentOwner() === fingerprint(email)) return {};
  tabOnly.remove(draftKey);
  return Object.fromEntries(storedKeys.map((key) => [key, null]));
}

function become(email: string, values: StoredChange): void {
  const change = { ...valuesOfSomebodyElse(email), ...values };
  recordPerson(email);
  store(change);
}

/** Keeps a fresh registration's userId, which an individual's sign-in does not bring (spec 4, reading 6). */
export function keepRegistration(email: string, userId: string): void {
  become(email, { userId });
}

/** Keeps a sign-in: token and email, and the userId when the answer carried one (spec 4, reading 6). */
export function keepSignIn(audience: Audience, { email, token, userId }: SignIn): void {
  become(email, {
    [audiences[audience].tokenKey]: token,
    email,
    ...(userId === undefined ? {} : { userId }),
  });
}

/** Forgets the token and the email (spec 4). Call it only after the backend agreed. */
export function forgetSignIn(audience: Audience): void {
  const { email } = storedValues();
  // Leftovers stay with their person also when an older version never recorded whose they are.
  if (email !== null) recordPerson(email);
  store({ [audiences[audience].tokenKey]: null, email: null });
}

/** Keeps where an audience's uploaded picture lies (spec 3). */
export function keepPicture(audience: Audience, filePath: string): void {
  store({ [audiences[audience].imageKey]: filePath });
}

/** Keeps which company was onboarded (spec 4). */
export function keepCompany(businessId: string): void {
  store({ businessId });
}

/** Keeps who was onboarded last (spec 4). */
export function keepEmployee(employeeId: string): void {
  store({ employeeId });
}

/** The token that calls of this audience carry, null when there is none. */
export function tokenOf(audience: Audience): string | null {
  return storedValues()[audiences[audience].tokenKey];
}

/** Whether guarded routes are open: a token exists, of either kind (spec 6). */
export function isGuardOpen(): boolean {
  const { authToken, businessToken } = storedValues();
  return authToken !== null || businessToken !== null;
}

/** Keeps whether there are unread notifications (spec 4: true when the fetched list is non-empty). */
export function keepNotificationsFlag(hasSome: boolean): void {
  store({ notifications: String(hasSome) });
}
