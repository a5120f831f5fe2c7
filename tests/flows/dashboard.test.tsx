import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';

import { goalCalls } from '@/api/contract';
import { dashboardKinds, goalKinds } from '@/domain/goal-kind';
import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storeSignIn } from '@/session/session';
import { store } from '@/session/storage';

import { db, makeGoal } from '../../mock-api/node.ts';
import { address, goTo, openApp, signedInAs, tokenFor } from '../support/app.tsx';
import { openFilledForm, request, typed } from '../support/forms.ts';
import { kindRows } from '../support/goal-texts.ts';
import { dialog } from '../support/overview.ts';
import { choose, draftedLines, openPocket } from '../support/pocket.ts';
import { fieldOf, fill, press, textsOf } from '../support/steps.ts';
import { checkedIn, momentAgo, storeVersions } from '../support/versions.ts';
import { callsOf, hold, onlyCallOf } from '../support/wire.ts';

const goalLabel = 'Your Company Strategic Goal';

const buttons = () => textsOf(screen.queryAllByRole('button', { name: /^Create / }));

it('the form reveals one field after the other, and the buttons last, for no blanks; hides them with the role, but keeps their text', async () => {
  await signedInAs('individual');
  openApp(paths.dashboard);
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

const taglines = [
  'Create OKRs and KPIs with one click',
  'Optimize organization performance',
  'Eliminate manual brainstorming',
];

describe('the welcome', () => {
  it.each(['no one', 'the same person'])(
    'takes the email that came with the navigation when that of %s was stored',
    async (who) => {
      if (who === 'no one') localStorage.setItem('authToken', await tokenFor('individual'));
      const { email } = who === 'no one' ? { email: 'nia7@northbay.example' } : await signedInAs('individual');
      localStorage.removeItem('email');
      openApp(paths.dashboard, { email });
      const name = who === 'no one' ? 'nia' : 'amara';
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`Welcome, ${name}`);
    },
  );

  it.each([
    ['a known person', 'amara@northbay.example'],
    ['an unknown person', null],
  ])('never takes the one of the person before %s', async (_, email) => {
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
  await storeVersions({ 'Goal 1': checkedIn });
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

async function takeAgain(user: UserEvent, goal: string): Promise<void> {
  await press(user, goal);
  await press(user, 'Draft again');
}

// Lazy parts load on the first press; their loading time is not tested.
beforeAll(() =>
  Promise.all([import('@/features/overview/overview-page'), import('@/components/generate/generate-dialog')]),
);

describe.each(kindRows.slice(1))("'Use again', $plural", ({ kind }) => {
  it("leads to the dashboard, whose form begins with the record's role and goal, once", async () => {
    const { user } = await openPocket(kind);
    await takeAgain(user, 'Second goal');
    await screen.findByRole('heading', { name: 'Draft goals for a role' });
    expect(address()).toBe(paths.dashboard);
    // A reload would begin with the record once more.
    await waitFor(() => expect(window.history.state).toMatchObject({ usr: null }));
    expect(fieldOf('Role')).toHaveValue('HR');
    expect(fieldOf(goalLabel)).toHaveValue('Second goal');
    // The next step is unanswered: no record has the industry.
    expect(fieldOf('Your Industry')).toHaveValue('');

    await fill({ [goalLabel]: 'Second goal, higher' });
    goTo(paths.help);
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    goTo(paths.dashboard);
    // From now on it counts as typed.
    await screen.findByText(/We restored your unsaved entries/);
    expect(fieldOf(goalLabel)).toHaveValue('Second goal, higher');
  });

  it.each(['Stay', 'Leave'])('is asked about while records are deleted, and follows the answer: %s', async (answer) => {
    const { user } = await openPocket(kind);
    const release = hold(goalCalls[kind].remove);
    await choose(user, 'First goal', 'Third goal');
    await press(user, 'Delete');
    await press(user, /^Delete 2 /);
    await takeAgain(user, 'Second goal');
    await press(user, answer);
    if (answer === 'Stay') {
      release();
      await screen.findByText('2 KPIs deleted.');
      goTo(paths.dashboard);
    }
    await screen.findByRole('heading', { name: 'Draft goals for a role' });
    expect(fieldOf('Role')).toHaveValue(answer === 'Stay' ? '' : 'HR');
  });

  it('begins the dialog of a business, of this kind, with the goal', async () => {
    const { user } = await openPocket(kind, 'business');
    await takeAgain(user, 'Second goal');
    await screen.findByRole('tab', { name: goalKinds[kind].singular, selected: true });
    expect(address()).toBe(paths.businessDashboard);
    expect(dialog().getByLabelText('Additional prompt')).toHaveValue('Second goal');
  });
});
