import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { keepSignIn } from '@/session/session';
import { rereadStorage, storedValues } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { makeNotification } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { address, goBack, openApp, signedInAs, tokenFor } from '../support/app.tsx';
import { openFilledCompanyForm } from '../support/company.ts';
import { openFilledForm } from '../support/dashboard.ts';
import { openFilledEmployeeForm, secrets } from '../support/employee-form.ts';
import { refusal } from '../support/faults.ts';
import { fill, press } from '../support/form.ts';
import { choose, generateButton, openDialog } from '../support/overview.ts';
import { details, openPocket, pocketRows, shownGoals } from '../support/pocket.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { answer, callsOf, hold, onlyCallOf } from '../support/wire.ts';

const go = (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getAllByRole('link', { name })[0] ?? document.body);

async function toHelp(user: UserEvent): Promise<void> {
  await go(user, 'Help');
  await screen.findByRole('heading', { level: 1, name: 'Help' });
}

/** Longer than a late response takes to arrive. */
const aWhile = () => act(() => new Promise((resolve) => void setTimeout(resolve, 100)));

/** What a browser makes of Escape. */
const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

/** Somebody else signs in with another tab. */
async function somebodyElseSignsIn(audience: 'individual' | 'business'): Promise<void> {
  const token = await tokenFor(audience);
  await act(async () => {
    keepSignIn(audience, { email: 'bela@elsewhere.example', token, userId: 'bela' });
    rereadStorage();
    await Promise.resolve();
  });
}

describe.each(pocketRows)('a delete under way, $plural', (row) => {
  const confirm = `Delete ${row.singular}`;

  async function confirmed(goal = 'Second goal') {
    const letGo = hold(row.remove);
    const { user } = await openPocket(row.kind);
    await press(user, goal);
    await press(user, `Delete ${goal}`);
    await press(user, confirm);
    await onlyCallOf(row.remove);
    return { user, letGo };
  }

  it('does not go back a second time when Back has closed the details meanwhile', async () => {
    const { letGo } = await confirmed();
    await goBack();
    await waitFor(() => expect(details()).toHaveTextContent('Select a row'));
    letGo();
    await onlyToast(row.deleted);
    await aWhile();
    expect(address()).toBe(row.listPath.individual);
    expect(shownGoals()).toEqual(['First goal', 'Third goal']);
  });

  it('goes on when the dialog is closed, and cannot be sent again', async () => {
    const { user, letGo } = await confirmed();
    escape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const button of screen.getAllByRole('button', { name: /^Delete( Second goal)?$/ })) {
      expect(button).toHaveAttribute('aria-busy', 'true');
      await user.click(button);
    }
    await aWhile();
    expect(screen.queryByRole('dialog')).toBeNull();
    letGo();
    await onlyToast(row.deleted);
    await waitFor(() => expect(shownGoals()).toEqual(['First goal', 'Third goal']));
    expect(callsOf(row.remove)).toHaveLength(1);
  });

  it('says so when it fails after the dialog was closed, and the row stays', async () => {
    answer(row.remove, () => refusal(500).respond(200));
    const { user } = await openPocket(row.kind);
    await press(user, 'Delete Second goal');
    await press(user, confirm);
    escape();
    await onlyToast(row.deleteFailed);
    expect(shownGoals()).toEqual(['First goal', 'Second goal', 'Third goal']);
    expect(screen.getByRole('button', { name: 'Delete Second goal' })).not.toHaveAttribute('aria-busy');
  });

  it('leaves the details of another record open, and two can be under way', async () => {
    const { user, letGo } = await confirmed();
    escape();
    await press(user, 'Third goal');
    await press(user, 'Delete First goal');
    await press(user, confirm);
    await waitFor(() => expect(callsOf(row.remove)).toHaveLength(2));
    escape();
    letGo();
    await waitFor(() => expect(shownGoals()).toEqual(['Third goal']));
    expect(within(details()).getByRole('heading', { level: 2 })).toHaveTextContent('Third goal');
  });

  it('is still under way for whoever comes back, and without a word for whoever does not', async () => {
    const { user, letGo } = await confirmed();
    escape();
    await toHelp(user);
    await go(user, new RegExp(`${row.plural}$`));
    expect(await screen.findByRole('button', { name: 'Delete Second goal' })).toHaveAttribute('aria-busy', 'true');
    await toHelp(user);
    letGo();
    await aWhile();
    expect(toasts()).toEqual([]);
    await go(user, new RegExp(`${row.plural}$`));
    await waitFor(() => expect(shownGoals()).toEqual(['First goal', 'Third goal']));
  });

  it('touches nothing of somebody who signed in meanwhile', async () => {
    const { user, letGo } = await confirmed();
    escape();
    await toHelp(user);
    await somebodyElseSignsIn('individual');
    await go(user, new RegExp(`${row.plural}$`));
    expect(await screen.findByRole('button', { name: 'Delete Second goal' })).not.toHaveAttribute('aria-busy');
    letGo();
    await aWhile();
    expect(shownGoals()).toContain('Second goal');
    expect(toasts()).toEqual([]);
  });
});

