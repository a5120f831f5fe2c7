import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { goTo } from '../support/app.tsx';
import { openList, searchField as peopleSearch, shownNames } from '../support/employee-list.ts';
import { fill, press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { filterLabel } from '../support/people.ts';
import { openPocket, shownGoals } from '../support/pocket.ts';
import { holdEach } from '../support/wire.ts';

/** What can be done to a list while details are open; each leaves its part of the address. */
type Action = { doIt: () => Promise<unknown>; parameter: string; value: string };

const select = (name: string) => screen.getByRole('combobox', { name });
/** A pocket is not searched before its own wording is read. */
const sortBy = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('table')).getByRole('button', { name }));

/** What the address says, whatever the order of its parameters. */
const parameters = () => Object.fromEntries(new URLSearchParams(window.location.search));

const expected = (actions: readonly Action[]) =>
  Object.fromEntries(actions.map(({ parameter, value }) => [parameter, value]));

describe.each(kindRows)('what is set while details are open, $plural', (row) => {
  let user: UserEvent;
  beforeEach(async () => {
    ({ user } = await openPocket(row.kind));
  });

  const search = { doIt: () => fill({ 'Search your pocket': 'goal' }), parameter: 'q', value: 'goal' };
  const filter = {
    doIt: () => user.selectOptions(select('Month'), '2026-03'),
    parameter: 'month',
    value: '2026-03',
  };
  const sort = { doIt: () => sortBy(user, 'Name'), parameter: 'sort', value: 'name' };

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

it.each([0, 1, 2, 3])('what is set of the people stays when details are closed after %i of it', async (after) => {
  const user = await openList();
  const search = { doIt: () => fill({ [filterLabel]: 'northbay' }), parameter: 'q', value: 'northbay' };
  const filter = {
    doIt: () => user.selectOptions(select('Department'), '=Sales'),
    parameter: 'department',
    value: 'Sales',
  };
  const sort = { doIt: () => sortBy(user, 'Work email'), parameter: 'sort', value: 'email' };
  // Each of them before and after each other one.
  const actions = [search, filter, sort, search, filter].slice(after % 3, (after % 3) + 3);
  await press(user, 'Zoë Ångström');
  for (const { doIt } of actions.slice(0, after)) await doIt();
  await press(user, 'Close details');
  for (const { doIt } of actions.slice(after)) await doIt();
  await waitFor(() => expect(parameters()).toEqual(expected(actions)));
  expect(shownNames()).toEqual(['Zoë Ångström']);
  expect(peopleSearch()).toHaveValue('northbay');
});
