import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { makeEmployee } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import type { Employee } from '../../mock-api/tables.ts';
import { accountOf } from '../support/app.tsx';
import { openEmployeeForm, openFilledEmployeeForm } from '../support/employee-form.ts';
import { fill, press } from '../support/form.ts';
import { textsOf } from '../support/texts.ts';
import { answer, callsOf, onlyCallOf, payloadOf } from '../support/wire.ts';

const field = (label: string) => screen.getByLabelText(label);

/** Opens the form in a company of these people. */
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
    expect(field('Age')).toHaveAccessibleDescription('From birth date.');
    expect(screen.getByText('Filled in: Age.')).toBeInTheDocument();
    await fill({ 'Gross Annual Salary': '100000' });
    expect(field('Gross Monthly Salary')).toHaveDisplayValue('8333.33');
    expect(field('Gross Monthly Salary')).toHaveAccessibleDescription('From annual salary.');
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
    expect(field("Manager's ID")).toHaveAccessibleDescription('From employee list.');

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

  it('draw 50 of 10,000 people at once, and find the others by typing', async () => {
    const people = Array.from({ length: 10_000 }, (_, index) => ({ ...ana, id: `e${index}`, lastName: `No ${index}` }));
    answer('listEmployees', () => HttpResponse.json(people));
    const user = await openEmployeeForm();
    await user.click(field('Reports To'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(50));
    await fill({ 'Reports To': 'No 9998' });
    await user.click(await screen.findByRole('option', { name: 'Ana No 9998' }));
    expect(field("Manager's ID")).toHaveValue('e9998');
  });
});
