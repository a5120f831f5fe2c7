import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { authCalls } from '../support/api-calls.ts';
import { address, openApp, anotherUserSignsIn } from '../support/app.tsx';
import { onboardings, secrets } from '../support/forms.ts';
import { aWhile, fill, go, leaveForHelp, press, toasts } from '../support/steps.ts';
import { callsOf, hold, holdEach, onlyCallOf } from '../support/wire.ts';

it.each([
  ...Object.values(audiences).map((row) => ({
    call: authCalls[row.audience].register,
    path: row.signUpPath,
    values: { 'First Name': 'Nia', [row.lastNameLabel]: 'Obi', Password: 'one', 'Confirm Password': 'one' },
    button: 'Sign Up',
    away: 'Sign in',
  })),
  {
    call: 'requestPasswordReset' as const,
    path: paths.forgotPassword,
    values: {},
    button: 'Reset Link',
    away: 'Go Back',
  },
])(
  'other requests under way when the page is left take their draft along: $call',
  async ({ call, path, values, button, away }) => {
    const release = hold(call);
    const user = openApp(path);
    await fill({ Email: 'nia@northbay.example', ...values });
    await press(user, button);
    await onlyCallOf(call);
    await go(user, away);
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    expect(sessionStorage.getItem('visitorDraft')).toContain('nia@');
    release();
    await waitFor(() => expect(sessionStorage.getItem('visitorDraft')).toBeNull());
    expect(toasts()).toEqual([]);
  },
);

describe.each(onboardings)('onboarding $what under way', (row) => {
  const { call, menu, first, storedId } = row;

  async function leave() {
    const calls = holdEach(call);
    const user = await row.open();
    await press(user, 'Submit');
    const held = await calls.next();
    await go(user, 'Help');
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent("what isn't submitted");
    await press(user, 'Stay');
    await leaveForHelp(user);
    return { user, held };
  }

  const drafts = () => sessionStorage.getItem('draft') ?? '';

  it('goes on after leaving: its id is stored and the draft is gone, without a word', async () => {
    const { held } = await leave();
    expect(storedValues()[storedId]).toBeNull();
    expect(drafts()).not.toBe('');
    held.release();
    await waitFor(() => expect(storedValues()[storedId]).not.toBeNull());
    await aWhile();
    expect(drafts()).toBe('');
    expect(toasts()).toEqual([]);
    expect(address()).toBe(paths.help);
  });

  it('cannot be sent twice after coming back, and then continues', async () => {
    const { user, held } = await leave();
    await go(user, menu);
    expect(await screen.findByLabelText(first)).not.toHaveValue('');
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
    await press(user, 'Submit');
    held.release();
    await waitFor(() => expect(address()).toContain(row.arrival));
    expect(callsOf(call)).toHaveLength(1);
    expect(toasts()).toHaveLength(1);
    expect(drafts()).toBe('');
  });

  it('writes nothing into the data of a user who signed in meanwhile', async () => {
    const { held } = await leave();
    await anotherUserSignsIn('business');
    held.release();
    await aWhile();
    expect(storedValues()[storedId]).toBeNull();
    expect(toasts()).toEqual([]);
    for (const secret of secrets) expect(document.body).not.toHaveTextContent(secret);
  });
});
