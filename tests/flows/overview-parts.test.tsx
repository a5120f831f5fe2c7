import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { goalCalls, type CallName } from '@/api/contract';
import { goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { address } from '../support/app.tsx';
import { bodyFaults, networkFault, refusal, type Fault } from '../support/faults.ts';
import { textsOf } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { generateTitle, inSentence } from '../support/goal-texts.ts';
import { choose, generateButton, openOverview, part } from '../support/overview.ts';
import { toasts } from '../support/toasts.ts';
import { answer, callsOf, hold } from '../support/wire.ts';

/** A day some whole months ago, at noon. */
function monthsAgo(count: number): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth() - count, 1, 12).toISOString();
}

const goals = [
  { id: 'g1', kind: 'okr', goal: 'Newest of all', role: 'CEO', createdAt: monthsAgo(0) },
  { id: 'g2', kind: 'kpi', goal: 'The one before', role: 'HR', createdAt: monthsAgo(1) },
  { id: 'g3', kind: 'kpi', goal: 'An old one', role: 'HR', createdAt: monthsAgo(2) },
] as const;

const totals = () => within(screen.getByRole('list', { name: 'Totals' }));
const card = (label: string) => totals().getByRole('link', { name: label }).closest('li') ?? document.body;

describe('the overview', () => {
  it('greets, counts employees and goals, by kind, and leads to them; it asks with the bearer', async () => {
    const { user } = await openOverview({ goals: [...goals] });
    expect(screen.getByText(/^Hi/)).toHaveTextContent('Hi there');
    await waitFor(() => expect(card('Employees')).toHaveTextContent('2'));
    for (const { kind, plural, listPath } of Object.values(goalKinds)) {
      const count = goals.filter((goal) => goal.kind === kind).length;
      await waitFor(() => expect(card(plural)).toHaveTextContent(String(count)));
      expect(totals().getByRole('link', { name: plural })).toHaveAttribute('href', listPath.business);
    }
    expect(totals().getByRole('link', { name: 'Employees' })).toHaveAttribute('href', paths.employeeList);
    const goalLists = Object.values(goalCalls).map(({ list }) => list);
    for (const name of ['listEmployees', ...goalLists, 'company'] as const) {
      const [call] = callsOf(name);
      expect(call?.headers.get('authorization'), name).toBe(`Bearer ${storedValues().businessToken ?? ''}`);
    }

    await user.click(totals().getByRole('link', { name: 'OKRs' }));
    await waitFor(() => expect(address()).toBe(paths.businessOkrs));
  });

  it.each([
    ['the company', { company: null, employees: [], goals: [] }, 'Set up company', paths.companyOnboarding],
    ['people', { employees: [], goals: [] }, 'Import from file', paths.employeeImport],
  ] as const)('begins with %s where that is what is next', async (_, data, name, to) => {
    await openOverview({ ...data, employees: [...data.employees], goals: [...data.goals] });
    const setup = within(await part('Set up in three steps'));
    expect(setup.getByRole('link', { name })).toHaveAttribute('href', to);
    expect(setup.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Newest goals' })).toBeNull();
  });

  it('drafts the first goals once there are people, and is the whole page after that', async () => {
    const { user } = await openOverview({ company: { name: 'Northbay Health' } });
    const setup = within(await part('Set up in three steps'));
    expect(await setup.findByText('Northbay Health')).toBeVisible();
    expect(setup.getByText('2 people')).toBeVisible();
    await user.click(setup.getByRole('button', { name: 'Draft goals' }));
    await screen.findByRole('dialog');
    await choose(user, 'bo');
    await user.click(generateButton());
    expect(await screen.findByRole('heading', { level: 2, name: 'Newest goals' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Set up in three steps' })).toBeNull();
  });

  it('asks for the company beside what there is', async () => {
    await openOverview({ company: null, goals: [...goals] });
    expect(await part('Newest goals')).toBeVisible();
    expect(within(await part('Set up in three steps')).getByRole('link', { name: 'Set up company' })).toBeVisible();
    expect(callsOf('company')).toEqual([]);
  });
});

it('the newest goals are a row for each draft run, newest first, at most five, and lead to a record', async () => {
  const together = ['Data Engineer', 'Support Lead', 'Analyst', 'Counsel'].flatMap((role) =>
    (['okr', 'kpi'] as const).map((kind) => ({ kind, role, goal: 'Newest of all', createdAt: monthsAgo(0) })),
  );
  const older = Array.from({ length: 4 }, (_, index) => ({
    kind: 'okr' as const,
    goal: `Older ${index}`,
    role: 'CEO',
    createdAt: monthsAgo(3 + index),
  }));
  const { user } = await openOverview({ goals: [...together, ...goals.slice(1), ...older] });
  const section = await part('Newest goals');
  await waitFor(() => expect(within(section).getAllByRole('link')).toHaveLength(5));
  const rows = within(section).getAllByRole('link');
  expect(rows.map((row) => textsOf(row.querySelectorAll('bdi')))).toEqual([
    ['Data Engineer, Support Lead and 2 more', 'Newest of all'],
    ['HR', 'The one before'],
    ['HR', 'An old one'],
    ['CEO', 'Older 0'],
    ['CEO', 'Older 1'],
  ]);
  expect(rows[0]).toHaveTextContent('4 OKRs, 4 KPIs · ');
  await user.click(within(section).getByRole('link', { name: /The one before/ }));
  await waitFor(() => expect(address()).toBe(`${paths.businessKpis}?record=g2`));
  expect(await screen.findByRole('heading', { level: 2, name: 'The one before' })).toBeVisible();
});

/** The calls of the page, the parts that show their failure, and parts that do not need them. */
const sources: { call: CallName; what: string; parts: string[]; cards: string[]; others: string[] }[] = [
  {
    call: 'listEmployees',
    what: 'employees',
    parts: ['People with goals'],
    cards: ['Employees'],
    others: ['Newest goals'],
  },
  ...kindRows.map(({ list, plural }) => ({
    call: list,
    what: inSentence(plural),
    parts: ['Newest goals'],
    cards: [plural],
    others: [],
  })),
  { call: 'company', what: 'company', parts: ['Company goals'], cards: [], others: ['Newest goals'] },
];

describe.each(sources)('when $call', ({ call, what, parts, cards, others }) => {
  const says = `We couldn't load your ${what}`;

  it('does not answer, only its own parts wait; when it fails, they say so under each fault, until a retry succeeds', async () => {
    let fault: Fault | undefined = refusal(500);
    answer(call, () => fault?.respond(200));
    const release = hold(call);
    const { user } = await openOverview({ goals: [...goals] });
    const section = await part(parts[0] ?? '');
    expect(within(section).getByRole('status')).toHaveTextContent(/^Loading/);
    for (const other of others)
      await waitFor(async () => expect(within(await part(other)).queryByRole('status')).toBeNull());
    release();
    await waitFor(() => expect(within(section).queryByRole('status')).toBeNull());

    const again = () => within(section).getByRole('button', { name: 'Try again' });
    for (const next of [refusal(401), networkFault, bodyFaults.html, bodyFaults.wrongContainer, undefined]) {
      await waitFor(() => expect(again()).not.toHaveAttribute('aria-busy'));
      for (const name of parts) expect(await within(await part(name)).findByText(says)).toBeVisible();
      for (const label of cards) expect(card(label)).toHaveTextContent('\u2013');
      for (const other of others) expect(within(await part(other)).queryByText(says)).toBeNull();
      expect(toasts()).toEqual([]);

      const sent = callsOf(call).length;
      fault = next;
      await user.click(again());
      await waitFor(() => expect(callsOf(call)).toHaveLength(sent + 1));
    }
    await waitFor(() => expect(screen.queryByText(says)).toBeNull());
    await waitFor(() => expect(within(section).getByRole('heading', { level: 2 })).toHaveFocus());
    for (const label of cards) expect(card(label)).not.toHaveTextContent('\u2013');
  });
});

describe('when every read of the page fails', () => {
  const outage = "We can't reach the server. Your data is safe.";
  const calls = sources.map(({ call }) => call);
  const again = () => screen.getAllByRole('button', { name: /^Try again/ });

  async function openUnread() {
    const broken = new Set(calls);
    for (const call of calls) answer(call, () => (broken.has(call) ? networkFault.respond(200) : undefined));
    const { user } = await openOverview({ goals: [...goals] });
    expect(await screen.findByText(outage)).toBeVisible();
    return { user, broken };
  }

  it('one notice says so, with one button that asks for all of them; the parts keep their titles', async () => {
    const { user, broken } = await openUnread();
    expect(again()).toHaveLength(1);
    expect(screen.queryByText(/could not|couldn't load/)).toBeNull();
    for (const name of ['People with goals', 'Goals by department', 'Newest goals', 'Company goals'])
      expect(await part(name)).toHaveTextContent(`${name}\u2013`);
    for (const { cards } of sources) for (const label of cards) expect(card(label)).toHaveTextContent('\u2013');
    expect(toasts()).toEqual([]);
    const asked = calls.map((call) => callsOf(call).length);
    broken.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(outage)).toBeNull());
    expect(calls.map((call) => callsOf(call).length)).toEqual(asked.map((count) => count + 1));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(card('Employees')).toHaveTextContent('2'));
    expect(screen.queryAllByRole('button', { name: /^Try again/ })).toEqual([]);
  });

  it('asks again when the browser is online again, and leaves the focus where it is', async () => {
    const { broken } = await openUnread();
    const button = screen.getByRole('button', { name: generateTitle });
    button.focus();
    broken.clear();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(outage)).toBeNull());
    await waitFor(() => expect(card('Employees')).toHaveTextContent('2'));
    expect(button).toHaveFocus();
  });
});
