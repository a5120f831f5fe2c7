import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { errors, notices } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { db, makeEmployee } from '../../mock-api/node.ts';
import type { Employee } from '../../mock-api/tables.ts';
import { accountOf, address, expiredTokenFor, openApp } from '../support/app.tsx';
import {
  expectEmpty,
  expectFilled,
  openEmployeeForm,
  openFilledEmployeeForm,
  secrets,
  sentEmployee,
  typedEmployee,
} from '../support/forms.ts';
import { requiredLabels } from '../support/people.ts';
import {
  asksBeforeUnload,
  escape,
  fieldOf,
  fill,
  go,
  onlyToast,
  press,
  pressSignOut,
  setWidth,
  signInWith,
  textsOf,
  toHelp,
  widths,
} from '../support/steps.ts';
import { answer, callsOf, onlyCallOf, payloadOf } from '../support/wire.ts';

const labels = Object.keys(typedEmployee);
/** With Gender. */
const required = requiredLabels.length + 1;

const part = (title: string) =>
  within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name: new RegExp(`^${title}`) });
const summary = () => screen.queryByRole('region', { name: /your attention|Ready to submit/ });
const links = () => within(summary() ?? document.body);

describe('onboarding a person', () => {
  it('says what it asks for, and what is missing: one toast, a line at each field, a summary with the focus', async () => {
    const user = await openEmployeeForm();
    for (const title of ['Personal', 'Employment', 'Reporting', 'Salary']) {
      expect(screen.getByRole('region', { name: title })).toBeVisible();
    }
    for (const label of labels) {
      expect(screen.getByLabelText(label), label).toHaveDisplayValue('');
      // The browser must not remember another person's data.
      expect(fieldOf(label), label).toHaveAttribute('autocomplete', 'off');
    }
    const gender = screen.getByRole('radiogroup', { name: 'Gender' });
    expect(within(gender).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByLabelText('Start Date')).toHaveAttribute('type', 'date');
    expect(screen.getByLabelText('Work Email')).toHaveAttribute('type', 'email');
    for (const label of ['Gross Annual Salary', 'Gross Monthly Salary']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'number');
      expect(screen.getByLabelText(label)).toHaveAttribute('step', '0.01');
    }

    await press(user, 'Submit');
    await onlyToast(errors.allFieldsRequired);
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(summary()).toHaveAccessibleName(`${required} fields need your attention`);
    expect(links().getAllByRole('link')).toHaveLength(required);
    expect(gender).toBeInvalid();
    expect(gender).toHaveAccessibleDescription('Choose one.');
    expect(callsOf('createEmployee')).toEqual([]);
    for (const label of requiredLabels)
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(notices.required);
    await user.click(links().getByRole('link', { name: 'Gender' }));
    expect(screen.getByRole('radio', { name: 'Male' })).toHaveFocus();
  });

  it('shows how far each section has come and leads to it; the summary counts the remaining fields during corrections', async () => {
    const user = await openFilledEmployeeForm();
    expect(part('Personal')).toHaveAccessibleName('Personal 7 of 7 filled in');
    await fill({ Location: ' ', Currency: '' });
    expect(part('Employment')).toHaveAccessibleName('Employment 9 of 10 filled in');
    expect(screen.getByText(`${required - 2} of ${required} fields filled in.`)).toBeVisible();
    await press(user, 'Submit');
    await waitFor(() => expect(summary()).toHaveAccessibleName('2 fields need your attention'));
    expect(part('Salary')).toHaveAccessibleName('Salary 1 field to fix');
    await user.click(part('Salary'));
    expect(screen.getByRole('heading', { name: 'Salary' })).toHaveFocus();
    expect(address()).toBe(paths.employeeOnboarding);

    await fill({ Location: 'Oslo' });
    expect(summary()).toHaveAccessibleName('1 field needs your attention');
    expect(links().getAllByRole('link')).toHaveLength(2);
    expect(screen.getByLabelText('Location')).not.toBeInvalid();
    await fill({ Location: typedEmployee['Location'] ?? '', Currency: 'EUR' });
    expect(summary()).toHaveAccessibleName('Ready to submit again');
    await press(user, 'Submit');
    expect(await payloadOf(await onlyCallOf('createEmployee'))).toEqual(sentEmployee);
  });

  it('looks at a format when the field is left, not before, and leaves fields alone that were only passed by', async () => {
    const user = await openEmployeeForm();
    const field = screen.getByLabelText('Work Email');
    await user.type(field, 'ngozi');
    expect(field).not.toHaveAttribute('aria-invalid');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(field).toHaveAccessibleDescription(notices.emailFormat);
    expect(screen.getByLabelText('Date of Birth')).not.toBeInvalid();
    expect(part('Personal')).toHaveAccessibleName(/1 field to fix/);
    await user.type(field, '@northbay.example');
    expect(field).not.toBeInvalid();
  });
});

