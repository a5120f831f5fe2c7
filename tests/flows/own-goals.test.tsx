import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { paths } from '@/domain/paths';

import { makeGoal } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { openApp, signedInAs } from '../support/app.tsx';
import { dayAgo, momentAgo } from '../support/check-ins.ts';
import { press } from '../support/form.ts';
import { storeVersions } from '../support/versions.ts';

beforeEach(() => signedInAs('individual'));

const ownGoals = () => screen.findByRole('region', { name: 'Your goals' });
const rows = async () =>
  within(await ownGoals())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('teaches while there are no goals', async () => {
  db.tables.goals = [];
  openApp(paths.dashboard);
  expect(await screen.findByRole('link', { name: /^Your pocket/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your goals' })).toBeNull();
});

it('shows four goals, first the one that waits for a check-in, and asks for it', async () => {
  const ownerId = db.tables.users.find(({ kind }) => kind === 'individual')?.id ?? '';
  db.tables.goals = [1, 2, 3, 4, 5].map((day) =>
    makeGoal({ ownerId, goal: `Goal ${day}`, createdAt: new Date(momentAgo(100 - day)).toISOString() }),
  );
  const old = { progress: [40], checkIns: [{ day: dayAgo(45), progress: [40] }], savedAt: momentAgo(45) };
  await storeVersions({ 'Goal 1': old });
  const user = openApp(paths.dashboard);
  await waitFor(async () =>
    expect(await rows()).toEqual([
      expect.stringMatching(/^Goal 1.*No check-in for 45 days$/),
      expect.stringMatching(/^Goal 5.*Not started$/),
      expect.stringMatching(/^Goal 4/),
      expect.stringMatching(/^Goal 3/),
    ]),
  );
  expect(screen.getByRole('link', { name: 'See 5 OKRs' })).toHaveAttribute('href', '/okrs');
  const intro = screen.queryByRole('button', { name: "Let's rock" });
  if (intro) await user.click(intro);
  await press(user, 'Check in');
  expect(await screen.findByRole('form', { name: 'Goal 1' })).toBeVisible();
});
