import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';

import { db } from '../../mock-api/node.ts';
import { goTo } from '../support/app.tsx';
import { openGroups, shownGroups } from '../support/company-goals.ts';
import { press } from '../support/form.ts';
import { hearFromAnotherTab, storeAnswers, storedAnswers } from '../support/goal-answers.ts';

// How long its code takes is not what is tested.
beforeAll(() => import('@/features/pocket/grouping'));

const north = 'Sign clinics in the north';
const ourNorth = 'Sign the clinics in our north';

const question = () => screen.findByRole('group', { name: `Maybe the same as ${north}` });

const notAsked = () => waitFor(() => expect(screen.queryByText(/^Maybe the same/)).toBeNull());

it('asks whether two goals are one, and merges them for this view, until they are taken apart', async () => {
  const { user } = await openGroups({ audience: 'individual' });
  expect(await question()).toHaveTextContent(
    `Maybe the same: “${ourNorth}”CEO \u00b7 1 OKR. It stays as it is in your pocket.`,
  );
  await press(user, `Merge for this view: ${ourNorth}`);
  await waitFor(() => expect(shownGroups()).toEqual([`Fold ${north}`, 'Open Keep every promise']));
  expect(screen.getByRole('button', { name: `Fold ${north}` })).toHaveFocus();
  await notAsked();
  expect(screen.getByText('2 texts, merged here')).toBeVisible();
  expect(screen.getByText('3 OKRs')).toBeVisible();
  expect(db.tables.goals.map(({ goal }) => goal)).toContain(ourNorth);

  goTo(paths.help);
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  goTo(`${paths.okrs}?group=goal`);
  await press(user, `Keep apart: ${north}`);
  await waitFor(() => expect(shownGroups()).toHaveLength(3));
  expect(screen.getByRole('button', { name: `Fold ${north}` })).toHaveFocus();
  await notAsked();
  await waitFor(async () => expect((await storedAnswers('individual')).merged).toEqual([]));
});

it('keeps goals apart, and asks about the next that may be the same', async () => {
  const { user } = await openGroups({
    audience: 'individual',
    goals: [
      { goal: north, role: 'A' },
      { goal: north, role: 'B' },
      { goal: ourNorth, role: 'C' },
      { goal: 'Signing clinics, north', role: 'D' },
    ],
  });
  await question();
  expect(screen.getAllByText(/^Maybe the same/)).toHaveLength(2);
  const [first] = screen.getAllByRole('button', { name: /^Keep apart/ });
  if (first) await user.click(first);
  await waitFor(() => expect(screen.getByRole('button', { name: `Fold ${north}` })).toHaveFocus());
  await waitFor(async () => expect((await storedAnswers('individual')).apart).toHaveLength(1));
  expect(await question()).toBeVisible();
});

it('gives the focus to a group that is elsewhere after it was merged with a newer one', async () => {
  const { user } = await openGroups({
    audience: 'individual',
    goals: [
      { goal: ourNorth, role: 'A' },
      { goal: 'Keep every promise', role: 'B' },
      { goal: north, role: 'C' },
      { goal: north, role: 'D' },
    ],
  });
  await question();
  expect(shownGroups().at(-1)).toMatch(north);
  await press(user, `Merge for this view: ${ourNorth}`);
  await waitFor(() => expect(shownGroups()).toHaveLength(2));
  expect(shownGroups()[0]).toMatch(north);
  await waitFor(() => expect(screen.getByRole('button', { name: shownGroups()[0] ?? '' })).toHaveFocus());
});

it('keeps the focus when the question that has it is answered in another tab', async () => {
  await openGroups({ audience: 'individual' });
  await question();
  act(() => screen.getByRole('button', { name: `Keep apart: ${ourNorth}` }).focus());
  await storeAnswers({ type: 'apart', texts: [north.toLowerCase(), ourNorth.toLowerCase()] }, 'individual');
  hearFromAnotherTab();
  await notAsked();
  await waitFor(() => expect(screen.getByRole('button', { name: `Fold ${north}` })).toHaveFocus());
});

it('asks nothing of what is answered already', async () => {
  await openGroups({
    audience: 'individual',
    before: () => storeAnswers({ type: 'apart', texts: [north.toLowerCase(), ourNorth.toLowerCase()] }, 'individual'),
  });
  expect(shownGroups()).toHaveLength(3);
  await notAsked();
});

it('goes on for the page where the browser keeps nothing, and says so', async () => {
  const { user } = await openGroups({ audience: 'individual' });
  await question();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await press(user, `Merge for this view: ${ourNorth}`);
  expect(
    await screen.findByText('This browser keeps nothing. What you answered stays on this page until you leave it.'),
  ).toBeVisible();
  expect(shownGroups()).toHaveLength(2);
  put.mockRestore();
  await press(user, `Keep apart: ${north}`);
  await waitFor(() => expect(shownGroups()).toHaveLength(3));
  await waitFor(() => expect(screen.queryByText(/^This browser keeps nothing/)).toBeNull());
  expect((await storedAnswers('individual')).apart).toHaveLength(1);
});

it('forgets what was answered with the last record of a goal', async () => {
  const { user } = await openGroups({
    audience: 'individual',
    before: () =>
      storeAnswers({ type: 'merge', text: ourNorth.toLowerCase(), into: north.toLowerCase() }, 'individual'),
  });
  await waitFor(() => expect(shownGroups()).toHaveLength(2));
  await press(user, `Delete ${ourNorth}`);
  await press(user, 'Delete OKR');
  await waitFor(() => expect(db.tables.goals).toHaveLength(3));
  await waitFor(async () => expect((await storedAnswers('individual')).merged).toEqual([]));
});
