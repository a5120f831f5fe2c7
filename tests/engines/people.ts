import { randomUUID } from 'node:crypto';

import { demoAccounts } from '../../mock-api/demo-accounts';
import { backendOrigin } from '../e2e/support/addresses.mjs';
import { post, register, sessionOf } from '../support/accounts.ts';
import { goto } from './page';
import type { Tab } from './tab';

/** Registers an unknown person: both engines share one backend. */
export const registerUser = () => register(backendOrigin, `bo.${randomUUID()}@northbay.example`);

/** Opens the site with a stored session and the backend's cookie, like an earlier sign-in. */
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

/** Signs someone new in, with OKRs for these goals in the pocket; the first is the newest. */
export async function signInWithGoals(tab: Tab, goals: readonly string[] = []): Promise<void> {
  const { password, ...account } = await registerUser();
  const { token } = await sessionOf(backendOrigin, { ...account, password });
  for (const goal of goals.toReversed()) {
    await post(backendOrigin, '/api/ai/okr', { role: 'Sales Lead', goal, industry: 'Healthcare' }, token);
  }
  await enter(tab, { authToken: token, ...account });
}

/** Signs the ready business in. */
export async function signInBusiness(tab: Tab): Promise<void> {
  const { email } = demoAccounts.business;
  const { token, userId } = await sessionOf(backendOrigin, demoAccounts.business, '/api/users/business/login');
  await enter(tab, { businessToken: token, email, userId });
}
