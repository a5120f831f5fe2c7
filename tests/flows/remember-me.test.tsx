import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { address, openApp } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { aWhile } from '../support/leaving.ts';

describe.each(Object.values(audiences))('Remember me, $audience', (row) => {
  const { email, password } = demoAccounts[row.audience];
  const findBox = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Remember me' });

  async function signIn(ticked: boolean) {
    const user = openApp(row.signInPath);
    await fill({ Email: email, Password: password });
    const box = await findBox();
    if (box.checked !== ticked) await user.click(box);
    await press(user, 'Sign In');
    await waitFor(() => expect(address()).toBe(row.homePath));
    // The token lies in the same place, ticked or not.
    expect(localStorage.getItem(row.tokenKey)).not.toBeNull();
    expect(sessionStorage.getItem(row.tokenKey)).toBeNull();
  }

  /** The end of the session, after which the page is visited again. */
  function endSession() {
    cleanup();
    for (const key of [row.tokenKey, 'email']) localStorage.removeItem(key);
  }

  it('remembers the email for the next visit as long as it is ticked, and no password', async () => {
    for (const ticked of [false, true, false]) {
      await signIn(ticked);
      endSession();
      openApp(row.signInPath);
      expect((await findBox()).checked).toBe(ticked);
      expect(screen.getByLabelText('Email')).toHaveValue(ticked ? email : '');
      expect(screen.getByLabelText('Password')).toHaveValue('');
      cleanup();
    }
  });

  it('stays as the user left it, however early that was', async () => {
    await signIn(true);
    endSession();
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
    await aWhile();
    expect(box).toBeInTheDocument();
    expect(box).not.toBeChecked();
  });
});
