import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { paths } from '@/domain/paths';

import { address } from '../support/app.tsx';
import { boxOf, chosenNames, openList, searchField, shownNames } from '../support/employee-list.ts';
import { press } from '../support/form.ts';
import { widths } from '../support/viewport.ts';

const groupBox = (department: string) => screen.getByRole('checkbox', { name: `Select all in ${department}` });

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

  it('is a choice of the order on a phone, which any other order ends', async () => {
    const user = await openList('', widths.phone);
    await press(user, 'Filter');
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(order, 'Group by department');
    expect(heads()).toEqual(['Engineering 1 person', 'Sales 2 people', 'No department 1 person']);
    await user.selectOptions(order, 'Name, Z to A');
    expect(address()).toBe(`${paths.employeeList}?sort=-name`);
    expect(people()).toEqual(['Zoë Sjögren', 'Émile Roy', 'Ben Okafor', 'Ana Marin']);
  });
});
