import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { demoAccounts } from '../../../mock-api/demo-accounts';
import { signToken, verifyToken } from '../../../mock-api/tokens';
import { siteOrigin, workerBackendOrigin } from './addresses.mjs';

type Account = { email: string; password: string };
type Session = { token: string; userId: string };

/** The individual who is there from the start, with eight OKRs, six KPI sets and three notes. */
export const amara: Account = demoAccounts.individual;

/** The business that is there from the start, with its company and its people. */
export const northbay: Account = demoAccounts.business;

/** Asks the backend for a session, without a page. */
async function sessionOf(
  request: APIRequestContext,
  { email, password }: Account,
  login = '/api/users/login',
): Promise<Session> {
  const answer = await request.post(`${workerBackendOrigin}${login}`, { data: { email, password } });
  expect(answer.status(), `${email} signs in`).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  const userId = verifyToken(token, new Date())?.userId;
  if (userId === undefined) throw new Error(`the token of ${email} names no user`);
  return { token, userId };
}

/** Registers somebody new without a page. Gives the account, its userId and the path of its confirmation link. */
export async function registerNewUser(request: APIRequestContext, email = 'bo.lind7@northbay.example') {
  const account = { email, password: 'a long enough one' };
  const answer = await request.post(`${workerBackendOrigin}/api/users/register`, {
    data: { firstName: 'Bo', lastName: 'Lind', ...account },
  });
  expect(answer.status(), `${email} registers`).toBe(201);
  const { userId } = (await answer.json()) as { userId: string };
  return { ...account, userId, link: await newestLink(request, email) };
}

/** The path in the newest message that the backend has sent to an address. */
export async function newestLink(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.get(`${workerBackendOrigin}/__demo/outbox`);
  const mails = (await answer.json()) as { to: string; link: string }[];
  const mail = mails.find(({ to }) => to === email);
  if (mail === undefined) throw new Error(`no mail was sent to ${email}`);
  return mail.link;
}

/** Writes stored values as an earlier visit would have left them. Leaves the page on a file that runs no script. */
export async function store(page: Page, values: Record<string, string>) {
  const withoutScript = `${siteOrigin}/early.js`;
  if (page.url() !== withoutScript) await page.goto(withoutScript);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(values));
}

/** Gives the backend of this worker the world that it was seeded with. */
export async function resetBackend(request: APIRequestContext): Promise<void> {
  const reset = await request.post(`${workerBackendOrigin}/__demo/reset`);
  expect(reset.ok(), 'the backend is reset').toBe(true);
}

/** Empties what the states before have left: the backend's world, and what the browser stores of the site. */
export async function startOver(page: Page): Promise<void> {
  await resetBackend(page.request);
  await store(page, {});
  await page.evaluate(() => sessionStorage.clear());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: siteOrigin, storageTypes: 'local_storage,indexeddb' });
  await devtools.detach();
  // Nothing is pointed at.
  await page.mouse.move(0, 0);
}

/** Puts an account's session into the browser, as an earlier sign-in would have left it. */
export async function signIn(page: Page, account: Account = amara): Promise<Session> {
  const session = await sessionOf(page.request, account);
  await store(page, { authToken: session.token, userId: session.userId, email: account.email });
  return session;
}

/** As `signIn`, for a business; its company is known when `businessId` is given, as onboarding would have left it. */
export async function signInBusiness(page: Page, businessId?: string, account: Account = northbay): Promise<void> {
  const { token, userId } = await sessionOf(page.request, account, '/api/users/business/login');
  const company = businessId === undefined ? {} : { businessId };
  await store(page, { businessToken: token, userId, email: account.email, ...company });
}

/** As `signIn`, with a token that ends (or has ended) so many seconds from now. */
export async function signInUntil(page: Page, seconds: number): Promise<void> {
  const { userId } = await sessionOf(page.request, amara);
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const authToken = signToken({ sub: userId, email: amara.email, kind: 'individual', exp });
  await store(page, { authToken, userId, email: amara.email });
}
