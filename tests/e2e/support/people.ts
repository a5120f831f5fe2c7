import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { demoAccounts } from '../../../mock-api/demo-accounts';
import { amarasRequests, newDrafts } from '../../../mock-api/seed';
import { demoEmployees } from '../../../mock-api/seed-people';
import { signToken } from '../../../mock-api/tokens';
import { newestLink as newestLinkOf, register, sessionOf, type Account } from '../../support/accounts.ts';
import { siteOrigin, workerBackendOrigin } from './addresses.mjs';

/** The seed's individual, with goals and notes. */
export const amara: Account = demoAccounts.individual;

/** The seed's business, with its company and its people. */
export const northbay: Account = demoAccounts.business;

/** How much data the two have in the seed. */
export const seeded = {
  okrs: amarasRequests.okr.length,
  kpis: amarasRequests.kpi.length,
  notes: newDrafts,
  people: demoEmployees.length,
  departments: new Set(demoEmployees.map(({ department }) => department)).size,
};

/** Registers a new user without a page. Returns the account, its userId and the path of its confirmation link. */
export async function registerNewUser(email = 'bo.lind7@northbay.example') {
  return { ...(await register(workerBackendOrigin, email)), link: await newestLink(email) };
}

/** The path in the newest message that the backend has sent to an address. */
export const newestLink = (email: string) => newestLinkOf(workerBackendOrigin, email);

/** Writes stored values like an earlier visit. Leaves the page on a file that runs no script. */
export async function store(page: Page, values: Record<string, string>) {
  const withoutScript = `${siteOrigin}/robots.txt`;
  if (page.url() !== withoutScript) await page.goto(withoutScript);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(values));
}

/** Resets this worker's backend to its seed. */
export async function resetBackend(request: APIRequestContext): Promise<void> {
  const reset = await request.post(`${workerBackendOrigin}/__demo/reset`);
  expect(reset.ok(), 'the backend is reset').toBe(true);
}

/** Resets after earlier states: mocked responses, the backend's data, and the site's storage. */
export async function startOver(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await resetBackend(page.request);
  await store(page, {});
  await page.evaluate(() => sessionStorage.clear());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: siteOrigin, storageTypes: 'local_storage,indexeddb' });
  await devtools.detach();
  // Nothing is pointed at.
  await page.mouse.move(0, 0);
}

/** Stores an account's session in the browser, like an earlier sign-in. */
export async function signIn(page: Page, account: Account = amara) {
  const session = await sessionOf(workerBackendOrigin, account);
  await store(page, { authToken: session.token, userId: session.userId, email: account.email });
  return session;
}

/** Like `signIn`, for a business; `businessId` stores its company, as onboarding does. */
export async function signInBusiness(page: Page, businessId?: string, account: Account = northbay): Promise<void> {
  const { token, userId } = await sessionOf(workerBackendOrigin, account, '/api/users/business/login');
  const company = businessId === undefined ? {} : { businessId };
  await store(page, { businessToken: token, userId, email: account.email, ...company });
}

/** Like `signIn`, with a token that expires after so many seconds; negative: expired. */
export async function signInUntil(page: Page, seconds: number): Promise<void> {
  const { userId } = await sessionOf(workerBackendOrigin, amara);
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const authToken = signToken({ sub: userId, email: amara.email, kind: 'individual', exp });
  await store(page, { authToken, userId, email: amara.email });
}
