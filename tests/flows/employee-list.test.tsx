import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { address, goBack, goTo } from '../support/app.tsx';
import { openList, searchField, shownNames, boxOf, chosenNames } from '../support/employee-list.ts';
import { press, textsOf } from '../support/form.ts';
import { widths } from '../support/viewport.ts';
import { callsOf } from '../support/wire.ts';

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
    for (const request of callsOf('listEmployees')) {
      expect(request.headers.get('authorization')).toBe(`Bearer ${storedValues().businessToken ?? ''}`);
    }
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
    await user.type(searchField(), 'marin');
    await waitFor(() =>
      expect(options()).toEqual(['All departments (3)', 'Engineering (0)', 'Sales (1)', 'No department (0)']),
    );
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

  it('shows what the address asks: after a reload, by a link, and again by Back', async () => {
    const query = '?q=example&department=sales&sort=-name';
    const user = await openList(query);
    expect(shownNames()).toEqual(['Zoë Sjögren', 'Ana Marin']);
    expect(searchField()).toHaveValue('example');
    await user.click(screen.getByRole('link', { name: 'Onboard employee' }));
    await waitFor(() => expect(address()).toBe(paths.employeeOnboarding));
    await goBack();
    await waitFor(() => expect(shownNames()).toEqual(['Zoë Sjögren', 'Ana Marin']));
    expect(address()).toBe(paths.employeeList + query);
    expect(searchField()).toHaveValue('example');
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

/** The heads of the groups, in their order. */
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
