import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { address, openApp } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';

describe.each(Object.values(audiences))('Remember me, $audience', (row) => {
  const { email, password } = demoAccounts[row.audience];

  async function signIn(ticked: boolean) {
    const user = openApp(row.signInPath);
    await fill({ Email: email, Password: password });
    const box = screen.getByRole('checkbox', { name: 'Remember me' });
    if ((box as HTMLInputElement).checked !== ticked) await user.click(box);
    await press(user, 'Sign In');
    await waitFor(() => expect(address()).toBe(row.homePath));
  }

  /** The next visit after the session has gone. */
  async function visitAgain() {
    cleanup();
    localStorage.removeItem(row.tokenKey);
    localStorage.removeItem('email');
    openApp(row.signInPath);
    return screen.findByLabelText('Email');
  }

  it.each([true, false])('keeps the token in the same place whether ticked or not: %s', async (ticked) => {
    await signIn(ticked);
    expect(localStorage.getItem(row.tokenKey)).not.toBeNull();
    expect(sessionStorage.getItem(row.tokenKey)).toBeNull();
  });

  it('ticked, it remembers the email for the next visit', async () => {
    await signIn(true);
    expect(await visitAgain()).toHaveValue(email);
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('not ticked, it remembers nothing', async () => {
    await signIn(false);
    expect(await visitAgain()).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
  });

  it('stays as the user left it, however early that was', async () => {
    await signIn(true);
    cleanup();
    localStorage.removeItem(row.tokenKey);
    // As soon as it is there: React runs the effects of what it has drawn after that, and in StrictMode once more.
    const unticked = new Promise<HTMLInputElement>((resolve) => {
      const observer = new MutationObserver(() => {
        const box = document.querySelector<HTMLInputElement>('input[type="checkbox"]:checked');
        if (!box) return;
        observer.disconnect();
        box.click();
        resolve(box);
      });
      observer.observe(document.body, { subtree: true, childList: true });
    });
    openApp(row.signInPath);
    const box = await unticked;
    await act(() => new Promise((resolve) => void setTimeout(resolve, 50)));
    expect(box).toBeInTheDocument();
    expect(box).not.toBeChecked();
  });

  it('unticked later, it forgets', async () => {
    await signIn(true);
    await visitAgain();
    cleanup();
    await signIn(false);
    expect(await visitAgain()).toHaveValue('');
  });
});
