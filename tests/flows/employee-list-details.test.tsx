import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { employeeFields } from '@/domain/employee';
import { paths } from '@/domain/paths';

import { makeEmployee, makeGoal } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { address, goBack, openApp, signedInAs } from '../support/app.tsx';
import { storeDraftedFor } from '../support/drafted-for.ts';
import { openList, panel } from '../support/employee-list.ts';
import { press, textsOf } from '../support/form.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { answer, callsOf } from '../support/wire.ts';

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

  it('open by a press anywhere in the row, take the focus of a keyboard user, and close with their button and Back', async () => {
    const user = await openList();
    await user.click(screen.getByText('ana@eu.example'));
    expect(shownPerson()).toBe('Ana Marin');
    screen.getByRole('button', { name: 'Ben Okafor' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(within(panel()).getByRole('heading', { level: 2 })).toHaveFocus());
    expect(shownPerson()).toBe('Ben Okafor');
    await press(user, 'Close details');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Details' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Ben Okafor' })).toHaveFocus();
    expect(address()).toBe(paths.employeeList);
    await press(user, 'Ana Marin');
    await goBack();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Details' })).toBeNull());
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
  const { id: ownerId } = await signedInAs('business');
  db.tables.employees = [makeEmployee({ ownerId, id: 'e1', firstName: 'Ana', lastName: 'Marin' })];
  db.tables.goals = [makeGoal({ ownerId, goal: 'Sign clinics', role: 'HR', createdAt: '2026-03-14T12:00:00Z' })];
  await storeDraftedFor({ e1: ['Sign clinics'] }, true);
  setWidth(widths.wide);
  const user = openApp(paths.employeeList);
  expect(await screen.findByRole('cell', { name: '1 OKR, matched by role' })).toBeVisible();
  await press(user, 'Ana Marin');
  const goal = await within(panel()).findByRole('link', { name: /^Sign clinics/ });
  expect(goal).toHaveTextContent('OKR · Mar 14, 2026 · matched by role');
});