describe('drafting under way', () => {
  it('is still under way for whoever comes back, who is told how it ended', async () => {
    const letGo = hold('createOkr');
    const { user } = await openFilledForm();
    await press(user, 'Create OKRs');
    await onlyCallOf('createOkr');
    await toHelp(user);
    await go(user, 'Dashboard');
    await fill({ Role: 'CEO', 'Your Company Strategic Goal': 'Grow', 'Your Industry': 'Retail' });
    expect(screen.getByRole('button', { name: 'Create OKRs' })).toHaveAttribute('aria-busy', 'true');
    await press(user, 'Create OKRs');
    letGo();
    await onlyToast(successes.okrsGenerated);
    expect(callsOf('createOkr')).toHaveLength(1);
  });

  it('takes the offer to discard with it on a page that somebody came back to', async () => {
    const letGo = hold('createOkr');
    const { user } = await openFilledForm();
    await press(user, 'Create OKRs');
    await onlyCallOf('createOkr');
    await toHelp(user);
    await go(user, 'Dashboard');
    expect(await screen.findByRole('button', { name: 'Discard' })).toBeVisible();
    letGo();
    await onlyToast(successes.okrsGenerated);
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(sessionStorage.getItem('draft')).toBeNull();
  });

  it('brings its record into a list that was opened meanwhile', async () => {
    const letGo = hold('createOkr');
    const { user } = await openFilledForm();
    await press(user, 'Create OKRs');
    await onlyCallOf('createOkr');
    await go(user, /OKRs$/);
    await waitFor(() => expect(shownGoals().length).toBeGreaterThan(0));
    const before = shownGoals().length;
    letGo();
    await waitFor(() => expect(shownGoals()).toHaveLength(before + 1));
    expect(toasts()).toEqual([]);
  });

  it('of a business is still under way for whoever comes back', async () => {
    const letGo = hold('createOkr');
    const user = await openDialog();
    await choose(user, 'ada');
    await fill({ 'Additional prompt': 'Grow' });
    await user.click(generateButton());
    await onlyCallOf('createOkr');
    await press(user, 'Close');
    await toHelp(user);
    await go(user, 'Dashboard');
    await press(user, 'Generate OKR & KPI');
    await waitFor(() => expect(generateButton()).toHaveAttribute('aria-busy', 'true'));
    letGo();
    await onlyToast(successes.okrsGenerated);
  });
});

const onboardings = [
  {
    what: 'a person',
    call: 'createEmployee',
    open: openFilledEmployeeForm,
    asks: 'This person is being submitted.',
    menu: 'Employee Onboarding',
    first: 'First Name',
    key: 'employeeId',
    home: paths.employeeOnboarding,
    arrival: paths.employeeList,
  },
  {
    what: 'a company',
    call: 'createCompany',
    open: openFilledCompanyForm,
    asks: 'The company is being submitted.',
    menu: 'Company',
    first: 'Name',
    key: 'businessId',
    home: paths.companyOnboarding,
    arrival: '/business/company-profile/',
  },
] as const;

