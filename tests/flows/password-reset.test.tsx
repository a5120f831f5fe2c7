import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { errors, notices, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { db } from '../../mock-api/node.ts';
import { address, openApp } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { onlyToast } from '../support/toasts.ts';
import { allCalls } from '../support/wire.ts';

// What submissions.test.tsx says of every form is not said again here.
describe.each(Object.values(audiences))('forgotten password, $audience', (row) => {
  const { email } = demoAccounts[row.audience];

  it.each([
    { to: email, mails: [email] },
    { to: 'nobody@northbay.example', mails: [] },
  ])('asks for a link, without telling whether the address is registered: $to', async ({ to, mails }) => {
    const user = openApp(row.forgotPasswordPath);
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    expect(document.querySelector('header .lucide-mail')).not.toBeNull();
    await fill({ Email: to });
    await press(user, 'Reset Link');
    await onlyToast(successes.resetLinkSent);
    expect(db.tables.outbox.map((mail) => mail.to)).toEqual(mails);
  });

  it('asks for the email when there is none, and goes back to sign-in', async () => {
    const user = openApp(row.forgotPasswordPath);
    await press(user, 'Reset Link');
    await onlyToast(errors.allFieldsRequired);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(notices.fillIn);
    expect(allCalls()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Go Back' }));
    await waitFor(() => expect(address()).toBe(row.signInPath));
  });
});

describe.each([
  { ...audiences.individual, page: paths.resetPassword },
  { ...audiences.business, page: paths.businessResetPassword },
])('new password, $audience', ({ page, forgotPasswordPath }) => {
  const goBack = async (user: ReturnType<typeof openApp>) => {
    await user.click(await screen.findByRole('link', { name: 'Go Back' }));
    await waitFor(() => expect(address()).toBe(paths.individualSignIn));
  };

  it('asks for the password when there is none, and goes back to individual sign-in', async () => {
    const user = openApp(`${page}?token=link-token`);
    await press(user, 'Reset Password');
    await onlyToast(errors.allFieldsRequired);
    expect(screen.getByLabelText('New Password')).toHaveFocus();
    expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(notices.fillIn);
    expect(allCalls()).toEqual([]);
    await goBack(user);
  });

  it.each(['', '?token=', '?other=1'])('without a token (%j) says so and offers a new link', async (query) => {
    const user = openApp(page + query);
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', forgotPasswordPath);
    expect(screen.queryByLabelText('New Password')).toBeNull();
    await goBack(user);
  });

  it.each(['%00', '%E0%A4%A', '<svg/onload=alert(1)>', 'x'.repeat(65_536)])('takes any token: %.20s', async (token) => {
    openApp(`${page}?token=${token}`);
    expect(await screen.findByLabelText('New Password')).toBeVisible();
    expect(document.querySelector('main [onload]')).toBeNull();
  });
});

it('the business page for a new password leads to business sign-in too', async () => {
  openApp(`${paths.businessResetPassword}?token=link-token`);
  const link = await screen.findByRole('link', { name: audiences.business.signInLabel });
  expect(link).toHaveAttribute('href', paths.businessSignIn);
});
