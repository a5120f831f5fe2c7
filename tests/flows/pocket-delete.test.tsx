import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { storedValues } from '@/session/storage';

import { db } from '../../mock-api/node.ts';
import { address, goBack } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { aWhile, escape, go, somebodyElseSignsIn, toHelp } from '../support/leaving.ts';
import { choose, chosenGoals, details, openPocket, shownGoals } from '../support/pocket.ts';
import { findToast, onlyToast, toasts } from '../support/toasts.ts';
import { answer, callsOf, hold, onlyCallOf } from '../support/wire.ts';

// submissions.test.tsx tests failures and repeated presses.
describe.each(kindRows.slice(0, 1))('delete, $plural', (row) => {
  const confirm = `Delete ${row.name}`;

  async function ask(goal = 'Second goal') {
    const { user } = await openPocket(row.kind);
    await press(user, goal);
    await press(user, `Delete ${goal}`);
    const dialog = await screen.findByRole('dialog', { name: `Delete this ${row.name}?` });
    return { user, dialog };
  }

  const clickIn = (name: string) => (dialog: HTMLElement) => within(dialog).getByRole('button', { name }).click();

  it.each([
    { way: 'Cancel', leave: clickIn('Cancel') },
    { way: 'Close', leave: clickIn('Close dialog') },
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
    expect(await within(details()).findByRole('heading', { level: 2 })).toHaveTextContent('Second goal');
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
    const summary = await screen.findByText(/^2 (?:OKRs|KPIs): 2 not started\.$/);
    expect(summary.closest('[role=status]'), 'the message says it, and nothing else').toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Details' })).toBeNull();
    expect(db.tables.goals.map(({ goal }) => goal)).toEqual(['Second goal', 'Third goal']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Second goal' })).toHaveFocus());
    for (const goal of ['Second goal', 'Third goal']) {
      await press(user, `Delete ${goal}`);
      await press(user, confirm);
      await waitFor(() => expect(shownGoals()).not.toContain(goal));
    }
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByText(`No ${row.names} in your pocket yet`)).toBeVisible();
    expect(screen.getByRole('link', { name: row.createLabel })).toHaveAttribute('href', '/dashboard');
  });
});

describe.each(kindRows.slice(1))('a delete under way, $plural', (row) => {
  const confirm = `Delete ${row.name}`;

  async function confirmed(goal = 'Second goal') {
    const release = hold(row.remove);
    const { user } = await openPocket(row.kind);
    await press(user, goal);
    await press(user, `Delete ${goal}`);
    await press(user, confirm);
    await onlyCallOf(row.remove);
    return { user, release };
  }

  it('does not go back a second time when Back has closed the details meanwhile', async () => {
    const { release } = await confirmed();
    await goBack();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Details' })).toBeNull());
    release();
    await onlyToast(row.deleted);
    await aWhile();
    expect(address()).toBe(row.listPath.individual);
    expect(shownGoals()).toEqual(['First goal', 'Third goal']);
  });

  it('continues when the dialog is closed, also after coming back, and cannot be sent again; leaves without asking', async () => {
    const { user, release } = await confirmed();
    escape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const button of screen.getAllByRole('button', { name: /^Delete( Second goal)?$/ })) {
      expect(button).toHaveAttribute('aria-busy', 'true');
      await user.click(button);
    }
    await aWhile();
    expect(screen.queryByRole('dialog')).toBeNull();
    await toHelp(user);
    await go(user, new RegExp(`${row.plural}$`));
    expect(await screen.findByRole('button', { name: 'Delete Second goal' })).toHaveAttribute('aria-busy', 'true');
    await toHelp(user);
    release();
    await aWhile();
    expect(toasts()).toEqual([]);
    await go(user, new RegExp(`${row.plural}$`));
    await waitFor(() => expect(shownGoals()).toEqual(['First goal', 'Third goal']));
    expect(callsOf(row.remove)).toHaveLength(1);
  });

  it('leaves the details of another record open, and two can be under way', async () => {
    const { user, release } = await confirmed();
    escape();
    await press(user, 'Third goal');
    await press(user, 'Delete First goal');
    await press(user, confirm);
    await waitFor(() => expect(callsOf(row.remove)).toHaveLength(2));
    escape();
    release();
    await waitFor(() => expect(shownGoals()).toEqual(['Third goal']));
    expect(within(details()).getByRole('heading', { level: 2 })).toHaveTextContent('Third goal');
  });

  it('touches nothing of a user who signed in meanwhile', async () => {
    const { user, release } = await confirmed();
    escape();
    await toHelp(user);
    await somebodyElseSignsIn('individual');
    await go(user, new RegExp(`${row.plural}$`));
    expect(await screen.findByRole('button', { name: 'Delete Second goal' })).not.toHaveAttribute('aria-busy');
    release();
    await aWhile();
    expect(shownGoals()).toContain('Second goal');
    expect(toasts()).toEqual([]);
  });
});

it.each(kindRows)('deleting the one that is chosen is the deletion of its row, $plural', async (row) => {
  answer(row.remove, () => HttpResponse.json({}, { status: 401 }), { once: true });
  const { user } = await openPocket(row.kind);
  const tools = await choose(user, 'Second goal');
  await user.click(within(tools).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('dialog', { name: `Delete this ${row.name}?` })).toHaveTextContent('Second goal');
  await press(user, `Delete ${row.name}`);
  await onlyToast(row.deleteFailed);
  expect(screen.getByRole('dialog')).toHaveTextContent(row.deleteFailed);
  await press(user, 'Cancel');
  expect(chosenGoals()).toEqual(['Second goal']);
  expect(screen.queryByText(/^Not deleted/)).toBeNull();

  await user.click(within(tools).getByRole('button', { name: 'Delete' }));
  // The toast is in the dialog too.
  await press(user, 'Close message');
  expect(await screen.findByRole('dialog')).not.toHaveTextContent(row.deleteFailed);
  await press(user, `Delete ${row.name}`);
  await findToast(row.deleted);
  await waitFor(() => expect(shownGoals()).toEqual(['First goal', 'Third goal']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Third goal' })).toHaveFocus());
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(callsOf(row.remove)).toHaveLength(2);
});