const field = (label: string) => screen.getByLabelText(label);

/** Opens the form in a company with these people. */
async function openAmong(...people: Partial<Employee>[]) {
  const { id: ownerId } = await accountOf('business');
  const others = db.tables.employees.filter((employee) => employee.ownerId !== ownerId);
  db.tables.employees.splice(0, Infinity, ...others, ...people.map((person) => makeEmployee({ ...person, ownerId })));
  const user = await openEmployeeForm();
  await waitFor(() => expect(callsOf('listEmployees')).not.toEqual([]));
  return user;
}

const ana = { id: 'e1', firstName: 'Ana', lastName: 'Lima', workMail: 'ana@northbay.example', department: 'Sales' };
const bo = { id: 'e2', firstName: 'Bo', lastName: 'Lind', workMail: 'bo@northbay.example', department: 'People' };

describe('the helpers of the employee form', () => {
  it('fill the age from the birth date and the month from the year, to the cent, and say so', async () => {
    await openEmployeeForm();
    const born = new Date().getFullYear() - 30;
    await fill({ 'Date of Birth': `${born}-01-01` });
    expect(field('Age')).toHaveValue('30');
    expect(screen.getByText('Filled in: Age.')).toBeInTheDocument();
    await fill({ 'Gross Annual Salary': '100000' });
    expect(field('Gross Monthly Salary')).toHaveDisplayValue('8333.33');
  });

  it.each([{ id: 5 }, { id: '5' }])("send a manager's id back in the type it came with: $id", async ({ id }) => {
    answer('listEmployees', () => HttpResponse.json([{ ...ana, id }]));
    const user = await openFilledEmployeeForm();
    await waitFor(() => expect(callsOf('listEmployees')).not.toEqual([]));
    await fill({ "Manager's Email": '', "Manager's ID": '' });
    await waitFor(async () => {
      await fill({ 'Reports To': '' });
      await fill({ 'Reports To': 'Ana Lima' });
      expect(field("Manager's ID")).toHaveValue('5');
    });
    await press(user, 'Submit');
    expect(await payloadOf(await onlyCallOf('createEmployee'))).toMatchObject({ managersId: id });
  });

  it('offer each name once, do not guess between two who have it, and fill in the email and id of who is chosen', async () => {
    const user = await openAmong(ana, { ...ana, id: 'e3' }, bo);
    await user.click(field('Reports To'));
    await user.click(await screen.findByRole('option', { name: 'Ana Lima' }));
    expect(field("Manager's Email")).toHaveValue('');
    await user.clear(field('Reports To'));
    await user.type(field('Reports To'), 'lIN');
    await user.click(await screen.findByRole('option'));
    expect(field('Reports To')).toHaveValue('Bo Lind');
    expect(field("Manager's Email")).toHaveValue('bo@northbay.example');
    expect(field("Manager's ID")).toHaveValue('e2');

    const offered = () => textsOf(screen.getAllByRole('option'));
    await user.click(field('Department'));
    expect(offered()).toEqual(['People', 'Sales']);
    for (const label of [
      'Employment Category',
      'Employment Type',
      'Full-time Working Pattern',
      'Contract Type',
      'Currency',
      'Pay Period',
      'Pay Frequency',
    ]) {
      await user.click(field(label));
      expect(offered().length, label).toBeGreaterThan(2);
    }
  });

  it('draw 300 of 1,000 people at once, and find the others by typing', async () => {
    const people = Array.from({ length: 1000 }, (_, index) => ({ ...ana, id: `e${index}`, lastName: `No ${index}` }));
    answer('listEmployees', () => HttpResponse.json(people));
    const user = await openEmployeeForm();
    await user.click(field('Reports To'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(300));
    await fill({ 'Reports To': 'No 998' });
    await user.click(await screen.findByRole('option', { name: 'Ana No 998' }));
    expect(field("Manager's ID")).toHaveValue('e998');
  });
});

const question = () => screen.queryByRole('dialog', { name: 'Leave this page?' });

/** Leaves by the menu, and confirms it when asked. */
async function leaveByMenu(user: UserEvent) {
  await go(user, 'Help');
  await press(user, 'Leave');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toHaveFocus());
  expect(address()).toBe(paths.help);
}

