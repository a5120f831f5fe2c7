import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { employeeFields } from '@/domain/employee';
import { paths } from '@/domain/paths';

import { address, goTo } from '../support/app.tsx';
import { storeDraftedFor } from '../support/drafted-for.ts';
import { boxOf, chosenNames, openList, panel, searchField, shownNames } from '../support/employee-list.ts';
import { openWith } from '../support/overview.ts';
import { press, setWidth, textsOf, widths } from '../support/steps.ts';
import { answer, callsOf } from '../support/wire.ts';

const byName = ['Ana Marin', 'Ben Okafor', 'Émile Roy', 'Zoë Sjögren'];
const department = () => screen.getByRole('combobox', { name: 'Department' });
const options = () => textsOf(within(department()).getAllByRole('option'));

describe('the employee list', () => {
  it('shows name, email and department of everyone, by name, without a call for each', async () => {
    await openList();
    expect(screen.getByRole('heading', { level: 1, name: 'Employee List' })).toBeVisible();
    expect(textsOf(screen.getAllByRole('columnheader'))).toEqual(['Name', 'Work email', 'Department', 'Goals']);
    expect(shownNames()).toEqual(byName);
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('Ana Marinana@eu.exampleSales');
    expect(screen.getByText('4 people in 2 departments')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Onboard employee' })).toHaveAttribute('href', paths.employeeOnboarding);
    expect(callsOf('employeeDetails')).toEqual([]);
    expect(callsOf('employeeSummary')).toEqual([]);
  });

  it('filters by department, with how many work in each', async () => {
    const user = await openList();
    expect(options()).toEqual(['All departments (3)', 'Engineering (1)', 'Sales (2)', 'No department (1)']);
    await user.selectOptions(department(), 'Sales (2)');
    expect(shownNames()).toEqual(['Ana Marin', 'Zoë Sjögren']);
    expect(address()).toContain('department=Sales');
    await user.selectOptions(department(), 'No department (1)');
    expect(shownNames()).toEqual(['Émile Roy']);
    await user.selectOptions(department(), 'All departments (3)');
    expect(address()).toBe(paths.employeeList);
  });

  it('sorts by any column, and tells which', async () => {
    const user = await openList();
    const header = (name: string) => screen.getByRole('columnheader', { name });
    expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
    await press(user, 'Name');
    expect(header('First name')).toHaveAttribute('aria-sort', 'ascending');
    expect(address()).toContain('sort=first-name');
    await press(user, 'First name');
    expect(shownNames()).toEqual(byName.toReversed());
    expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
    expect(address()).toContain('sort=-name');
    await press(user, 'Department');
    expect(header('Name')).not.toHaveAttribute('aria-sort');
    expect(header('Department')).toHaveAttribute('aria-sort', 'ascending');
    expect(shownNames()).toEqual(['Ben Okafor', 'Ana Marin', 'Zoë Sjögren', 'Émile Roy']);
    await press(user, 'Name');
    expect(address()).toBe(paths.employeeList);
  });

  it('says when no one matches, also in a department of the address, and leads back to everyone', async () => {
    const user = await openList();
    goTo(`${paths.employeeList}?department=${encodeURIComponent('<b>Space</b>')}&sort=constructor`);
    expect(await screen.findByText('No one matches')).toBeVisible();
    expect(department()).toHaveDisplayValue('<b>Space</b>');
    await user.type(searchField(), 'xyzzy');
    await press(user, 'Clear filters');
    await waitFor(() => expect(shownNames()).toHaveLength(4));
    expect(searchField()).toHaveValue('');
    expect(searchField()).toHaveFocus();
    expect(new URLSearchParams(window.location.search).has('department')).toBe(false);
  });

  it('has work email, department and goals below a name on a phone, with a menu to sort by', async () => {
    const user = await openList('', widths.phone);
    const list = within(screen.getByRole('table', { name: 'Employee List' }));
    await waitFor(() =>
      expect(textsOf(list.getAllByRole('row').slice(1))).toEqual([
        'Ana Marinana@eu.exampleSales \u00b7 No goals yet',
        'Ben Okaforben@northbay.exampleEngineering \u00b7 No goals yet',
        'Émile Royroy@northbay.exampleNo goals yet',
        'Zoë Sjögrenzoe@northbay.exampleSales \u00b7 No goals yet',
      ]),
    );
    expect(screen.getByText('Goals drafted in this browser.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveTextContent(/^Filter$/);
    await press(user, 'Filter');
    const goals = screen.getByRole('combobox', { name: 'Goals' });
    expect(textsOf(within(goals).getAllByRole('option'))).toEqual([
      'Any goals',
      'With goals',
      'Without goals',
      'Not known in this browser',
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, Z to A');
    expect(shownNames()).toEqual(byName.toReversed());
  });

  it.each([
    ['on a tablet', '', widths.tablet],
    ['beside the details', '?employee=e3', widths.wide],
  ])('has the goals below the work email %s, where there is no room for a column', async (_, query, width) => {
    await openList(query, width);
    const row = screen.getByRole('row', { name: /Ana Marin/ });
    await waitFor(() => expect(row).toHaveTextContent('Ana Marinana@eu.exampleNo goals yetSales'));
    expect(screen.queryByRole('columnheader', { name: 'Goals' })).toBeNull();
    expect(screen.getByText('Goals drafted in this browser.')).toBeVisible();
  });
});

const groupBox = (name: string) => screen.getByRole('checkbox', { name: `Select all in ${name}` });

/** The listed people, without the collapse buttons, which have no text. */
const people = () => shownNames().filter((name) => name !== '');

const heads = () =>
  screen.getAllByRole('button', { name: /^(Collapse|Expand) / }).map((button) => button.parentElement?.textContent);

describe('the list by department', () => {
  it('has a head with a count for each, those without one last, whatever the order; the address keeps it', async () => {
    const user = await openList();
    await user.click(screen.getByRole('checkbox', { name: 'Group by department' }));
    expect(address()).toBe(`${paths.employeeList}?group=department`);
    expect(heads()).toEqual(['Engineering 1 person', 'Sales 2 people', 'No department 1 person']);
    expect(people()).toEqual(['Ben Okafor', 'Ana Marin', 'Zoë Sjögren', 'Émile Roy']);
    await press(user, 'Name');
    await press(user, 'First name');
    expect(people()).toEqual(['Ben Okafor', 'Zoë Sjögren', 'Ana Marin', 'Émile Roy']);
    await user.click(screen.getByRole('checkbox', { name: 'Group by department' }));
    expect(people()).toEqual(['Zoë Sjögren', 'Émile Roy', 'Ben Okafor', 'Ana Marin']);
  });

  it('folds one, or all with Shift; a search opens what it finds', async () => {
    const user = await openList('?group=department');
    await press(user, 'Collapse Sales');
    expect(people()).toEqual(['Ben Okafor', 'Émile Roy']);
    const opener = screen.getByRole('button', { name: 'Expand Sales' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
    await user.keyboard('{Shift>}');
    await press(user, 'Collapse Engineering');
    await user.keyboard('{/Shift}');
    expect(people()).toEqual([]);
    await user.type(searchField(), 'marin');
    await waitFor(() => expect(people()).toEqual(['Ana Marin']));
  });

  it('has a box for each, which says how many are chosen', async () => {
    const user = await openList('?group=department');
    await user.click(groupBox('Sales'));
    expect(chosenNames()).toEqual(['Ana Marin', 'Zoë Sjögren']);
    expect(heads()[1]).toBe('Sales 2 people, all selected');
    await user.click(boxOf('Ana Marin'));
    expect(heads()[1]).toBe('Sales 2 people, 1 selected');
    expect(groupBox('Sales')).toBePartiallyChecked();
    // From one checkbox to the next, over the head of a department.
    boxOf('Zoë Sjögren').focus();
    await user.keyboard('{ArrowDown}');
    expect(groupBox('No department')).toHaveFocus();
  });
});

const hiddenLabels = [
  'Date of Birth',
  'Age',
  'Salary Effective Date',
  'Currency',
  'Gross Annual Salary',
  'Gross Monthly Salary',
  'Pay Period',
  'Pay Frequency',
];

const labels = () => textsOf(panel().querySelectorAll('dt'));
const valueOf = (label: string) => within(panel()).getByText(label, { exact: true }).nextElementSibling?.textContent;
const showPrivate = () => within(panel()).findByRole('button', { name: 'Show pay and birth date' });
const shownPerson = () => within(panel()).getByRole('heading', { level: 2 }).textContent;

describe("a person's details", () => {
  it('come with one call for each who is opened: all fields, with pay and birth date hidden until they are asked for', async () => {
    const user = await openList();
    expect(screen.queryByRole('region', { name: 'Details' })).toBeNull();
    expect(callsOf('employeeDetails')).toEqual([]);
    await press(user, 'Ben Okafor');
    const show = await showPrivate();
    const asked = callsOf('employeeDetails').map(({ url }) => new URL(url).pathname);
    expect([...new Set(asked)]).toEqual(['/api/employee/e2/getFullDetails']);
    expect(callsOf('employeeSummary')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Ben Okafor' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Ben Okafor' })).toHaveFocus();
    expect(address()).toBe(`${paths.employeeList}?employee=e2`);

    expect(labels()).toHaveLength(employeeFields.length);
    // Data from this browser is read beside the record.
    await within(panel()).findByRole('heading', { level: 3, name: /^Goals/ });
    const sections = textsOf(within(panel()).getAllByRole('heading', { level: 3 }));
    expect(sections).toEqual(['Goals in this browser', 'Personal', 'Employment', 'Reporting', 'Salary']);
    expect(valueOf('Start Date')).toBe('Mar 1, 2022');
    expect(valueOf("Manager's ID")).toBe('NB-1000');
    for (const label of hiddenLabels) expect(valueOf(label), label).toBe('Hidden');
    expect(panel()).not.toHaveTextContent(/66,?000|1991|USD/);
    await user.click(show);
    expect(hiddenLabels.map(valueOf)).toEqual([
      'Apr 18, 1991',
      '35',
      'Jan 1, 2026',
      'USD',
      '66,000.00',
      '5,500.00',
      'Monthly',
      'Monthly',
    ]);
    await press(user, 'Hide pay and birth date');
    expect(valueOf('Date of Birth')).toBe('Hidden');

    // Again for the next person, and for the same one later.
    await user.click(await showPrivate());
    for (const name of ['Ana Marin', 'Ben Okafor']) {
      await press(user, name);
      await showPrivate();
      expect(valueOf('Age'), name).toBe('Hidden');
    }
    screen.getByRole('button', { name: 'Ana Marin' }).focus();
    await user.keyboard('{Enter}');
    expect(within(panel()).getByRole('heading', { level: 2, name: 'Ana Marin' })).toHaveFocus();
  });

  it('show holes as a dash, what is no date or number as it is, and hostile text as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const ben = { firstName: 'Ben', jobTitle: hostile, startDate: '31 March', age: null, grossSalaryAnnual: '1e309' };
    answer('employeeDetails', () => HttpResponse.json({ data: ben }));
    const user = await openList();
    await press(user, 'Ben Okafor');
    await user.click(await showPrivate());
    expect(labels()).toHaveLength(employeeFields.length);
    expect(valueOf('Start Date')).toBe('31 March');
    expect(valueOf('Gross Annual Salary')).toBe('1e309');
    expect(valueOf('Age')).toBe('\u2013');
    expect(valueOf('Nationality')).toBe('\u2013');
    expect(valueOf('Job Title')).toBe(hostile);
    expect(document.querySelector('[onerror]')).toBeNull();
    expect(panel()).not.toHaveTextContent(/undefined|null|NaN|\[object|Invalid/);
  });

  it('open by a link, also for a person outside the filter, but for no one outside the list', async () => {
    await openList('?employee=..');
    expect(screen.queryByRole('region', { name: 'Details' })).toBeNull();
    expect(callsOf('employeeDetails')).toEqual([]);
    cleanup();
    await openList('?q=marin&employee=e2');
    expect(shownPerson()).toBe('Ben Okafor');
    await showPrivate();
  });
});

it("goals that are a person's by the order of sending say so, in the list and in the details", async () => {
  setWidth(widths.wide);
  const { user } = await openWith(paths.employeeList, {
    employees: [{ id: 'e1', firstName: 'Ana', lastName: 'Marin' }],
    goals: [{ goal: 'Sign clinics', role: 'HR', createdAt: '2026-03-14T12:00:00Z' }],
    before: () => storeDraftedFor({ e1: ['Sign clinics'] }, true),
  });
  expect(await screen.findByRole('cell', { name: '1 OKR, matched by role' })).toBeVisible();
  await press(user, 'Ana Marin');
  const goal = await within(panel()).findByRole('link', { name: /^Sign clinics/ });
  expect(goal).toHaveTextContent('OKR · Mar 14, 2026 · matched by role');
});
