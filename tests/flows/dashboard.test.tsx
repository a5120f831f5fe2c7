import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { dashboardKinds } from '@/domain/goal-kind';
import { notices, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storeSignIn } from '@/session/session';
import { store, storedValues } from '@/session/storage';

import { makeGoal } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { address, openApp, signedInAs, tokenFor } from '../support/app.tsx';
import { dayAgo, momentAgo } from '../support/check-ins.ts';
import { openFilledForm, request, typed } from '../support/dashboard.ts';
import { fill, press, textsOf } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { go, toHelp } from '../support/leaving.ts';
import { draftedLines } from '../support/pocket.ts';
import { onlyToast } from '../support/toasts.ts';
import { storeVersions } from '../support/versions.ts';
import { allCalls, callsOf, hold, onlyCallOf } from '../support/wire.ts';

const goalLabel = 'Your Company Strategic Goal';

const options = (field: string) => {
  const list = screen.queryByRole('listbox', { name: `${field} suggestions` });
  return list === null ? [] : textsOf(within(list).getAllByRole('option'));
};

const buttons = () => textsOf(screen.queryAllByRole('button', { name: /^Create / }));

describe('the progressive form', () => {
  beforeEach(() => signedInAs('individual'));

  async function openForm() {
    const user = openApp(paths.dashboard);
    await screen.findByLabelText('Role');
    // The intro would take the focus from a field a moment after it is drawn.
    const intro = screen.queryByRole('button', { name: "Let's rock" });
    if (intro) await user.click(intro);
    return user;
  }

  it('reveals one field after the other, and the buttons last, for no blanks; hides them with the role, but keeps their text', async () => {
    await openForm();
    await fill({ Role: '   ' });
    expect(screen.queryByLabelText(goalLabel)).toBeNull();
    await fill({ Role: 'Sales Lead' });
    expect(screen.getByLabelText(goalLabel)).toBeVisible();
    await fill({ [goalLabel]: ' \n ' });
    expect(screen.queryByLabelText('Your Industry')).toBeNull();
    await fill({ [goalLabel]: 'Grow' });
    expect(screen.getByLabelText('Your Industry')).toBeVisible();
    await fill({ 'Your Industry': '  ' });
    expect(buttons()).toEqual([]);
    await fill({ 'Your Industry': 'Retail' });
    expect(buttons()).toEqual(dashboardKinds.map(({ createLabel }) => createLabel));

    await fill({ Role: '' });
    expect(screen.queryByLabelText(goalLabel)).toBeNull();
    expect(screen.queryByLabelText('Your Industry')).toBeNull();
    expect(buttons()).toEqual([]);
    await fill({ Role: 'CEO' });
    expect(screen.getByLabelText(goalLabel)).toHaveValue('Grow');
    expect(screen.getByLabelText('Your Industry')).toHaveValue('Retail');
    expect(buttons()).toHaveLength(dashboardKinds.length);
  });

  it('suggests the six roles and the six industries, by the typed text, and keeps the focus in the field', async () => {
    const user = await openForm();
    await user.type(screen.getByLabelText('Role'), 'ER');
    expect(screen.getByLabelText('Role')).toHaveFocus();
    expect(options('Role')).toEqual(['Manager', 'Marketer']);
    await user.type(screen.getByLabelText('Role'), 'xyz');
    expect(options('Role')).toEqual([]);
    expect(screen.getByLabelText('Role')).toHaveValue('ERxyz');
    await user.clear(screen.getByLabelText('Role'));
    await user.click(screen.getByLabelText('Role'));
    expect(options('Role')).toHaveLength(6);
    await user.click(screen.getByRole('option', { name: 'Sales Lead' }));
    expect(screen.getByLabelText('Role')).toHaveValue('Sales Lead');
    expect(options('Role')).toEqual([]);

    await fill({ [goalLabel]: 'Grow' });
    await user.click(screen.getByLabelText('Your Industry'));
    expect(options('Your Industry')).toHaveLength(6);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByLabelText('Your Industry')).toHaveValue('Healthcare');
    expect(options('Your Industry')).toEqual([]);
    expect(allCalls().filter((call) => call.startsWith('POST'))).toEqual([]);
  });
});

const taglines = [
  'Create OKRs and KPIs with one click',
  'Optimize organization performance',
  'Eliminate manual brainstorming',
];

