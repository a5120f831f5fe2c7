import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { errors, notices, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { makeEmployee } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import type { Employee } from '../../mock-api/tables.ts';
import { accountOf, address } from '../support/app.tsx';
import {
  openEmployeeForm,
  openFilledEmployeeForm,
  openTypedEmployeeForm,
  sentEmployee,
  typedEmployee,
} from '../support/employee-form.ts';
import { fieldOf, fill, press, textsOf } from '../support/form.ts';
import { requiredLabels } from '../support/people.ts';
import { onlyToast } from '../support/toasts.ts';
import { answer, callsOf, onlyCallOf, payloadOf } from '../support/wire.ts';

const labels = Object.keys(typedEmployee);
/** With Gender. */
const required = requiredLabels.length + 1;

/** The index entry of a section. */
const part = (title: string) =>
  within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name: new RegExp(`^${title}`) });
const summary = () => screen.queryByRole('region', { name: /your attention|Ready to submit/ });
const links = () => within(summary() ?? document.body);

describe('onboarding a person', () => {
  it('sends what was typed with its types, once, keeps the id, and leads to the list', async () => {
    const user = await openTypedEmployeeForm();
    await press(user, 'Submit');
    const sent = await onlyCallOf('createEmployee');
    expect(await payloadOf(sent)).toEqual(sentEmployee);
    expect(sent.headers.get('authorization')).toBe(`Bearer ${storedValues().businessToken ?? ''}`);
    await onlyToast(successes.employeeSubmitted);
    expect(storedValues().employeeId).toMatch(/./);
    await waitFor(() => expect(address()).toBe(paths.employeeList));
    expect(screen.queryByRole('dialog')).toBeNull();
    // Read again, since the cached list lacks the new person.
    expect(await screen.findByText("Ngozi O'Brien <b>")).toBeVisible();
    expect(Object.values(sessionStorage).join(' ')).not.toContain('54000');
  });

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
    // The summary links to each field.
    for (const label of requiredLabels) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(notices.required);
      await user.click(links().getByRole('link', { name: label }));
      expect(fieldOf(label)).toHaveFocus();
    }
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
