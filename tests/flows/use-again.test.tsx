import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';

import { goalCalls } from '@/api/contract';
import { goalKinds } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';

import { address, goTo } from '../support/app.tsx';
import { fieldOf, fill, press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { dialog } from '../support/overview.ts';
import { choose, openPocket } from '../support/pocket.ts';
import { hold } from '../support/wire.ts';

const goalLabel = 'Your Company Strategic Goal';

/** Opens the goal of the pocket and uses it again. */
async function takeAgain(user: UserEvent, goal: string): Promise<void> {
  await press(user, goal);
  await press(user, 'Draft again');
}

// Lazy parts load on the first press; their loading time is not tested.
beforeAll(() =>
  Promise.all([import('@/features/overview/overview-page'), import('@/components/generate/generate-dialog')]),
);

describe.each(kindRows.slice(1))("'Use again', $plural", ({ kind }) => {
  it("leads to the dashboard, whose form begins with the record's role and goal, once", async () => {
    const { user } = await openPocket(kind);
    await takeAgain(user, 'Second goal');
    await screen.findByRole('heading', { name: 'Draft goals for a role' });
    expect(address()).toBe(paths.dashboard);
    expect(fieldOf('Role')).toHaveValue('HR');
    expect(fieldOf(goalLabel)).toHaveValue('Second goal');
    // The next step is unanswered: no record has the industry.
    expect(fieldOf('Your Industry')).toHaveValue('');

    await fill({ [goalLabel]: 'Second goal, higher' });
    goTo(paths.help);
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    goTo(paths.dashboard);
    // From now on it counts as typed.
    await screen.findByText(/We restored your unsaved entries/);
    expect(fieldOf(goalLabel)).toHaveValue('Second goal, higher');
  });

  it.each(['Stay', 'Leave'])('is asked about while records are deleted, and follows the answer: %s', async (answer) => {
    const { user } = await openPocket(kind);
    const release = hold(goalCalls[kind].remove);
    await choose(user, 'First goal', 'Third goal');
    await press(user, 'Delete');
    await press(user, /^Delete 2 /);
    await takeAgain(user, 'Second goal');
    await press(user, answer);
    if (answer === 'Stay') {
      release();
      await screen.findByText('2 KPIs deleted.');
      goTo(paths.dashboard);
    }
    await screen.findByRole('heading', { name: 'Draft goals for a role' });
    expect(fieldOf('Role')).toHaveValue(answer === 'Stay' ? '' : 'HR');
  });

  it('begins the dialog of a business, of this kind, with the goal', async () => {
    const { user } = await openPocket(kind, 'business');
    await takeAgain(user, 'Second goal');
    await screen.findByRole('tab', { name: goalKinds[kind].singular, selected: true });
    expect(address()).toBe(paths.businessDashboard);
    expect(dialog().getByLabelText('Additional prompt')).toHaveValue('Second goal');
  });
});