describe('the welcome', () => {
  it.each(['nobody', 'the same person'])(
    'takes the email that came with the navigation when that of %s was stored',
    async (who) => {
      if (who === 'nobody') localStorage.setItem('authToken', await tokenFor('individual'));
      const { email } = who === 'nobody' ? { email: 'nia7@northbay.example' } : await signedInAs('individual');
      localStorage.removeItem('email');
      openApp(paths.dashboard, { email });
      const name = who === 'nobody' ? 'nia' : 'amara';
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`Welcome, ${name}`);
    },
  );

  it.each([
    ['somebody known', 'amara@northbay.example'],
    ['somebody unknown', null],
  ])('never takes the one of whoever was here before %s', async (_, email) => {
    storeSignIn('individual', { email: 'adam@northbay.example', token: 'token-of-adam' });
    storeSignIn('individual', { email, token: await tokenFor('individual') });
    store({ email: null });
    openApp(paths.dashboard, { email: 'adam@northbay.example' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Welcome');
  });

  it('reads the three taglines out once, as a list, beside the two info cards', async () => {
    await signedInAs('individual');
    openApp(paths.dashboard);
    const first = await screen.findByText(taglines[0] ?? '', { selector: 'li' });
    expect(textsOf(first.parentElement?.querySelectorAll('li') ?? [])).toEqual(taglines);
    expect(screen.getByRole('heading', { name: 'Key Performance Indicator' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Objective and Key Results' })).toBeVisible();
  });
});

// submissions.test.tsx tests requests, failures and repeated presses; latest-draft.test.tsx leaving the page.
describe.each(kindRows)('$createLabel', (row) => {
  const newest = () => screen.findByRole('region', { name: 'Latest draft' });
  const made = () => db.tables.goals.filter(({ goal }) => goal === request.goal);

  it('shows the newest record with its lines and the way to the pocket, and reads the list every time', async () => {
    const { user, account } = await openFilledForm();
    expect(screen.getByText(/^What you create/)).toHaveTextContent(notices.sentToAssistant);
    db.tables.notifications = [];
    await press(user, row.createLabel);
    const sent = await onlyCallOf(row.create);
    expect(sent.headers.get('authorization')).toBe(`Bearer ${storedValues().authToken ?? ''}`);
    expect(sent.credentials).not.toBe('include');
    expect(await sent.json()).toEqual(request);
    const section = await newest();
    const title = await within(section).findByRole('heading', { level: 3 });
    expect(title.textContent).toBe(request.goal);
    expect(within(section).getAllByRole('listitem')).toHaveLength(draftedLines(request.goal));
    expect(made()).toHaveLength(1);
    // The bell shows it later.
    expect(db.tables.notifications.map(({ ownerId }) => ownerId)).toEqual([account.id]);
    for (const [label, value] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(value);
    // A created goal is no longer a draft of the form.
    expect(sessionStorage.getItem('draft')).toBeNull();

    const before = callsOf(row.list).length;
    await press(user, row.createLabel);
    await waitFor(() => expect(callsOf(row.list).length).toBeGreaterThan(before));
    expect(made()).toHaveLength(2);

    await user.click(within(section).getByRole('link', { name: `Open your ${row.names}` }));
    await waitFor(() => expect(address()).toBe(row.listPath.individual));
    expect((await screen.findAllByRole('button', { name: /^Grow revenue/ }))[0]).toBeVisible();
  });
});

describe('drafting under way', () => {
  it('is still pending after coming back, reports its end and offers nothing to discard', async () => {
    const release = hold('createOkr');
    const { user } = await openFilledForm();
    await press(user, 'Create OKRs');
    await onlyCallOf('createOkr');
    await toHelp(user);
    await go(user, 'Dashboard');
    expect(await screen.findByRole('button', { name: 'Discard' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create OKRs' })).toHaveAttribute('aria-busy', 'true');
    await press(user, 'Create OKRs');
    release();
    await onlyToast(successes.okrsGenerated);
    expect(callsOf('createOkr')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(sessionStorage.getItem('draft')).toBeNull();
  });
});

const findOwnGoals = () => screen.findByRole('region', { name: 'Your goals' });

it('teaches while there are no goals', async () => {
  await signedInAs('individual');
  db.tables.goals = [];
  openApp(paths.dashboard);
  expect(await screen.findByRole('link', { name: /^Your pocket/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your goals' })).toBeNull();
});

it('shows four goals, first the one that waits for a check-in, and asks for it', async () => {
  const { id: ownerId } = await signedInAs('individual');
  db.tables.goals = [1, 2, 3, 4, 5].map((day) =>
    makeGoal({ ownerId, goal: `Goal ${day}`, createdAt: new Date(momentAgo(100 - day)).toISOString() }),
  );
  const old = { progress: [40], checkIns: [{ day: dayAgo(45), progress: [40] }], savedAt: momentAgo(45) };
  await storeVersions({ 'Goal 1': old });
  const user = openApp(paths.dashboard);
  await waitFor(async () =>
    expect(textsOf(within(await findOwnGoals()).getAllByRole('listitem'))).toEqual([
      expect.stringMatching(/^Goal 1.*No check-in for 45 days$/),
      expect.stringMatching(/^Goal 5.*Not started$/),
      expect.stringMatching(/^Goal 4/),
      expect.stringMatching(/^Goal 3/),
    ]),
  );
  expect(screen.getByRole('link', { name: 'See 5 OKRs' })).toHaveAttribute('href', '/okrs');
  const intro = screen.queryByRole('button', { name: "Let's rock" });
  if (intro) await user.click(intro);
  await press(user, 'Check in');
  expect(await screen.findByRole('form', { name: 'Goal 1' })).toBeVisible();
});
