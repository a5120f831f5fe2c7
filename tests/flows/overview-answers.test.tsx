import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';

import { paths } from '@/domain/paths';

import { address } from '../support/app.tsx';
import { storeDraftedFor, storeVisit } from '../support/drafted-for.ts';
import { shownNames } from '../support/employee-list.ts';
import { networkFault, type Fault } from '../support/faults.ts';
import { fill, press } from '../support/form.ts';
import { ada, bo, choose, dialog, generateButton, openOverview, part } from '../support/overview.ts';
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

const cards = async () => within(await screen.findByRole('list', { name: 'Answers' })).findAllByRole('heading');
const titles = async () => (await cards()).map(({ textContent }) => textContent);
const card = (name: RegExp) =>
  screen.findByRole('heading', { name }).then((each) => each.closest('li') ?? document.body);

const newestLinks = async () =>
  within(await card(/new since/))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('answers who has no goals, which department drafts most and what is new, as kept here, and leads there', async () => {
  const { user } = await openOverview({
    employees: [ada, bo, cy],
    goals: [...goals],
    before: async () => {
      await storeDraftedFor({ [bo.id]: ['Old one', 'New one'], [ada.id]: ['Newest one'] });
      await storeVisit(daysAgo(20));
      await storeVisit(daysAgo(2));
    },
  });
  const weekday = daysAgo(2).toLocaleDateString('en-US', { weekday: 'long' });
  const expected = ['1 person has no goals yet', 'Product drafts most', `2 new since ${weekday}`];
  await waitFor(async () => expect(await titles()).toEqual(expected));
  expect(await card(/no goals/)).toHaveTextContent('2 have at least one, as kept on this device.');
  expect(await card(/drafts most/)).toHaveTextContent('2 of 3 goals, as kept on this device.');
  expect(await card(/new since/)).toHaveTextContent(/Newest oneNew one/);
  expect(await newestLinks()).toEqual([
    ['Open the newest OKRs', `${paths.businessOkrs}?sort=-date`],
    ['Open the newest KPIs', `${paths.businessKpis}?sort=-date`],
  ]);
  const department = within(await card(/drafts most/)).getByRole('link', { name: 'See its people' });
  expect(department).toHaveAttribute('href', `${paths.employeeList}?department=Product`);

  await user.click(screen.getByRole('link', { name: 'See who' }));
  await waitFor(() => expect(shownNames()).toEqual(['Cy Dunn']));
  expect(screen.getByRole('combobox', { name: 'Goals' })).toHaveDisplayValue('No goals yet');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Goals' }), 'With goals');
  await waitFor(() => expect(shownNames()).toEqual(['Ada Berg', 'Bo Lind']));
  expect(address()).toBe(`${paths.employeeList}?goals=with`);
  expect(screen.getByRole('row', { name: /Bo Lind/ })).toHaveTextContent('2 OKRs');
  expect(screen.getByRole('columnheader', { name: 'Goals' })).toHaveAccessibleDescription('as kept on this device');
});

it('what is new leads to its list where it is of one kind', async () => {
  const { user } = await openOverview({
    employees: [ada],
    goals: [...goals],
    before: async () => {
      await storeVisit(daysAgo(20));
      await storeVisit(daysAgo(0.5));
    },
  });
  expect(await screen.findByRole('heading', { name: /^1 new since/ })).toBeVisible();
  expect(await newestLinks()).toEqual([['Open the newest', `${paths.businessKpis}?sort=-date`]]);
  await user.click(screen.getByRole('link', { name: 'Open the newest' }));
  await waitFor(() => expect(address()).toBe(`${paths.businessKpis}?sort=-date`));
});

it('says that everybody has goals, and leaves out what has no answer', async () => {
  await openOverview({
    employees: [ada],
    goals: [goals[0]],
    before: () => storeDraftedFor({ [ada.id]: ['Old one'] }),
  });
  await waitFor(async () => expect(await titles()).toEqual(['Everybody has goals', 'Sales drafts most']));
});

it('each answer says that its call has failed, and asks again', async () => {
  let fault: Fault | undefined = networkFault;
  answer('listEmployees', () => fault?.respond(200));
  const { user } = await openOverview({ employees: [ada, bo], goals: [...goals] });
  await waitFor(async () => expect((await titles())[0]).toBe('Goals by person'));
  expect((await cards())[0]?.closest('li')).toHaveTextContent("We couldn't load this.");
  fault = undefined;
  await press(user, 'Try again: Goals by person');
  await waitFor(async () => expect(await titles()).toEqual(["3 saved goals aren't linked to people in this browser"]));
  expect((await cards())[0]).toHaveFocus();
});

it('what is new says that the last visit could not be read, and reads it again', async () => {
  let put: MockInstance<IDBObjectStore['put']> | undefined;
  const { user } = await openOverview({
    employees: [ada],
    goals: [...goals],
    before: async () => {
      await storeVisit(daysAgo(20));
      await storeVisit(daysAgo(0.5));
      put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('No room', 'QuotaExceededError');
      });
    },
  });
  expect(await screen.findByRole('heading', { name: 'New goals' })).toBeVisible();
  put?.mockRestore();
  await press(user, 'Try again: New goals');
  const heading = await screen.findByRole('heading', { name: /^1 new since/ });
  expect(heading).toHaveFocus();
});

it('names the company goals that nobody’s goals serve, and drafts for one of them', async () => {
  const { user } = await openOverview({
    company: {
      currentYearGoals: 'Sign 60 clinics in Norway. Halve the time to first answer.',
      longTermObjectives: 'Serve clinics in six countries and stay independent',
    },
    goals: [{ goal: 'Sign more clinics in Norway', role: 'CEO' }],
  });
  const list = await part('Company goals that nobody’s goals serve');
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  expect(list).toHaveTextContent(
    'Halve the time to first answerCurrent-year goal · No goals serve this yet, by their words',
  );
  expect(list).not.toHaveTextContent('Sign 60 clinics');
  await press(user, 'Draft goals for it: Halve the time to first answer');
  await screen.findByRole('dialog');
  expect(dialog().getByLabelText('Additional prompt')).toHaveValue('Halve the time to first answer');
  await choose(user, 'bo');
  await user.click(generateButton());
  await vi.waitFor(() => expect(callsOf('createOkr')).toHaveLength(1), { timeout: 60_000 });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
});

it('a prompt that somebody typed stays before the goal of the company', async () => {
  const { user } = await openOverview({ company: { currentYearGoals: 'Halve it', longTermObjectives: 'Stay free' } });
  await press(user, 'Draft goals for it: Halve it');
  await screen.findByRole('dialog');
  await fill({ 'Additional prompt': 'Mine' });
  await press(user, 'Close');
  await press(user, 'Draft goals for it: Stay free');
  await screen.findByRole('dialog');
  expect(dialog().getByLabelText('Additional prompt')).toHaveValue('Mine\nStay free');
});
