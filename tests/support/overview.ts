import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import type { Audience } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { store } from '@/session/storage';

import { db, makeCompany, makeEmployee, makeGoal } from '../../mock-api/node.ts';
import type { Company, Employee, Goal } from '../../mock-api/tables.ts';
import { openApp, signedInAs } from './app.tsx';
import { generateTitle } from './goal-texts.ts';
import { press } from './steps.ts';

/** Data of a business, where it differs from the default. */
export type Data = {
  employees?: readonly Partial<Employee>[];
  /** null: none is stored. */
  company?: Partial<Company> | null;
  goals?: Partial<Goal>[];
  /** Called before the page is opened. */
  before?: () => Promise<unknown>;
};

export const ada = { id: 'e-ada', firstName: 'Ada', lastName: 'Berg', jobTitle: 'Account Executive' };
export const bo = { id: 'e-bo', firstName: 'Bo', lastName: 'Lind', jobTitle: 'Designer', department: 'Product' };

/** Opens a page of a ready account, the business's unless another is given, with custom data. */
export async function openWith(path: string, data: Data = {}, audience: Audience = 'business') {
  const { employees = [ada, bo], company = {}, goals = [], before } = data;
  const account = await signedInAs(audience);
  const ownerId = account.id;
  db.tables.employees = employees.map((each) => makeEmployee({ ownerId, ...each }));
  db.tables.goals = goals.map((each) => makeGoal({ ownerId, ...each }));
  if (company !== null) {
    const row = makeCompany({ ownerId, ...company });
    db.tables.companies = [row];
    store({ businessId: row.id });
  }
  await before?.();
  return { user: openApp(path), account };
}

/** Opens the overview. */
export async function openOverview(data?: Data) {
  const opened = await openWith(paths.businessDashboard, data);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard Overview' });
  return opened;
}

/** The same with the dialog open. */
export async function openDialog(data?: Data): Promise<UserEvent> {
  const { user } = await openOverview(data);
  await press(user, generateTitle);
  await screen.findByRole('dialog', { name: generateTitle });
  return user;
}

export const dialog = () => within(screen.getByRole('dialog', { name: generateTitle }));

export const generateButton = () => dialog().getByRole('button', { name: 'Generate' });

export const employeeField = () => screen.getByRole('combobox', { name: 'Employee' });

/** Searches the list of employees, and chooses the first result. */
export async function choose(user: UserEvent, search: string): Promise<void> {
  await waitFor(() => expect(employeeField()).toHaveAttribute('placeholder', 'Choose an employee'));
  await user.clear(employeeField());
  await user.type(employeeField(), search);
  const [option] = await screen.findAllByRole('option');
  if (option) await user.click(option);
}

/** A part of the page, once it is rendered. */
export async function part(name: string): Promise<HTMLElement> {
  const title = await screen.findByRole('heading', { level: 2, name });
  return title.closest('section') ?? document.body;
}
