import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { storedValues } from '@/session/storage';

import { db } from '../../mock-api/node.ts';
import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { escape } from '../support/leaving.ts';
import { details, openPocket, openPocketWith, shownGoals } from '../support/pocket.ts';
import { onlyToast } from '../support/toasts.ts';
import { answer, callsOf, onlyCallOf } from '../support/wire.ts';

// submissions.test.tsx has how it fails, and that it is sent once.
describe.each(kindRows)('delete, $plural', (row) => {
  const confirm = `Delete ${row.name}`;

  async function ask(goal = 'Second goal') {
    const { user } = await openPocket(row.kind);
    await press(user, goal);
    await press(user, `Delete ${goal}`);
    const dialog = await screen.findByRole('dialog', { name: `Delete this ${row.name}?` });
    return { user, dialog };
  }

  it.each([
    { way: 'Cancel', leave: (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Cancel' }).click() },
    {
      way: 'Close',
      leave: (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Close dialog' }).click(),
    },
    { way: 'Escape', leave: escape },
    { way: 'a press beside it', leave: fireEvent.click },
  ])('$way sends nothing and keeps row and details', async ({ leave }) => {
    const { dialog } = await ask();
    expect(dialog).toHaveTextContent('Second goal');
    fireEvent.focus(dialog);
    leave(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(row.remove)).toEqual([]);
    expect(shownGoals()).toEqual(['First goal', 'Second goal', 'Third goal']);
    expect(within(details()).getByRole('heading', { level: 2 })).toHaveTextContent('Second goal');
  });

  it('deletes once, with the bearer, says so and closes the details; the focus goes to the next row, and to the title at last', async () => {
    const { user } = await ask('First goal');
    const id = db.tables.goals.find(({ goal }) => goal === 'First goal')?.id ?? '';
    await press(user, confirm);
    await onlyToast(row.deleted);
    const request = await onlyCallOf(row.remove);
    expect(new URL(request.url).pathname).toBe(`/api/ai/${row.kind}/${id}`);
    expect(request.headers.get('authorization')).toBe(`Bearer ${storedValues().authToken ?? ''}`);
    expect(shownGoals()).toEqual(['Second goal', 'Third goal']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(details()).toHaveTextContent('Select a row');
    expect(db.tables.goals.map(({ goal }) => goal)).toEqual(['Second goal', 'Third goal']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Second goal' })).toHaveFocus());
    for (const goal of ['Second goal', 'Third goal']) {
      await press(user, `Delete ${goal}`);
      await press(user, confirm);
      await waitFor(() => expect(shownGoals()).not.toContain(goal));
    }
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByText(`No ${row.names} in your pocket yet`)).toBeVisible();
  });

  it('asks the next time without the failure of the last', async () => {
    answer(row.remove, () => HttpResponse.json({}, { status: 409 }), { once: true });
    const { user, dialog } = await ask();
    await press(user, confirm);
    await onlyToast(row.deleteFailed);
    // The toast is in the dialog too.
    await press(user, 'Close message');
    expect(dialog).toHaveTextContent(row.deleteFailed);
    await press(user, 'Cancel');
    await press(user, 'Delete Second goal');
    expect(await screen.findByRole('dialog')).not.toHaveTextContent(row.deleteFailed);
  });

  it('encodes an id that is made of signs', async () => {
    answer(row.remove, () => new HttpResponse(null, { status: 204 }));
    const user = await openPocketWith(row.kind, [{ id: 'a/b?c#d e', goal: 'Odd', role: 'HR', result: 'x' }]);
    await press(user, 'Delete Odd');
    await press(user, confirm);
    const { url } = await onlyCallOf(row.remove);
    expect(new URL(url).pathname).toBe(`/api/ai/${row.kind}/a%2Fb%3Fc%23d%20e`);
  });

  it.each(['..', '.', ' '])('sends nothing for the id %j, which would be another address', async (id) => {
    const user = await openPocketWith(row.kind, [{ id, goal: 'Odd', role: 'HR', result: 'x' }]);
    await press(user, 'Delete Odd');
    await press(user, confirm);
    await onlyToast(row.deleteFailed);
    expect(callsOf(row.remove)).toEqual([]);
  });
});
