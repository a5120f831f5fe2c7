import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { errors, notices, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { db } from '../../mock-api/node.ts';
import { accountOf, address, openApp } from '../support/app.tsx';
import { fill, manyPresses, press } from '../support/form.ts';
import { findToast, onlyToast } from '../support/toasts.ts';
import { allCalls, answer, callsOf, hold, onlyCallOf, payloadOf } from '../support/wire.ts';

const rows = [
  { ...audiences.individual, page: paths.resetPassword, call: 'resetPassword' },
  { ...audiences.business, page: paths.businessResetPassword, call: 'businessResetPassword' },
] as const;

describe.each(rows)('new password, $audience', (row) => {
  const withToken = `${row.page}?token=link-token`;

  async function openFilled(newPassword = ' new secret ') {
    const { id } = await accountOf(row.audience);
    db.tables.resetTokens.push({ token: 'link-token', userId: id, expiresAt: '2999-01-01T00:00:00Z' });
    const user = openApp(withToken);
    await screen.findByRole('heading', { name: 'Set a new password' });
    await fill({ 'New Password': newPassword });
    return user;
  }

  it("sends the link's token with the password byte for byte, and goes to its own sign-in", async () => {
    const user = await openFilled();
    await press(user, 'Reset Password');
    expect(await payloadOf(await onlyCallOf(row.call))).toEqual({ token: 'link-token', newPassword: ' new secret ' });
    await findToast(successes.passwordReset);
    await waitFor(() => expect(address()).toBe(row.signInPath));
  });

  it('asks for the password when there is none', async () => {
    const user = await openFilled('');
    await press(user, 'Reset Password');
    await onlyToast(errors.allFieldsRequired);
    expect(screen.getByLabelText('New Password')).toHaveFocus();
    expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(notices.fillIn);
    expect(allCalls()).toEqual([]);
  });

  it('keeps the field and the token in the address when it fails', async () => {
    answer(row.call, () => HttpResponse.json({}, { status: 400 }), { once: true });
    const user = await openFilled();
    await press(user, 'Reset Password');
    await onlyToast(errors.resetPasswordFailed);
    expect(screen.getByLabelText('New Password')).toHaveValue(' new secret ');
    expect(address()).toBe(withToken);
    await press(user, 'Reset Password');
    await waitFor(() => expect(address()).toBe(row.signInPath));
  });

  it.each(manyPresses)('sends one request for $how', async ({ doIt }) => {
    const letGo = hold(row.call);
    const user = await openFilled();
    await doIt(user, screen.getByRole('button', { name: 'Reset Password' }), screen.getByLabelText('New Password'));
    await onlyCallOf(row.call);
    letGo();
    await waitFor(() => expect(address()).toBe(row.signInPath));
    expect(callsOf(row.call)).toHaveLength(1);
  });

  it.each(['', '?token=', '?other=1'])(
    'without a token in the address (%j) says so and offers a new link',
    async (query) => {
      openApp(row.page + query);
      expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', row.forgotPasswordPath);
      expect(screen.queryByLabelText('New Password')).toBeNull();
    },
  );

  it.each(['', '?token=link-token'])('goes back to individual sign-in (%j)', async (query) => {
    const user = openApp(row.page + query);
    await user.click(await screen.findByRole('link', { name: 'Go Back' }));
    await waitFor(() => expect(address()).toBe(paths.individualSignIn));
  });

  it.each(['%00', '%E0%A4%A', '<svg/onload=alert(1)>', 'x'.repeat(65_536)])(
    'takes any token as text: %.20s',
    async (token) => {
      openApp(`${row.page}?token=${token}`);
      expect(await screen.findByLabelText('New Password')).toBeVisible();
      expect(document.querySelector('main [onload]')).toBeNull();
    },
  );
});

it('the business page leads to business sign-in too', async () => {
  openApp(`${paths.businessResetPassword}?token=link-token`);
  const link = await screen.findByRole('link', { name: audiences.business.signInLabel });
  expect(link).toHaveAttribute('href', paths.businessSignIn);
});
