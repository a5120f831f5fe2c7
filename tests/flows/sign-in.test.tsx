import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { errors, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { address, findToast, openApp } from '../support/app.tsx';

const { email, password } = demoAccounts.individual;

describe('sign-in', () => {
  it('stores token and email and opens the dashboard', async () => {
    const user = openApp(paths.individualSignIn);
    await user.type(await screen.findByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));

    await findToast(successes.login);
    await waitFor(() => expect(address()).toBe(paths.dashboard));
    expect(storedValues()).toMatchObject({ email, authToken: expect.any(String) as string, businessToken: null });
  });

  it('keeps what was typed when it fails', async () => {
    const user = openApp(paths.individualSignIn);
    await user.type(await screen.findByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));

    await findToast(errors.loginFailed);
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(storedValues().authToken).toBeNull();
    expect(address()).toBe(paths.individualSignIn);
  });
});
