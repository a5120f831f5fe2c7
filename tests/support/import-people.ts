import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import { paths } from '@/domain/paths';
import { csvRows } from '@/lib/csv';

import { openAs } from './app.tsx';
import { typedPerson } from './people.ts';
import { setWidth, widths } from './viewport.ts';

/** Opens the page on which people are imported. */
export async function openImport(width: number = widths.wide): Promise<UserEvent> {
  setWidth(width);
  return openAs('business', paths.employeeImport);
}

/** A row of a file, in the order of the fields: a good text in all fields but those that are given. */
export function personRow(given: Partial<Record<EmployeeField, string>>): string[] {
  const texts: Partial<Record<EmployeeField, string>> = { ...typedPerson({}), gender: 'Female', ...given };
  return employeeFields.map((name) => texts[name] ?? '');
}

/** The labels of all fields. */
export const labels = employeeFields.map((name) => employeeRows[name].label);

/** A CSV file of people. */
export const csvOf = (rows: string[][], headings: string[] = labels): File =>
  new File([csvRows([headings, ...rows])], 'people.csv', { type: 'text/csv' });

/** Chooses a file, as the browser's dialog would. */
export async function chooseFile(user: UserEvent, file: File): Promise<void> {
  await user.upload(await screen.findByLabelText('Choose file'), file);
}

/** Opens the page, chooses a file and goes on to matching. */
export async function readFile(file: File, width: number = widths.wide): Promise<UserEvent> {
  const user = await openImport(width);
  await chooseFile(user, file);
  await user.click(await screen.findByRole('button', { name: 'Match columns' }));
  await screen.findByRole('heading', { name: /fields matched$/ });
  // A section that needs nobody is closed.
  for (const button of screen.getAllByRole('button', { expanded: false })) await user.click(button);
  return user;
}

/** The same, and on to the check: for a file that needs nobody. */
export async function checkFile(file: File, width: number = widths.wide): Promise<UserEvent> {
  const user = await openImport(width);
  await chooseFile(user, file);
  await user.click(await screen.findByRole('button', { name: 'Match columns' }));
  await user.click(await screen.findByRole('button', { name: 'Check rows' }));
  await screen.findByRole('tab', { name: /^All rows/ });
  return user;
}