describe.each(onboardings)('onboarding $what under way', ({ call, open, asks, menu, first, key, home, arrival }) => {
  async function leave(status: 201 | 500 = 201) {
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    answer(call, async () => {
      await gate;
      return status === 500 ? refusal(500).respond(201) : undefined;
    });
    const user = await open();
    await press(user, 'Submit');
    await onlyCallOf(call);
    await go(user, 'Help');
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent(asks);
    await press(user, 'Leave');
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    return { user, letGo };
  }

  const drafts = () => sessionStorage.getItem('draft') ?? '';

  it('goes on after leaving: its id is stored and the draft is gone, without a word', async () => {
    const { letGo } = await leave();
    expect(storedValues()[key]).toBeNull();
    expect(drafts()).not.toBe('');
    letGo();
    await waitFor(() => expect(storedValues()[key]).not.toBeNull());
    await aWhile();
    expect(drafts()).toBe('');
    expect(toasts()).toEqual([]);
    expect(address()).toBe(paths.help);
  });

  it('keeps the draft when it fails', async () => {
    const { user, letGo } = await leave(500);
    letGo();
    await aWhile();
    await go(user, menu);
    expect(await screen.findByLabelText(first)).not.toHaveValue('');
  });

  it('cannot be sent twice by whoever comes back, and then goes on from there', async () => {
    const { user, letGo } = await leave();
    await go(user, menu);
    expect(await screen.findByLabelText(first)).not.toHaveValue('');
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
    await press(user, 'Submit');
    letGo();
    await waitFor(() => expect(address()).toContain(arrival));
    expect(callsOf(call)).toHaveLength(1);
    expect(toasts()).toHaveLength(1);
    expect(drafts()).toBe('');
  });

  it('loses nothing of what was typed next by whoever came back', async () => {
    const { user, letGo } = await leave();
    await go(user, menu);
    await screen.findByLabelText(first);
    await press(user, 'Discard');
    await fill({ [first]: 'Somebody next' });
    letGo();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await aWhile();
    expect(address()).toBe(home);
    expect(screen.getByLabelText(first)).toHaveValue('Somebody next');
    expect(drafts()).toContain('Somebody next');
    expect(screen.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-busy');
    await go(user, 'Help');
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).not.toHaveTextContent(asks);
  });

  it('keeps what was typed next also of whoever has left once more', async () => {
    const { user, letGo } = await leave();
    await go(user, menu);
    await screen.findByLabelText(first);
    await press(user, 'Discard');
    await fill({ [first]: 'Somebody next' });
    await go(user, 'Help');
    await press(user, 'Leave');
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    letGo();
    await waitFor(() => expect(storedValues()[key]).not.toBeNull());
    await aWhile();
    expect(drafts()).toContain('Somebody next');
    expect(address()).toBe(paths.help);
  });

  it('writes nothing into what belongs to somebody who signed in meanwhile', async () => {
    const { letGo } = await leave();
    await somebodyElseSignsIn('business');
    letGo();
    await aWhile();
    expect(storedValues()[key]).toBeNull();
    expect(toasts()).toEqual([]);
    for (const secret of secrets) expect(document.body).not.toHaveTextContent(secret);
  });
});

/** Chooses a picture on the profile page and sends it. */
async function upload(user: UserEvent): Promise<void> {
  const head = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await user.upload(await screen.findByLabelText('Choose image'), new File([head], 'me.png', { type: 'image/png' }));
  await screen.findByText('me.png');
  await press(user, 'Upload');
}

describe('a picture that arrives after a newer one was sent', () => {
  const stored = (name: string) => HttpResponse.json({ filePath: `/uploads/${name}.png` }, { status: 201 });

  /** Sends two pictures, each from a visit of its own; the first arrives when it is let go. */
  async function uploadTwo(respondToSecond: () => Response): Promise<() => void> {
    let letGo: () => void = () => undefined;
    const first = new Promise<Response>((resolve) => {
      letGo = () => resolve(stored('first'));
    });
    answer('upload', respondToSecond);
    answer('upload', () => first, { once: true });
    await signedInAs('individual');
    const user = openApp(paths.profile);
    await upload(user);
    await onlyCallOf('upload');
    await toHelp(user);
    await go(user, 'Profile');
    await upload(user);
    return letGo;
  }

  it('does not take its place', async () => {
    const letGo = await uploadTwo(() => stored('second'));
    await onlyToast(successes.imageUploaded);
    letGo();
    await aWhile();
    expect(storedValues().profileImage).toBe('/uploads/second.png');
  });

  it('is kept when the newer one failed', async () => {
    const letGo = await uploadTwo(() => refusal(500).respond(201) as Response);
    await onlyToast(errors.uploadFailed);
    letGo();
    await waitFor(() => expect(storedValues().profileImage).toBe('/uploads/first.png'));
  });
});

