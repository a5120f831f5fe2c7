import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { saveDraft } from '@/device/drafts';
import { audiences } from '@/domain/audience';
import { paths } from '@/domain/paths';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { address, goBack, loadApp, pageReady, signedInAs } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { aWhile, go } from '../support/leaving.ts';
import { onboardings } from '../support/onboardings.ts';
import { toasts } from '../support/toasts.ts';
import { callsOf, hold, onlyCallOf } from '../support/wire.ts';

let arrive = (): void => undefined;

const slow = {
  help: '@/features/help/help-page',
  signUp: '@/features/auth/sign-up-page',
} as const;

/** The code of this page takes its time, until `arrive` lets it come. */
function slowDown(module: string): void {
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.doMock(module, async (original) => {
    await arrival;
    return original();
  });
}

afterEach(() => {
  arrive();
  for (const module of [...Object.values(slow), ...onboardings.map(({ nextPage }) => nextPage)]) vi.doUnmock(module);
});

const nextPageIsLoading = () => screen.findByRole('progressbar', { name: 'Loading the page' });

const submit = () => screen.getByRole('button', { name: 'Submit' });

describe.each(onboardings)(
  'onboarding $what',
  ({ call, path, menu, form, draft, first, firstText, nextPage, arrival }) => {
    async function openFilled() {
      await signedInAs('business');
      saveDraft(form, draft);
      const user = await loadApp(path);
      await screen.findByLabelText(first);
      await pageReady();
      return user;
    }

    it('leaves somebody on the way they have taken meanwhile', async () => {
      slowDown(slow.help);
      const letGo = hold(call);
      const user = await openFilled();
      await press(user, 'Submit');
      await onlyCallOf(call);
      await go(user, 'Help');
      await press(user, 'Leave');
      await nextPageIsLoading();
      letGo();
      await waitFor(() => expect(sessionStorage.getItem('draft')).toBeNull());
      await aWhile();
      expect(toasts()).toEqual([]);
      arrive();
      await screen.findByRole('heading', { level: 1, name: 'Help' });
      expect(address()).toBe(paths.help);
    });

    it('starts again for a user who presses its menu entry before the next page is there', async () => {
      slowDown(nextPage);
      const user = await openFilled();
      await press(user, 'Submit');
      await nextPageIsLoading();
      expect(submit()).toHaveAttribute('aria-busy', 'true');
      expect(screen.getByLabelText(first)).toHaveValue(firstText);
      await go(user, menu);
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
      expect(screen.getByLabelText(first)).toHaveValue('');
      await press(user, 'Submit');
      expect(callsOf(call)).toHaveLength(1);
      await fill({ [first]: 'Somebody next' });
      await waitFor(() => expect(sessionStorage.getItem('draft')).toContain('Somebody next'));
    });

    it('leads to the next page, which Back leaves for an empty form', async () => {
      const user = await openFilled();
      await press(user, 'Submit');
      await waitFor(() => expect(address()).toContain(arrival));
      await goBack();
      expect(await screen.findByLabelText(first)).toHaveValue('');
      expect(submit()).not.toHaveAttribute('aria-busy');
    });

    it('keeps what was typed while the next page is loading', async () => {
      slowDown(nextPage);
      const user = await openFilled();
      await press(user, 'Submit');
      await nextPageIsLoading();
      await fill({ [first]: 'Somebody next' });
      await go(user, menu);
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
      expect(screen.getByLabelText(first)).toHaveValue('Somebody next');
      expect(sessionStorage.getItem('draft')).toContain('Somebody next');
    });
  },
);

describe('signing in', () => {
  const row = audiences.individual;
  const { email, password } = demoAccounts.individual;

  it('is given up by whoever is on the way to another page', async () => {
    slowDown(slow.signUp);
    const letGo = hold('login');
    const user = await loadApp(row.signInPath);
    await fill({ Email: email, Password: password });
    await press(user, 'Sign In');
    await onlyCallOf('login');
    await go(user, 'Create an account');
    await nextPageIsLoading();
    letGo();
    await aWhile();
    expect(localStorage.getItem(row.tokenKey)).toBeNull();
    expect(toasts()).toEqual([]);
    arrive();
    await waitFor(() => expect(address()).toBe(row.signUpPath));
    await goBack();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-busy'));
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
    await waitFor(() => expect(address()).toBe(row.homePath));
  });
});
