// proof: races

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { db } from '../../mock-api/node.ts';
import { address, goBack } from '../support/app.tsx';
import { kindRows } from '../support/goal-texts.ts';
import { triesRace } from '../support/note-tests.ts';
import { boxOf, choose, chosenGoals, details, foundBox, openPocket, shownGoals } from '../support/pocket.ts';
import { aWhile, escape, findToast, go, onlyToast, press, textsOf, toasts, toHelp } from '../support/steps.ts';
import { answer, callsOf, hold, holdEach, onlyCallOf } from '../support/wire.ts';

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

  it('deletes once, says so and closes the details; the focus goes to the next row, and to the title at last', async () => {
    const { user } = await ask('First goal');
    const id = db.tables.goals.find(({ goal }) => goal === 'First goal')?.id ?? '';
    await press(user, confirm);
    await onlyToast(row.deleted);
    const request = await onlyCallOf(row.remove);
    expect(new URL(request.url).pathname).toBe(`/api/ai/${row.kind}/${id}`);
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

/** The visible final message; the live region has it too. */
const findEnd = (text: string) => screen.findByText(text, { ignore: '.sr-only' });

const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const all = ['First goal', 'Second goal', 'Third goal'];

describe.each(kindRows.slice(0, 1))('deleting several, $plural', (row) => {
  async function ask(...goals: string[]) {
    const { user } = await openPocket(row.kind);
    await choose(user, ...goals);
    await press(user, 'Delete');
    const what = `${goals.length} ${row.names}`;
    const dialog = await screen.findByRole('dialog', { name: `Delete ${what}?` });
    return { user, dialog, confirm: `Delete ${what}` };
  }

  /** Confirms it, and returns the first call, which like each of the others is pending. */
  async function begin(...goals: string[]) {
    const remove = holdEach(row.remove);
    const { user, confirm } = await ask(...goals);
    await press(user, confirm);
    return { user, confirm, remove, first: await remove.next() };
  }

  /** Answers the calls with these statuses, in order; then the mock API answers. */
  function answerInTurn(...statuses: number[]) {
    answer(row.remove, () => {
      const next = statuses.shift();
      if (next === undefined || next === 200) return undefined;
      return next === 0 ? HttpResponse.error() : HttpResponse.json({}, { status: next });
    });
  }

  it('asks once, quoting the goals; sends one call after the other, and the rows leave with their details', async () => {
    const release = hold(row.remove);
    const { user, dialog, confirm } = await ask('First goal', 'Third goal');
    expect(textsOf(within(dialog).getAllByRole('listitem'))).toEqual(['First goal', 'Third goal']);
    await press(user, 'Cancel');
    expect(callsOf(row.remove)).toEqual([]);
    expect(chosenGoals()).toEqual(['First goal', 'Third goal']);
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();

    await press(user, 'First goal');
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
    await press(user, confirm);
    await waitFor(() => expect(callsOf(row.remove)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus();
    expect(screen.getByText(`Deleting 2 ${row.names}`)).toBeVisible();
    expect(status()).toContain(`Deleting 2 ${row.names}.`);
    expect(boxOf('Second goal')).toBeDisabled();
    await aWhile();
    expect(callsOf(row.remove)).toHaveLength(1);
    release();
    await onlyToast(`2 ${row.names} deleted.`);
    await waitFor(() => expect(shownGoals()).toEqual(['Second goal']));
    expect(callsOf(row.remove)).toHaveLength(2);
    expect(db.tables.goals.map(({ goal }) => goal)).toEqual(['Second goal']);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(boxOf('Second goal')).toBeEnabled();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Details' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Second goal' })).toHaveFocus());
  });

  it('keeps what failed, chosen and with the reason, and tries it again without asking, and nothing that was chosen since', async () => {
    answerInTurn(500, 0, 200, 404);
    const { user, confirm } = await ask('First goal', 'Second goal');
    await press(user, confirm);
    expect(await findEnd('0 deleted. 2 are still here.')).toBeVisible();
    expect(status()).toContain('0 deleted. 2 are still here.');
    expect(chosenGoals()).toEqual(['First goal', 'Second goal']);
    expect(boxOf('First goal').closest('tr')).toHaveTextContent('Not deleted: Cairn refused');
    expect(boxOf('Second goal').closest('tr')).toHaveTextContent('Not deleted: no connection');
    await onlyToast(row.deleteFailed);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await waitFor(() => expect(foundBox()).toBeEnabled());
    await user.click(foundBox());
    expect(chosenGoals()).toHaveLength(3);
    await press(user, 'Try again');
    expect(await findEnd('1 deleted. 1 is still here.')).toBeVisible();
    expect(callsOf(row.remove)).toHaveLength(4);
    expect(shownGoals()).toEqual(['Second goal', 'Third goal']);

    await waitFor(() => expect(boxOf('Second goal')).toBeEnabled());
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await user.click(boxOf('Second goal'));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await press(user, 'Close');
    expect(chosenGoals()).toEqual(['Third goal']);
    expect(screen.queryByText(/^Not deleted/)).toBeNull();
  });

  it.each([
    { failing: 403, next: 'Resume now', ends: '1 deleted. 2 are still here.', left: all.slice(0, 2) },
    { failing: 500, next: 'Stop', ends: 'Stopped. 0 deleted, 3 kept.', left: all },
    { failing: 0, next: 'Resume now', ends: '1 deleted. 2 are still here.', left: all.slice(0, 2) },
  ])('pauses itself after two failures in a row, $failing, until $next is pressed', async (these) => {
    answerInTurn(these.failing, these.failing);
    const { user, confirm } = await ask(...all);
    await press(user, confirm);
    await screen.findByRole('button', { name: 'Resume now' });
    expect(screen.getByText('0 deleted \u00b7 2 failed \u00b7 1 left')).toBeVisible();
    expect(status()).toContain('Paused after two errors in a row. Retrying in 1 minute.');
    expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus();
    expect(boxOf('Third goal')).toBeDisabled();
    expect(callsOf(row.remove)).toHaveLength(2);
    await go(user, 'Help');
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent('still being deleted');
    await press(user, 'Stay');
    await press(user, these.next);
    expect(await findEnd(these.ends)).toBeVisible();
    await onlyToast(row.deleteFailed);
    await waitFor(() => expect(shownGoals()).toEqual(these.left));
    expect(chosenGoals()).toEqual(these.left);
    expect(callsOf(row.remove)).toHaveLength(5 - these.left.length);
  });

  it('sends no second call for a row whose own button was pressed', async () => {
    triesRace('a row that is deleted alone and with others');
    const release = hold(row.remove);
    const { user } = await openPocket(row.kind);
    await press(user, 'Delete Second goal');
    await press(user, `Delete ${row.name}`);
    await press(user, 'Close dialog');
    await choose(user, 'First goal', 'Second goal');
    await press(user, 'Delete');
    await press(user, `Delete 2 ${row.names}`);
    release();
    await waitFor(() => expect(shownGoals()).toEqual(['Third goal']));
    await waitFor(() => expect(toasts()).toContain(`2 ${row.names} deleted.`));
    expect(callsOf(row.remove)).toHaveLength(2);
  });

  it('sends one call for a row whose own deletion is confirmed before its turn', async () => {
    triesRace('a row that is deleted alone and with others');
    const { user, remove, first } = await begin('First goal', 'Second goal');
    await press(user, 'Delete Second goal');
    await press(user, `Delete ${row.name}`);
    (await remove.next()).release();
    await onlyToast(row.deleted);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.release();
    await findToast(`2 ${row.names} deleted.`);
    await waitFor(() => expect(shownGoals()).toEqual(['Third goal']));
    expect(callsOf(row.remove)).toHaveLength(2);
  });

  it('asks once for itself and for what is typed before the page is left, sends no more after it, and what was sent leaves the list', async () => {
    const release = hold(row.remove);
    const { user } = await openPocket(row.kind);
    await press(user, 'Third goal');
    await press(user, 'Edit');
    fireEvent.input(await screen.findByRole('textbox', { name: 'Key result 1' }), {
      target: { value: 'Something else' },
    });
    const tools = await choose(user, 'First goal', 'Second goal');
    await user.click(within(tools).getByRole('button', { name: 'Delete' }));
    await press(user, `Delete 2 ${row.names}`);
    await waitFor(() => expect(callsOf(row.remove)).toHaveLength(1));
    await go(user, 'Help');
    const dialog = await screen.findByRole('dialog', { name: 'Leave this page?' });
    expect(dialog).toHaveTextContent('You have unsaved changes.');
    expect(dialog).toHaveTextContent('still being deleted');
    await press(user, 'Stay');
    await press(user, 'Second goal');
    const closing = await screen.findByRole('dialog', { name: 'Leave this page?' });
    expect(closing).not.toHaveTextContent('still being deleted');
    await press(user, 'Leave');
    await waitFor(() => expect(details()).toHaveTextContent('Second goal'));
    await go(user, 'Help');
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent('still being deleted');
    await press(user, 'Leave');
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    release();
    await aWhile();
    expect(callsOf(row.remove)).toHaveLength(1);
    expect(toasts()).toEqual([]);
    await go(user, new RegExp(`${row.plural}$`));
    await waitFor(() => expect(shownGoals()).toEqual(['Second goal', 'Third goal']));
  });
});