describe('other requests under way when the page is left', () => {
  it('a picture that arrives is kept', async () => {
    const letGo = hold('upload');
    await signedInAs('individual');
    const user = openApp(paths.profile);
    await upload(user);
    await onlyCallOf('upload');
    await toHelp(user);
    letGo();
    await waitFor(() => expect(storedValues().profileImage).toMatch(/^\/uploads\//));
    expect(toasts()).toEqual([]);
  });

  it.each(Object.values(audiences))('a sign-in is not kept, $audience', async (row) => {
    const letGo = hold({ individual: 'login', business: 'businessLogin' }[row.audience] as 'login');
    const user = openApp(row.signInPath);
    const { email, password } = demoAccounts[row.audience];
    await fill({ Email: email, Password: password });
    await press(user, 'Sign In');
    await go(user, 'Create an account');
    await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
    letGo();
    await aWhile();
    expect(storedValues()[row.tokenKey]).toBeNull();
    expect(toasts()).toEqual([]);
    expect(address()).toBe(row.signUpPath);
  });

  it('a notification is still being marked as read for whoever comes back, who cannot send it again', async () => {
    const { id: ownerId } = await signedInAs('individual');
    db.tables.notifications = ['One', 'Two'].map((message) => makeNotification({ ownerId, message }));
    const letGo = hold('markNotificationAsRead');
    const user = openApp(paths.notifications);
    const button = () => screen.findByRole('button', { name: 'Mark as Read', description: 'Two' });
    await user.click(await button());
    await onlyCallOf('markNotificationAsRead');
    await toHelp(user);
    await go(user, 'Notifications');
    expect(await button()).toHaveAttribute('aria-busy', 'true');
    await user.click(await button());
    letGo();
    await waitFor(() => expect(screen.queryByText('Two')).toBeNull());
    await aWhile();
    expect(screen.getByRole('button', { name: 'Mark as Read', description: 'One' })).toHaveFocus();
    expect(callsOf('markNotificationAsRead')).toHaveLength(1);
  });

  it('a notification that could not be marked as read is free again for whoever came back', async () => {
    const { id: ownerId } = await signedInAs('individual');
    db.tables.notifications = [makeNotification({ ownerId, message: 'One' })];
    answer('markNotificationAsRead', () => refusal(500).respond(200));
    const letGo = hold('markNotificationAsRead');
    const user = openApp(paths.notifications);
    await press(user, 'Mark as Read');
    await onlyCallOf('markNotificationAsRead');
    await toHelp(user);
    await go(user, 'Notifications');
    const button = await screen.findByRole('button', { name: 'Mark as Read' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    letGo();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await user.click(button);
    await waitFor(() => expect(callsOf('markNotificationAsRead')).toHaveLength(2));
  });

  it.each(Object.values(audiences))('a registration that arrives takes its draft with it, $audience', async (row) => {
    const call = ({ individual: 'register', business: 'businessRegister' } as const)[row.audience];
    const letGo = hold(call);
    const user = openApp(row.signUpPath);
    await fill({ 'First Name': 'Nia', [row.lastNameLabel]: 'Obi', Email: 'nia@northbay.example' });
    await fill({ Password: 'pass phrase', 'Confirm Password': 'pass phrase' });
    await press(user, 'Sign Up');
    await onlyCallOf(call);
    await go(user, 'Sign in');
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    expect(sessionStorage.getItem('visitorDraft')).toContain('nia@');
    letGo();
    await waitFor(() => expect(sessionStorage.getItem('visitorDraft')).toBeNull());
    expect(toasts()).toEqual([]);
  });

  it('so does a reset link that was asked for', async () => {
    const letGo = hold('requestPasswordReset');
    const user = openApp(paths.forgotPassword);
    await fill({ Email: 'nia@northbay.example' });
    await press(user, 'Reset Link');
    await onlyCallOf('requestPasswordReset');
    await go(user, 'Go Back');
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    expect(sessionStorage.getItem('visitorDraft')).toContain('nia@');
    letGo();
    await waitFor(() => expect(sessionStorage.getItem('visitorDraft')).toBeNull());
  });

  it('a notification that is marked as read leaves the list, and the dot goes out', async () => {
    const { id: ownerId } = await signedInAs('individual');
    db.tables.notifications = [makeNotification({ ownerId, message: 'One' })];
    const letGo = hold('markNotificationAsRead');
    const user = openApp(paths.notifications);
    await press(user, 'Mark as Read');
    await onlyCallOf('markNotificationAsRead');
    await waitFor(() => expect(storedValues().notifications).toBe('true'));
    await toHelp(user);
    letGo();
    await waitFor(() => expect(storedValues().notifications).toBe('false'));
  });
});
