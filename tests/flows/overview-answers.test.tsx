import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';

import { address } from '../support/app.tsx';
import { storeDraftedFor, storeVisit } from '../support/drafted-for.ts';
import { shownNames } from '../support/employee-list.ts';
import { networkFault } from '../support/faults.ts';
import { fill, press } from '../support/form.ts';
import { ada, bo, choose, dialog, generateButton, openOverview, part } from '../support/overview.ts';
import { toasts } from '../support/toasts.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { answer, callsOf } from '../support/wire.ts';

beforeEach(() => setWidth(widths.wide));

const cy = { id: 'e-cy', firstName: 'Cy', lastName: 'Dunn', department: 'Product' };

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);

const goals = [
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
    goals: [...goals],
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
    goals: [goals[0]],
    before: () => storeDraftedFor({ [ada.id]: ['Old one'] }),
  });
  const title = await screen.findByRole('heading', { name: '1 of 1 person has goals' });
  expect(title.closest('section')).toHaveTextContent('Everyone has goals.');
  expect(screen.queryByRole('link', { name: 'Choose people without goals' })).toBeNull();
});

it('says of no one that they have none while goals are linked to no one', async () => {
  const { user } = await openOverview({ employees: [ada, bo], goals: [...goals] });
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
      goals: [...goals, { id: 'g4', goal: 'Strange one', role: 'Pilot' }],
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
    const { user } = await openOverview({ employees: [ada], goals: [...goals] });
    await press(user, 'Link by role');
    await waitFor(() => expect(toasts()).toEqual(["1 of 1 person couldn't be loaded. Nothing was linked."]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what was chosen where the browser cannot write', async () => {
    const { user } = await openOverview({ employees: people, goals: [...goals] });
    await press(user, 'Link by role');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    await press(user, 'Link 1 goal');
    await waitFor(() => expect(toasts()).toEqual(["We couldn't save this in the browser. Try again."]));
    put.mockRestore();
    await press(user, 'Link 1 goal');
    expect(await screen.findByRole('heading', { name: /^2 saved goals/ })).toBeVisible();
  });
});

describe('what is new', () => {
  it('is counted by kind since the last visit, and leads to the newest', async () => {
    await openOverview({
      employees: [ada],
      goals: [...goals],
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
