import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { paths } from '@/domain/paths';

import { makeGoal } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { openApp, signedInAs } from '../support/app.tsx';
import { openEmployeeForm } from '../support/employee-form.ts';
import { networkFault } from '../support/faults.ts';
import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { aWhile, go, toHelp } from '../support/leaving.ts';
import { choose, dialog, openDialog, openOverview } from '../support/overview.ts';
import { openPocket, shownGoals } from '../support/pocket.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { answer, hold } from '../support/wire.ts';

type CallName = Parameters<typeof answer>[0];

/** Breaks a call until the function that it gives mends it. */
function breakCall(name: CallName): () => void {
  let isBroken = true;
  answer(name, () => (isBroken ? networkFault.respond(200) : undefined));
  return () => {
    isBroken = false;
  };
}

describe.each(kindRows)('a list that failed once, $plural', (row) => {
  const entry = new RegExp(`${row.plural}$`);

  it('leaves the focus to whoever has moved on while it was asked for again', async () => {
    await signedInAs('individual');
    const mend = breakCall(row.list);
    const user = openApp(row.listPath.individual);
    await onlyToast(row.noData);
    mend();
    const letGo = hold(row.list);
    await press(user, 'Try again');
    const [link] = screen.getAllByRole('link', { name: 'Help' });
    act(() => link?.focus());
    letGo();
    await waitFor(() => expect(shownGoals().length).toBeGreaterThan(0));
    expect(link).toHaveFocus();
  });

  it('says so still after a row is deleted from a list that could not be read again', async () => {
    const { user } = await openPocket(row.kind);
    await toHelp(user);
    breakCall(row.list);
    await go(user, entry);
    await screen.findByText('Could not be refreshed');
    await press(user, 'Delete Second goal');
    await press(user, `Delete ${row.name}`);
    await waitFor(() => expect(shownGoals()).toEqual(['First goal', 'Third goal']));
    await aWhile();
    expect(screen.getByText('Could not be refreshed')).toBeVisible();
  });

  it('says its message where the list that was read before is empty', async () => {
    await signedInAs('individual');
    db.tables.goals = [];
    const user = openApp(row.listPath.individual);
    await screen.findByText(`No ${row.names} in your pocket yet`);
    await toHelp(user);
    breakCall(row.list);
    await go(user, entry);
    await onlyToast(row.noData);
    expect(screen.getByText('Could not be refreshed')).toBeVisible();
  });
});

it('a failure that the business dashboard only logs is no toast of the list that opens later', async () => {
  const { id: ownerId } = await signedInAs('business');
  db.tables.goals = [makeGoal({ ownerId, kind: 'okr', goal: 'Grow' })];
  const mend = breakCall('listOkrs');
  const user = openApp(paths.businessDashboard);
  expect((await screen.findAllByText('We could not load your OKRs'))[0]).toBeVisible();
  mend();
  await go(user, /^Saved OKRs$/);
  await waitFor(() => expect(shownGoals()).toEqual(['Grow']));
  expect(toasts()).toEqual([]);
});

describe('a read that is only logged', () => {
  it('leaves the department out, and asks for it again', async () => {
    const mend = breakCall('employeeSummary');
    const user = await openDialog();
    await choose(user, 'ada');
    expect(await dialog().findByText('We could not load it. You can generate without it.')).toBeVisible();
    expect(dialog().getByLabelText('Department')).toHaveValue('');
    mend();
    await press(user, 'Try again: Department');
    expect(await dialog().findByText(/^(Filled in from|The employee record has none)/)).toBeVisible();
    expect(toasts()).toEqual([]);
  });

  it('says once that no people are suggested to the employee form, and asks for them again', async () => {
    const mend = breakCall('listEmployees');
    const user = await openEmployeeForm();
    const line = await screen.findByText(/^We could not load your employees/);
    expect(screen.getByRole('region', { name: 'Reporting' })).toContainElement(line);
    expect(line.closest('[role=alert], [role=status]')).toBeNull();
    await user.click(screen.getByLabelText('Reports To'));
    expect(screen.queryByRole('option')).toBeNull();
    mend();
    await press(user, 'Try again');
    await waitFor(() => expect(line).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 2, name: 'Reporting' })).toHaveFocus();
    expect(toasts()).toEqual([]);
  });
});

describe('the overview', () => {
  const findNone = () => screen.findAllByText('We could not load your employees');

  it('keeps what was read when reading it again fails, and mends every line of that', async () => {
    const { user } = await openOverview({ goals: [{ kind: 'okr', goal: 'Grow' }] });
    await screen.findByText('Grow');
    await toHelp(user);
    const mend = breakCall('listOkrs');
    await go(user, 'Dashboard');
    const lines = await screen.findAllByText('Could not be refreshed');
    expect(screen.getByText('Grow')).toBeVisible();
    mend();
    for (const _ of lines) {
      const [again] = screen.queryAllByRole('button', { name: /^Try again/ });
      if (again) await user.click(again);
    }
    await waitFor(() => expect(screen.queryByText('Could not be refreshed')).toBeNull());
    expect(screen.getByText('Grow')).toBeVisible();
    expect(toasts()).toEqual([]);
  });

  it('is loading on a later visit, not the failure of before', async () => {
    breakCall('listEmployees');
    const { user } = await openOverview();
    expect((await findNone())[0]).toBeVisible();
    await toHelp(user);
    hold('listEmployees');
    await go(user, 'Dashboard');
    expect(await screen.findByText('Loading: People by department')).toBeInTheDocument();
    expect(screen.queryByText('We could not load your employees')).toBeNull();
  });
});