describe('what is typed of a person', () => {
  it('is kept over a failure and the end of the session, and there after signing in again', async () => {
    const user = await openFilledEmployeeForm();
    cleanup();
    localStorage.setItem('businessToken', await expiredTokenFor('business'));
    openApp(paths.employeeOnboarding);
    await screen.findByLabelText('First Name');
    expectFilled();
    await user.click(await screen.findByRole('link', { name: 'Sign in again' }));
    expect(question()).toBeNull();
    await signInWith(user, demoAccounts.business);
    await waitFor(() => expect(address()).toBe(paths.employeeOnboarding));
    await screen.findByLabelText('First Name');
    expectFilled();
  });

  it.each(['on the page', 'on another page', 'in another tab'])('is gone with a sign-out %s', async (where) => {
    setWidth(widths.wide);
    const user = await openFilledEmployeeForm();
    if (where === 'on another page') await leaveByMenu(user);
    if (where === 'in another tab') {
      for (const key of ['businessToken', 'email']) localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage'));
    } else {
      await pressSignOut(user);
    }
    if (where === 'on the page') await press(user, 'Leave');
    await waitFor(() => expect(address()).toBe(where === 'in another tab' ? paths.landing : paths.businessSignIn));
    expect(question()).toBeNull();
    for (const secret of secrets) expect(Object.values(sessionStorage).join(' ')).not.toContain(secret);
    cleanup();
    await openEmployeeForm();
    expectEmpty();
  });
});

describe('leaving with unsaved entries', () => {
  it.each([
    ['the menu', (user: UserEvent) => go(user, 'Help')],
    ['the search key', (user: UserEvent) => user.keyboard('{Control>}k{/Control}')],
    [
      'a sign-out',
      async (user: UserEvent) => {
        await pressSignOut(user);
      },
    ],
  ])('asks, by %s; Stay and Escape lose nothing', async (_, leave) => {
    setWidth(widths.wide);
    const user = await openFilledEmployeeForm();
    await leave(user);
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent(
      'until you sign out or close the tab',
    );
    await press(user, 'Stay');
    await waitFor(() => expect(question()).toBeNull());
    await leave(user);
    await waitFor(() => expect(question()).toBeVisible());
    escape();
    await waitFor(() => expect(question()).toBeNull());
    expect(callsOf('logout')).toEqual([]);
    expect(document.body).not.toHaveFocus();
    expect(address()).toBe(paths.employeeOnboarding);
    expectFilled();
  });

  it('is not asked about while the form is empty, nor by the browser when the tab is closed', async () => {
    const user = await openEmployeeForm();
    expect(asksBeforeUnload()).toBe(false);
    await fill({ Location: 'Oslo' });
    expect(asksBeforeUnload()).toBe(true);
    await fill({ Location: '' });
    expect(asksBeforeUnload()).toBe(false);
    await toHelp(user);
  });
});
