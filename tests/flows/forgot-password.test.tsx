import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { errors, notices, successes } from '@/domain/messages';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { db } from '../../mock-api/node.ts';
import { address, openApp } from '../support/app.tsx';
import { refusal } from '../support/faults.ts';
import { fill, manyPresses, press } from '../support/form.ts';
import { onlyToast } from '../support/toasts.ts';
import { allCalls, answer, callsOf, hold, onlyCallOf, payloadOf } from '../support/wire.ts';

const calls = { individual: 'requestPasswordReset', business: 'businessRequestPasswordReset' } as const;

describe.each(Object.values(audiences))('forgotten password, $audience', (row) => {
  const { email } = demoAccounts[row.audience];
  const call = calls[row.audience];

  async function openFilled(typed: string = email) {
    const user = openApp(row.forgotPasswordPath);
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    await fill({ Email: typed });
    return user;
  }

  it('asks for a link and says what happens, without telling whether the address is registered', async () => {
    const user = await openFilled();
    expect(document.querySelector('header .lucide-mail')).not.toBeNull();
    await press(user, 'Reset Link');
    expect(await payloadOf(await onlyCallOf(call))).toEqual({ email });
    await onlyToast(successes.resetLinkSent);
    expect(db.tables.outbox.map(({ to }) => to)).toEqual([email]);
    expect(address()).toBe(row.forgotPasswordPath);
  });

  it('says the same for an address nobody has', async () => {
    const user = await openFilled('nobody@northbay.example');
    await press(user, 'Reset Link');
    await onlyToast(successes.resetLinkSent);
    expect(db.tables.outbox).toEqual([]);
  });

  it('asks for the email when there is none', async () => {
    const user = await openFilled('');
    await press(user, 'Reset Link');
    await onlyToast(errors.allFieldsRequired);
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(notices.fillIn);
    expect(allCalls()).toEqual([]);
  });

  it('keeps the email when it fails', async () => {
    answer(call, () => refusal(500).respond(200), { once: true });
    const user = await openFilled();
    await press(user, 'Reset Link');
    await onlyToast(errors.forgotPasswordFailed);
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    await press(user, 'Reset Link');
    await waitFor(() => expect(db.tables.outbox).toHaveLength(1));
  });

  it.each(manyPresses)('sends one request for $how', async ({ doIt }) => {
    const letGo = hold(call);
    const user = await openFilled();
    await doIt(user, screen.getByRole('button', { name: 'Reset Link' }), screen.getByLabelText('Email'));
    await onlyCallOf(call);
    letGo();
    await onlyToast(successes.resetLinkSent);
    expect(callsOf(call)).toHaveLength(1);
  });

  it('goes back to sign-in', async () => {
    const user = openApp(row.forgotPasswordPath);
    await user.click(await screen.findByRole('link', { name: 'Go Back' }));
    await waitFor(() => expect(address()).toBe(row.signInPath));
  });
});
