import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Audience } from '@/domain/audience';

import { address, goBack, openApp } from '../support/app.tsx';
import { dayAgo, momentAgo } from '../support/check-ins.ts';
import { press } from '../support/form.ts';
import { openPocket } from '../support/pocket.ts';
import { rangeOf } from '../support/version-editor.ts';
import { hearFromAnotherTab, idOf, storedVersions, storeVersions } from '../support/versions.ts';

const old = { progress: [40], checkIns: [{ day: dayAgo(45), progress: [40] }], savedAt: momentAgo(45) };

const dialog = () => screen.findByRole('dialog', { name: 'Check in' });
const asked = (goal: string) => screen.findByRole('form', { name: goal });
const rows = async () =>
  within(await dialog())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Opens a pocket with three goals without a check-in for 45 days, and the round that asks about them. */
async function openRound(audience: Audience = 'individual', result = 'Objective: lead\n1. Cut churn from 4% to 2%') {
  const { user } = await openPocket('okr', audience, undefined, { result });
  await storeVersions({ 'First goal': old, 'Second goal': old, 'Third goal': old }, { audience });
  hearFromAnotherTab(undefined, audience);
  await press(user, 'Check in');
  return user;
}

it('asks for one goal after another by Enter, and lists what changed', async () => {
  const user = await openRound();
  expect(await asked('First goal')).toHaveFocus();
  expect(screen.getByText('1 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nothing has changed' })).toBeVisible();
  await user.keyboard('{Enter}');

  expect(await asked('Second goal')).toHaveFocus();
  const slider = rangeOf(1);
  slider.focus();
  fireEvent.change(slider, { target: { value: '65' } });
  expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  await user.keyboard('{Enter}');

  await asked('Third goal');
  await press(user, 'Skip');
  expect(await screen.findByRole('heading', { name: '2 goals are checked in.' })).toHaveFocus();
  expect(await rows()).toEqual([
    expect.stringMatching(/^First goal.*No change, 40%$/),
    expect.stringMatching(/^Second goal.*40% to 65%$/),
    expect.stringMatching(/^Third goal.*Skipped$/),
  ]);
  await waitFor(async () =>
    expect((await storedVersions()).map(({ checkIns }) => checkIns.at(-1))).toEqual([
      { day: dayAgo(0), progress: [40] },
      { day: dayAgo(0), progress: [65] },
      { day: dayAgo(45), progress: [40] },
    ]),
  );
  await press(user, 'Done');
  await press(user, 'Check in');
  await asked('Third goal');
  await user.keyboard('{Enter}');
  await press(user, 'Done');
  expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('tells by the lines whether a goal changed: not by presses, and not by its mean', async () => {
  const user = await openRound('individual', 'Objective: lead\n1. One\n2. Two');
  await asked('First goal');
  fireEvent.change(rangeOf(1), { target: { value: '50' } });
  await screen.findByRole('button', { name: 'Next' });
  fireEvent.change(rangeOf(1), { target: { value: '40' } });
  await screen.findByRole('button', { name: 'Nothing has changed' });
  await press(user, 'Skip');

  await asked('Second goal');
  await press(user, 'Skip');
  await asked('Third goal');
  fireEvent.change(rangeOf(1), { target: { value: '30' } });
  await screen.findByRole('button', { name: 'Next' });
  fireEvent.change(rangeOf(2), { target: { value: '10' } });
  await waitFor(async () => expect((await storedVersions())[2]?.progress).toEqual([30, 10]));
  await press(user, 'Next');
  expect(await screen.findByRole('heading', { name: '1 goal is checked in.' })).toHaveFocus();
  expect(await rows()).toEqual([
    expect.stringMatching(/Skipped$/),
    expect.stringMatching(/Skipped$/),
    expect.stringMatching(/Updated, still 20%$/),
  ]);
});

it('continues after a reload with the goals that still wait, and Back leaves it', async () => {
  const user = await openRound();
  await asked('First goal');
  await user.keyboard('{Enter}');
  await asked('Second goal');
  cleanup();
  openApp(address());
  expect(await asked('Second goal')).toHaveFocus();
  expect(screen.getByText('1 of 2')).toBeVisible();
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that a goal was deleted in another tab, and skips it', async () => {
  const user = await openRound('business');
  await asked('First goal');
  hearFromAnotherTab(idOf('First goal'), 'business');
  expect(await screen.findByText('This goal was deleted in another tab.')).toBeVisible();
  await press(user, 'Next');
  await asked('Second goal');
});
