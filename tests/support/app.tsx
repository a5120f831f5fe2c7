import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';

import { App } from '@/app/app';
import type { Audience } from '@/domain/audience';
import { keepSignIn } from '@/session/session';
import { rereadStorage } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { db } from '../../mock-api/node.ts';
import { signToken } from '../../mock-api/tokens.ts';

/** Draws the whole application on its real router at an address. */
export function openApp(path: string, state?: unknown): UserEvent {
  window.history.replaceState(state === undefined ? null : { usr: state, key: 'start', idx: 0 }, '', path);
  rereadStorage();
  const user = userEvent.setup();
  render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  return user;
}

/** Puts the ready account's session into the safe, as its sign-in would. */
export async function signedInAs(audience: Audience, token?: string): Promise<void> {
  const { email } = demoAccounts[audience];
  await db.open();
  const account = db.tables.users.find((candidate) => candidate.email === email);
  if (!account) throw new Error(`The seed has no ${email}.`);
  keepSignIn(audience, {
    email,
    token: token ?? signToken({ sub: account.id, email, kind: audience }),
    userId: account.id,
  });
}

/** The address now: path and query. */
export function address(): string {
  return window.location.pathname + window.location.search;
}

/** Goes back in the browser's history. */
export async function goBack(): Promise<void> {
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

/** A toast's words, once they appear in one of the two live regions. */
export async function findToast(text: string): Promise<HTMLElement> {
  const regions = [...screen.getAllByRole('alert'), ...screen.getAllByRole('status')];
  const found = await screen.findByText(
    (_, element) =>
      element?.textContent === text && element.tagName === 'P' && regions.some((region) => region.contains(element)),
  );
  return found;
}
