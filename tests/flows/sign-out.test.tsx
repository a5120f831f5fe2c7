import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { brand } from '@/brand';
import { audiences } from '@/domain/audience';
import { errors } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { accountOf, address, openAs, signedInAs } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { go } from '../support/leaving.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { answer, hold, onlyCallOf } from '../support/wire.ts';

// submissions.test.tsx has how it fails, and that it is sent once; other-kind.test.tsx narrower screens.
describe.each(Object.values(audiences))('sign-out, $audience', (row) => {
  async function openPopup() {
    setWidth(widths.wide);
    const account = await accountOf(row.audience);
    const user = await openAs(row.audience, row.homePath);
    await press(user, 'Profile menu');
    return { user, account };
  }

  it('sends one DELETE with bearer and cookies, removes token and email, and goes to its own sign-in', async () => {
    const { user, account } = await openPopup();
    const email = await screen.findByText(account.email);
    expect(email.closest('p')?.previousElementSibling).toHaveTextContent(account.email.split('@')[0] ?? '');
    expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
    const token = storedValues()[row.tokenKey] ?? '';
    await press(user, 'Sign Out');
    await waitFor(() => expect(address()).toBe(row.signInPath));
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();

    const request = await onlyCallOf('logout');
    expect(request.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(request.credentials).toBe('include');
    expect(await request.clone().text()).toBe('');
    expect(storedValues()).toMatchObject({ [row.tokenKey]: null, email: null, userId: account.id });
    expect(toasts()).toEqual([]);
  });

  it.each(['the popup was closed', 'the frame was left'])(
    'ends the session also when %s before the answer came',
    async (how) => {
      const letGo = hold('logout');
      const { user } = await openPopup();
      await press(user, 'Sign Out');
      await onlyCallOf('logout');
      if (how === 'the popup was closed') await user.keyboard('{Escape}');
      else await go(user, brand.name);
      if (how !== 'the popup was closed') await screen.findByRole('heading', { name: 'Next-Level People Process' });
      letGo();
      await waitFor(() => expect(storedValues()).toMatchObject({ [row.tokenKey]: null, email: null }));
      await waitFor(() => expect(address()).toBe(how === 'the popup was closed' ? row.signInPath : paths.landing));
      expect(toasts()).toEqual([]);
    },
  );

  it('keeps the failure visible above the dialog of a narrow screen', async () => {
    answer('logout', () => HttpResponse.error());
    const user = await openAs(row.audience, row.homePath);
    await press(user, 'Shortcuts');
    await press(user, 'Profile menu');
    await press(user, 'Sign Out');
    await onlyToast(errors.signOutFailed);
    // Everything outside an open modal dialog is inert and not read out.
    expect(screen.getByText(errors.signOutFailed).closest('dialog')).not.toBeNull();
  });
});

it('with both sessions, sign-out ends the one whose page is shown', async () => {
  setWidth(widths.wide);
  await signedInAs('business');
  const businessToken = storedValues().businessToken ?? '';
  localStorage.setItem('authToken', 'the-other-session');
  const user = await openAs('business', audiences.business.homePath);
  await press(user, 'Profile menu');
  await press(user, 'Sign Out');
  await waitFor(() => expect(address()).toBe(audiences.business.signInPath));
  expect((await onlyCallOf('logout')).headers.get('authorization')).toBe(`Bearer ${businessToken}`);
  expect(storedValues()).toMatchObject({ businessToken: null, authToken: 'the-other-session' });
});
