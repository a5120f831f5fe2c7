import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

import { paths } from '@/domain/paths';

import type { Employee } from '../../mock-api/tables.ts';
import { openWith } from './overview.ts';
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
  const { user } = await openWith(paths.employeeList + query, { employees: people, company: null });
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
