import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

import { paths } from '@/domain/paths';

import { makeEmployee } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import type { Employee } from '../../mock-api/tables.ts';
import { openApp, signedInAs } from './app.tsx';
import { filterLabel } from './people.ts';
import { setWidth, widths } from './steps.ts';

const people: readonly Partial<Employee>[] = [
  { id: 'e1', firstName: 'Zoë', lastName: 'Sjögren', workMail: 'zoe@northbay.example', department: 'Sales' },
  { id: 'e2', firstName: 'Ben', lastName: 'Okafor', workMail: 'ben@northbay.example', department: 'Engineering' },
  { id: 'e3', firstName: 'Ana', lastName: 'Marin', workMail: 'ana@eu.example', department: 'Sales' },
  { id: 'e4', firstName: 'Émile', lastName: 'Roy', workMail: 'roy@northbay.example', department: '' },
];

/**
 * Opens the list with four known people in it.
 * @param query of the address
 * @param width of the window
 */
export async function openList(query = '', width: number = widths.wide) {
  setWidth(width);
  const { id: ownerId } = await signedInAs('business');
  db.tables.employees = people.map((person) => makeEmployee({ ...person, ownerId }));
  // A goal without a linked person may belong to anyone.
  db.tables.goals = [];
  const user = openApp(paths.employeeList + query);
  await waitFor(() => expect(shownNames()).not.toEqual([]));
  return user;
}

export function shownNames(): string[] {
  return [...document.querySelectorAll('[data-row-focus]')].map(({ textContent }) => textContent);
}

export const boxOf = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

export const foundBox = () => screen.getByRole('checkbox', { name: 'Select all' });

/** The selected people in the order of the rows. */
export function chosenNames(): string[] {
  return screen
    .queryAllByRole('checkbox', { name: /^Select (?!all$|all in )/, checked: true })
    .map((box) => box.getAttribute('aria-label')?.slice('Select '.length) ?? '');
}

export const searchField = () => screen.getByRole('searchbox', { name: filterLabel });

/** The panel beside the table, or the sheet over the list. */
export const panel = () => screen.queryByRole('region', { name: 'Details' }) ?? screen.getByRole('dialog');
