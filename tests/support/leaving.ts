import { act, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import type { Audience } from '@/domain/audience';
import { storeSignIn } from '@/session/session';
import { rereadStorage } from '@/session/storage';

import { tokenFor } from './app.tsx';

/** Follows the first link of this name. */
export const go = (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getAllByRole('link', { name })[0] ?? document.body);

/** Leaves the page for another one. */
export async function toHelp(user: UserEvent): Promise<void> {
  await go(user, 'Help');
  await screen.findByRole('heading', { level: 1, name: 'Help' });
}

/** The same, with a question first. */
export async function leaveForHelp(user: UserEvent): Promise<void> {
  await go(user, 'Help');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { level: 1, name: 'Help' });
}

/** Longer than a late response takes to arrive. */
export const aWhile = () => act(() => new Promise((resolve) => void setTimeout(resolve, 100)));

/** The browser's default action for Escape. */
export const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

/** Another user signs in in another tab. */
export async function somebodyElseSignsIn(audience: Audience): Promise<void> {
  const token = await tokenFor(audience);
  await act(async () => {
    storeSignIn(audience, { email: 'bela@elsewhere.example', token, userId: 'bela' });
    rereadStorage();
    await Promise.resolve();
  });
}
