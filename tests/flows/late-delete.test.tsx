import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { address, goBack } from '../support/app.tsx';
import { refusal } from '../support/faults.ts';
import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { aWhile, escape, go, somebodyElseSignsIn, toHelp } from '../support/leaving.ts';
import { details, openPocket, shownGoals } from '../support/pocket.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { answer, callsOf, hold, onlyCallOf } from '../support/wire.ts';

describe.each(kindRows)('a delete under way, $plural', (row) => {
  const confirm = `Delete ${row.name}`;

  async function confirmed(goal = 'Second goal') {
    const letGo = hold(row.remove);
    const { user } = await openPocket(row.kind);
    await press(user, goal);
    await press(user, `Delete ${goal}`);
    await press(user, confirm);
    await onlyCallOf(row.remove);
    return { user, letGo };
  }

  it('does not go back a second time when Back has closed the details meanwhile', async () => {
    const { letGo } = await confirmed();
    await goBack();
    await waitFor(() => expect(details()).toHaveTextContent('Select a row'));
    letGo();
    await onlyToast(row.deleted);
    await aWhile();
    expect(address()).toBe(row.listPath.individual);
    expect(shownGoals()).toEqual(['First goal', 'Third goal']);
  });

  it('goes on when the dialog is closed, also for whoever comes back, and cannot be sent again; leaves without a word', async () => {
    const { user, letGo } = await confirmed();
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
    letGo();
    await aWhile();
    expect(toasts()).toEqual([]);
    await go(user, new RegExp(`${row.plural}$`));
    await waitFor(() => expect(shownGoals()).toEqual(['First goal', 'Third goal']));
    expect(callsOf(row.remove)).toHaveLength(1);
  });

  it('says so when it fails after the dialog was closed, and the row stays', async () => {
    answer(row.remove, () => refusal(500).respond(200));
    const { user } = await openPocket(row.kind);
    await press(user, 'Delete Second goal');
    await press(user, confirm);
    escape();
    await onlyToast(row.deleteFailed);
    expect(shownGoals()).toEqual(['First goal', 'Second goal', 'Third goal']);
    expect(screen.getByRole('button', { name: 'Delete Second goal' })).not.toHaveAttribute('aria-busy');
  });

  it('leaves the details of another record open, and two can be under way', async () => {
    const { user, letGo } = await confirmed();
    escape();
    await press(user, 'Third goal');
    await press(user, 'Delete First goal');
    await press(user, confirm);
    await waitFor(() => expect(callsOf(row.remove)).toHaveLength(2));
    escape();
    letGo();
    await waitFor(() => expect(shownGoals()).toEqual(['Third goal']));
    expect(within(details()).getByRole('heading', { level: 2 })).toHaveTextContent('Third goal');
  });

  it('touches nothing of somebody who signed in meanwhile', async () => {
    const { user, letGo } = await confirmed();
    escape();
    await toHelp(user);
    await somebodyElseSignsIn('individual');
    await go(user, new RegExp(`${row.plural}$`));
    expect(await screen.findByRole('button', { name: 'Delete Second goal' })).not.toHaveAttribute('aria-busy');
    letGo();
    await aWhile();
    expect(shownGoals()).toContain('Second goal');
    expect(toasts()).toEqual([]);
  });
});
