import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { demoAccounts } from '../../mock-api/demo-accounts';
import { verifyToken } from '../../mock-api/tokens';
import { backendOrigin } from '../e2e/support/addresses.mjs';
import { goto } from './page';
import type { Tab } from './tab';

/** Calls the backend without a page. */
async function post(path: string, payload: object, token?: string): Promise<unknown> {
  const answer = await fetch(backendOrigin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(payload),
  });
  expect(answer.ok, path).toBe(true);
  return answer.json();
}

/** The path in the newest message that the backend has sent to an address. */
export async function newestLink(email: string): Promise<string> {
  const answer = await fetch(`${backendOrigin}/__demo/outbox`);
  const mails = (await answer.json()) as { to: string; link: string }[];
  const mail = mails.find(({ to }) => to === email);
  if (mail === undefined) throw new Error(`no mail was sent to ${email}`);
  return mail.link;
}

const password = 'a long enough one';

/** Registers somebody whom no other test knows: both engines have the same backend. */
export async function registerSomebody() {
  const email = `bo.${randomUUID()}@northbay.example`;
  await post('/api/users/register', { firstName: 'Bo', lastName: 'Lind', email, password });
  return { email, password };
}

/** Opens the site with a session in its storage and the backend's cookie, as an earlier sign-in would have left them. */
async function enter(tab: Tab, session: Record<string, string>): Promise<void> {
  // Runs no script.
  await goto(tab, '/favicon.svg');
  await tab.evaluate(
    async (visit, values) => {
      await fetch(visit, { method: 'POST', credentials: 'include' });
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    `${backendOrigin}/__demo/visit`,
    session,
  );
}

async function sessionOf(login: string, account: { email: string; password: string }) {
  const { token } = (await post(login, account)) as { token: string };
  return { token, email: account.email, userId: verifyToken(token, new Date())?.userId ?? '' };
}

/** Signs somebody new in, with OKRs for these goals in the pocket; the first is the newest. */
export async function signInWithGoals(tab: Tab, goals: readonly string[] = []): Promise<void> {
  const { token, ...session } = await sessionOf('/api/users/login', await registerSomebody());
  for (const goal of goals.toReversed()) {
    await post('/api/ai/okr', { role: 'Sales Lead', goal, industry: 'Healthcare' }, token);
  }
  await enter(tab, { authToken: token, ...session });
}

/** Signs the ready business in. */
export async function signInBusiness(tab: Tab): Promise<void> {
  const { token, ...session } = await sessionOf('/api/users/business/login', demoAccounts.business);
  await enter(tab, { businessToken: token, ...session });
}
