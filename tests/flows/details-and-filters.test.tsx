import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { paths } from '@/domain/paths';

import { address, goTo } from '../support/app.tsx';
import { openList, searchField as peopleSearch, shownNames } from '../support/employee-list.ts';
import { fill, press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { filterLabel } from '../support/people.ts';
import { openPocket, shownGoals } from '../support/pocket.ts';
import { holdEach } from '../support/wire.ts';

/** What can be done to a list while details are open; each leaves its part of the address. */
type Action = { does: string; doIt: () => Promise<unknown>; parameter: string; value: string };

const select = (name: string) => screen.getByRole('combobox', { name });
/** A pocket is not searched before its own wording is read. */
const sortBy = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('table')).getByRole('button', { name }));

/** Orders in which each of some actions comes before and after each other one. */
function ordersOf<Item>(items: readonly Item[]): Item[][] {
  return items.map((_, index) => [...items.slice(index), ...items.slice(0, index)]);
}

const namesOf = (actions: readonly Pick<Action, 'does'>[]) => actions.map(({ does }) => does).join(', ');

/** What the address says, whatever the order of its parameters. */
const parameters = () => Object.fromEntries(new URLSearchParams(window.location.search));

const expected = (actions: readonly Action[]) =>
  Object.fromEntries(actions.map(({ parameter, value }) => [parameter, value]));

/** Opens a record and does everything, in one order after another; what is left is the same each time. */
async function tryOrders(
  actions: readonly Action[],
  {
    path,
    open,
    close,
    check,
  }: { path: string; open: () => Promise<void>; close: () => Promise<void>; check: () => void },
): Promise<void> {
  const closing: Pick<Action, 'does' | 'doIt'> = { does: 'close', doIt: close };
  for (const order of ordersOf([...actions, closing])) {
    goTo(path);
    // The page too, and not the address alone, is that of the list before.
    await waitFor(() => {
      expect(address()).toBe(path);
      expect(screen.getByRole('searchbox')).toHaveValue('');
      expect(screen.queryByRole('button', { name: 'Close details' })).toBeNull();
    });
    await open();
    for (const { doIt } of order) await doIt();
    await waitFor(() => expect(parameters(), namesOf(order)).toEqual(expected(actions)));
    check();
  }
}

describe.each(kindRows)('what is set while details are open, $plural', (row) => {
  let user: UserEvent;
  beforeEach(async () => {
    ({ user } = await openPocket(row.kind));
  });

  const search = { does: 'search', doIt: () => fill({ 'Search your pocket': 'goal' }), parameter: 'q', value: 'goal' };
  const filter = {
    does: 'filter',
    doIt: () => user.selectOptions(select('Month'), '2026-03'),
    parameter: 'month',
    value: '2026-03',
  };
  const sort = { does: 'sort', doIt: () => sortBy(user, 'Name'), parameter: 'sort', value: 'name' };

  it.each([0, 1, 2, 3])('stays when the open record is deleted after %i of it', async (after) => {
    const deletions = holdEach(row.remove);
    await press(user, 'Second goal');
    await user.click(screen.getByRole('button', { name: 'Delete Second goal' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Delete/ }));
    const deletion = await deletions.next();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    const actions = [search, filter, sort];
    for (const { doIt } of actions.slice(0, after)) await doIt();
    deletion.release();
    await waitFor(() => expect(shownGoals()).not.toContain('Second goal'));
    for (const { doIt } of actions.slice(after)) await doIt();
    await waitFor(() => expect(parameters()).toEqual(expected(actions)));
    expect(shownGoals()).toEqual(['First goal']);
  });

  it('follows the address where several changes of it are rendered at once', async () => {
    goTo(`${row.listPath.individual}?q=goal`);
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('goal'));
    await screen.findByRole('button', { name: 'First goal' });
    await act(async () => {
      goTo(row.listPath.individual);
      screen.getByRole('button', { name: 'First goal' }).click();
      within(screen.getByRole('table')).getByRole('button', { name: 'Name' }).click();
      await Promise.resolve();
    });
    await waitFor(() => expect(parameters()).toEqual({ record: expect.any(String) as string, sort: 'name' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
    await search.doIt();
    await waitFor(() => expect(parameters()).toMatchObject({ q: 'goal' }));
  });
});

describe('what is set while the details of a person are open', () => {
  it('stays when they are closed, in whatever order', async () => {
    const user = await openList();
    const actions: Action[] = [
      {
        does: 'search',
        doIt: () => fill({ [filterLabel]: 'northbay' }),
        parameter: 'q',
        value: 'northbay',
      },
      {
        does: 'filter',
        doIt: () => user.selectOptions(select('Department'), '=Sales'),
        parameter: 'department',
        value: 'Sales',
      },
      { does: 'sort', doIt: () => sortBy(user, 'Work email'), parameter: 'sort', value: 'email' },
    ];
    await tryOrders(actions, {
      path: paths.employeeList,
      open: () => press(user, 'Zoë Ångström'),
      close: () => press(user, 'Close details'),
      check: () => expect(shownNames()).toEqual(['Zoë Ångström']),
    });
    expect(peopleSearch()).toHaveValue('northbay');
  });
});
