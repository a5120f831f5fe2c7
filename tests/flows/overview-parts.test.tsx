import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { type CallName } from '@/api/contract';
import { goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';

import { address } from '../support/app.tsx';
import { storeDraftedFor, storeVisit } from '../support/drafted-for.ts';
import { shownNames } from '../support/employee-list.ts';
import { bodyFaults, type Fault, networkFault, refusal } from '../support/faults.ts';
import { generateTitle, inSentence, kindRows } from '../support/goal-texts.ts';
import { ada, bo, choose, dialog, generateButton, openOverview, part } from '../support/overview.ts';
import { breakDatabase, fill, press, setWidth, textsOf, toasts, widths } from '../support/steps.ts';
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
  it('greets, counts employees and goals, by kind, and leads to them', async () => {
    const { user } = await openOverview({ goals: [...goals] });
    expect(screen.getByText(/^Hi/)).toHaveTextContent('Hi there');
    await waitFor(() => expect(card('Employees')).toHaveTextContent('2'));
    for (const { kind, plural, listPath } of Object.values(goalKinds)) {
      const count = goals.filter((goal) => goal.kind === kind).length;
      await waitFor(() => expect(card(plural)).toHaveTextContent(String(count)));
      expect(totals().getByRole('link', { name: plural })).toHaveAttribute('href', listPath.business);
    }
    expect(totals().getByRole('link', { name: 'Employees' })).toHaveAttribute('href', paths.employeeList);
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

beforeEach(() => setWidth(widths.wide));

const cy = { id: 'e-cy', firstName: 'Cy', lastName: 'Dunn', department: 'Product' };

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);

const linked = [
  { id: 'g1', goal: 'Old one', role: 'CEO', createdAt: daysAgo(40).toISOString() },
  { id: 'g2', goal: 'New one', role: 'HR', createdAt: daysAgo(1).toISOString() },
  { id: 'g3', goal: 'Newest one', role: 'HR', kind: 'kpi', createdAt: daysAgo(0.1).toISOString() },
] as const;

const linkedTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const departments = async () => {
  const section = await screen.findByRole('heading', { name: /oals by department$/ });
  return within(section.closest('section') ?? document.body)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

it('says how many people have goals and who has none, and leads to the others, selected', async () => {
  const { user } = await openOverview({
    employees: [ada, bo, cy, { id: 'e-di', firstName: 'Di', lastName: 'Elm', department: 'Legal' }],
    goals: [...linked],
    before: () => storeDraftedFor({ [bo.id]: ['Old one', 'New one'], [ada.id]: ['Newest one'] }),
  });
  const title = await screen.findByRole('heading', { name: '2 of 4 people have goals' });
  expect(title.closest('section')).toHaveTextContent('Legal has none yet, with 1 of the 2 people still without.');
  const list = `${paths.employeeList}?`;
  expect(await departments()).toEqual([
    ['Legal0 of 1have goals. Choose those without', `${list}department=Legal&goals=without&select=all`],
    ['Product1 of 2have goals. Choose those without', `${list}department=Product&goals=without&select=all`],
    ['Sales1 of 1have goals', `${list}department=Sales`],
  ]);

  await user.click(screen.getByRole('link', { name: 'Choose people without goals' }));
  await waitFor(() => expect(shownNames()).toEqual(['Cy Dunn', 'Di Elm']));
  expect(await screen.findByRole('button', { name: 'Generate for 2 people' })).toBeVisible();
  expect(address()).toBe(`${paths.employeeList}?goals=without`);
  expect(screen.getByRole('combobox', { name: 'Goals' })).toHaveDisplayValue('Without goals');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Goals' }), 'With goals');
  await waitFor(() => expect(shownNames()).toEqual(['Ada Berg', 'Bo Lind']));
  expect(screen.getByRole('row', { name: /Bo Lind/ })).toHaveTextContent('2 OKRs');
});

it('says that everyone has goals', async () => {
  await openOverview({
    employees: [ada],
    goals: [linked[0]],
    before: () => storeDraftedFor({ [ada.id]: ['Old one'] }),
  });
  const title = await screen.findByRole('heading', { name: '1 of 1 person has goals' });
  expect(title.closest('section')).toHaveTextContent('Everyone has goals.');
  expect(screen.queryByRole('link', { name: 'Choose people without goals' })).toBeNull();
});

it('says of no one that they have none while goals are linked to no one', async () => {
  const { user } = await openOverview({ employees: [ada, bo], goals: [...linked] });
  await screen.findByRole('heading', { name: "3 saved goals aren't linked to people in this browser" });
  // It is the first visit.
  expect(screen.queryByText(/new since/)).toBeNull();
  expect(await departments()).toEqual([
    ['Product0 of 1have goals', `${paths.employeeList}?department=Product`],
    ['Sales0 of 1have goals', `${paths.employeeList}?department=Sales`],
  ]);
  await user.click(screen.getByRole('link', { name: /^Product/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Goals' }), 'Without goals');
  expect(await screen.findByText('0 of 2 people')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Goals' }), 'Not known in this browser');
  await waitFor(() => expect(shownNames()).toEqual(['Bo Lind']));
});

describe('links goals by role', () => {
  const people = [
    { ...ada, jobTitle: 'CEO' },
    { ...bo, jobTitle: 'HR' },
    { ...cy, jobTitle: ' hr ' },
  ];

  it('at once where one person has it, asks where several have it, and marks those of no one', async () => {
    const { user } = await openOverview({
      employees: people,
      goals: [...linked, { id: 'g4', goal: 'Strange one', role: 'Pilot' }],
    });
    await press(user, 'Link by role');
    const box = within(await screen.findByRole('dialog', { name: 'Link goals by role' }));
    expect(await box.findByText('1 goal fits the only person with that role.')).toBeVisible();
    await user.selectOptions(box.getByRole('combobox', { name: 'Person for New one, OKR, HR' }), 'Cy Dunn');
    await user.selectOptions(
      box.getByRole('combobox', { name: 'Person for Newest one, KPI, HR' }),
      'No one in the list',
    );
    await user.click(box.getByRole('checkbox', { name: /^No one has the role of 1 goal\./ }));
    await press(user, 'Link 4 goals');
    expect(await screen.findByRole('heading', { name: '2 of 3 people have goals' })).toBeVisible();
    expect(toasts()).toEqual(['4 goals linked.']);
  });

  it('links nothing if a record is unreadable', async () => {
    answer('employeeDetails', () => networkFault.respond(200));
    const { user } = await openOverview({ employees: [ada], goals: [...linked] });
    await press(user, 'Link by role');
    await waitFor(() => expect(toasts()).toEqual(["1 of 1 person couldn't be loaded. Nothing was linked."]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was chosen where the browser cannot write', async () => {
    const { user } = await openOverview({ employees: people, goals: [...linked] });
    await press(user, 'Link by role');
    const put = breakDatabase('put');
    await press(user, 'Link 1 goal');
    await waitFor(() => expect(toasts()).toEqual(["We couldn't save this in the browser. Try again."]));
    put.mockRestore();
    await press(user, 'Link 1 goal');
    expect(await screen.findByRole('heading', { name: /^2 saved goals/ })).toBeVisible();
  });
});

it('what is new is counted by kind since the last visit, and leads to the newest', async () => {
  await openOverview({
    employees: [ada],
    goals: [...linked],
    before: async () => {
      await storeVisit(daysAgo(20));
      await storeVisit(daysAgo(2));
    },
  });
  const weekday = daysAgo(2).toLocaleDateString('en-US', { weekday: 'long' });
  expect(await screen.findByText(`2 new since ${weekday}:`)).toBeVisible();
  expect(linkedTo('1 OKR')).toBe(`${paths.businessOkrs}?sort=-date`);
  expect(linkedTo('1 KPI')).toBe(`${paths.businessKpis}?sort=-date`);
});

it('names the goals that support each company goal, and drafts for one without', async () => {
  const { user } = await openOverview({
    company: {
      currentYearGoals: 'Sign 60 clinics in Norway. Halve the time to first answer.',
      longTermObjectives: 'Serve clinics in six countries and stay independent',
    },
    goals: [
      { goal: 'Sign more clinics in Norway', role: 'CEO' },
      { goal: 'Sign more clinics in Norway', role: 'HR', kind: 'kpi' },
    ],
  });
  const list = await part('Company goals');
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  expect(list).toHaveTextContent('Sign 60 clinics in NorwayCurrent-year goal · supported by 2 goals for 2 roles');
  expect(list).toHaveTextContent('Halve the time to first answerCurrent-year goal · no goals support this yet');
  await press(user, 'Draft goals: Halve the time to first answer');
  await screen.findByRole('dialog');
  expect(dialog().getByLabelText('Additional prompt')).toHaveValue('Halve the time to first answer');
  await choose(user, 'bo');
  await user.click(generateButton());
  await vi.waitFor(() => expect(callsOf('createOkr')).toHaveLength(1), { timeout: 60_000 });
  await waitFor(() =>
    expect(list).toHaveTextContent('Halve the time to first answerCurrent-year goal · supported by 1 goal'),
  );
});

it('a prompt that a person typed stays before the goal of the company', async () => {
  const { user } = await openOverview({
    company: { currentYearGoals: 'Halve it', longTermObjectives: 'Stay free' },
    goals: [{ goal: 'Grow', role: 'CEO' }],
  });
  await press(user, 'Draft goals: Halve it');
  await screen.findByRole('dialog');
  await fill({ 'Additional prompt': 'Mine' });
  await press(user, 'Close');
  await press(user, 'Draft goals: Stay free');
  await screen.findByRole('dialog');
  expect(dialog().getByLabelText('Additional prompt')).toHaveValue('Mine\nStay free');
});
