import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { errors, notices, successes } from '@/domain/messages';
import { storedValues } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { db } from '../../mock-api/node.ts';
import { address, openApp, passedState } from '../support/app.tsx';
import { fill, manyPresses, press } from '../support/form.ts';
import { findToast, onlyToast, toasts } from '../support/toasts.ts';
import { allCalls, answer, callsOf, hold, onlyCallOf, payloadOf } from '../support/wire.ts';

const calls = { individual: 'register', business: 'businessRegister' } as const;

/** The label of each audience, with its capitals (docs/product.md 4.3). */
const lastName = { individual: 'Last name', business: 'Last Name' } as const;

const person = { firstName: 'Nia', lastName: 'Boateng', email: 'nia@northbay.example', password: ' pass phrase ' };

describe.each(Object.values(audiences))('sign-up, $audience', (row) => {
  const call = calls[row.audience];
  const typed: Record<string, string> = {
    'First Name': person.firstName,
    [lastName[row.audience]]: person.lastName,
    Email: person.email,
    Password: person.password,
    'Confirm Password': person.password,
  };
  const labels = Object.keys(typed);

  async function openFilled(changes: typeof typed = {}) {
    const user = openApp(row.signUpPath);
    await fill({ ...typed, ...changes });
    return user;
  }

  it('registers, stores the userId and goes to the confirm page with the email', async () => {
    const user = await openFilled();
    await press(user, 'Sign Up');
    expect(await payloadOf(await onlyCallOf(call))).toEqual(person);

    await findToast(successes.registered);
    await waitFor(() => expect(address()).toBe(row.confirmEmailPath));
    expect(passedState()).toEqual({ email: person.email });
    expect(await screen.findByText(person.email)).toBeVisible();
    const made = db.tables.users.find(({ email }) => email === person.email);
    expect(made?.kind).toBe(row.audience);
    expect(storedValues()).toMatchObject({ userId: made?.id, authToken: null, businessToken: null, email: null });
  });

  it('stores a userId that is a number as text', async () => {
    answer(call, () => HttpResponse.json({ userId: 42 }, { status: 201 }));
    const user = await openFilled();
    await press(user, 'Sign Up');
    await waitFor(() => expect(storedValues().userId).toBe('42'));
  });

  it.each([{}, { userId: null }, { userId: {} }, { userId: '' }])(
    'goes on without storing a userId that is none: %j',
    async (body) => {
      answer(call, () => HttpResponse.json(body, { status: 201 }));
      const user = await openFilled();
      await press(user, 'Sign Up');
      await waitFor(() => expect(address()).toBe(row.confirmEmailPath));
      expect(localStorage.getItem('userId')).toBeNull();
    },
  );

  it('asks for everything when nothing is filled in, and puts the focus into the first field', async () => {
    const user = openApp(row.signUpPath);
    await press(user, 'Sign Up');
    await onlyToast(errors.allFieldsRequired);
    for (const label of labels) {
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(notices.fillIn);
    }
    expect(screen.getByLabelText('First Name')).toHaveFocus();
    expect(allCalls()).toEqual([]);
  });

  it.each(labels)('asks for %s alone', async (label) => {
    const user = await openFilled({ [label]: '' });
    await press(user, 'Sign Up');
    await onlyToast(errors.allFieldsRequired);
    expect(labels.filter((each) => screen.getByLabelText(each).hasAttribute('aria-invalid'))).toEqual([label]);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(allCalls()).toEqual([]);
  });

  it('says that the passwords do not match, in a toast and at the second one', async () => {
    const user = await openFilled({ 'Confirm Password': 'pass phrase' });
    await press(user, 'Sign Up');
    await onlyToast(errors.passwordsDoNotMatch);
    const second = screen.getByLabelText('Confirm Password');
    expect(second).toHaveAccessibleDescription(errors.passwordsDoNotMatch);
    expect(second).toHaveFocus();
    expect(allCalls()).toEqual([]);
  });

  it('keeps the five fields when it fails, and works at the second try', async () => {
    const taken = demoAccounts[row.audience].email;
    const user = await openFilled({ Email: taken });
    await press(user, 'Sign Up');
    await onlyToast(errors.registrationFailed + (row.appendsErrorText ? ' This e-mail is already registered.' : ''));
    for (const [label, value] of Object.entries({ ...typed, Email: taken })) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
    }
    expect(storedValues().userId).toBeNull();
    expect(address()).toBe(row.signUpPath);

    await fill({ Email: person.email });
    await press(user, 'Sign Up');
    await waitFor(() => expect(address()).toBe(row.confirmEmailPath));
  });

  it.each(manyPresses)('sends one request for $how', async ({ doIt }) => {
    const letGo = hold(call);
    const user = await openFilled();
    await doIt(user, screen.getByRole('button', { name: 'Sign Up' }), screen.getByLabelText('Email'));
    await onlyCallOf(call);
    letGo();
    await waitFor(() => expect(address()).toBe(row.confirmEmailPath));
    expect(callsOf(call)).toHaveLength(1);
    expect(toasts()).toEqual([successes.registered]);
  });

  it('links back to sign-in', async () => {
    openApp(row.signUpPath);
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', row.signInPath);
  });
});
