import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import type { ClosedQuarter } from '@/domain/closed-quarter';

import { press } from './form.ts';
import { details, openPocket } from './pocket.ts';
import { hearFromAnotherTab, storeVersions } from './versions.ts';

/* Queries and steps of the tests of closed quarters (docs/product.md 7.25). */

/** The sheet, once it is rendered. */
export const findSheet = () => screen.findByRole('dialog', { name: 'Close the quarter' });

const inSheet = () => within(screen.getByRole('dialog', { name: 'Close the quarter' }));

export const scoreOf = (number: number) =>
  inSheet().getByRole('slider', { name: new RegExp(`^Score of (?:key result|KPI) ${number}$`) });

export const sentenceOf = (number: number) =>
  within(inSheet().getByRole('group', { name: new RegExp(`^(?:Key result|KPI) ${number}$`) })).getByRole('textbox', {
    name: 'What happened? (optional)',
  });

export const setScore = (number: number, score: string) =>
  fireEvent.change(scoreOf(number), { target: { value: score } });

export const say = (number: number, sentence: string) =>
  fireEvent.change(sentenceOf(number), { target: { value: sentence } });

export const closeButton = () => inSheet().getByRole('button', { name: 'Close the quarter' });

/** Closes the quarter, and waits until the sheet is closed: controls behind it are inert. */
export async function closeQuarter(user: UserEvent): Promise<void> {
  await user.click(closeButton());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Opens a record, and the sheet. */
export async function openSheet(user: UserEvent, goal: string): Promise<HTMLElement> {
  await press(user, goal);
  await press(user, 'Close the quarter');
  return findSheet();
}

/** The texts of a closed quarter in the details, line by line. */
export function shownScores(block: HTMLElement): string[] {
  return within(block)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

/** A closed quarter of the first goal, stored by another tab or on an earlier day. */
export const closedBefore = (given: Partial<ClosedQuarter> = {}): ClosedQuarter => ({
  quarter: '2026-Q3',
  closedAt: '2026-10-02',
  objective: 'Objective: lead',
  lines: [
    { text: 'One', score: 3, sentence: 'Begun late.' },
    { text: 'Two', score: 8, sentence: '' },
  ],
  ...given,
});

/** Opens the first record with a progress, and the sheet over it. */
export async function openScored() {
  const { user } = await openPocket('okr');
  await storeVersions({ 'First goal': { progress: [40, 100] } });
  hearFromAnotherTab();
  await press(user, 'First goal');
  // Until then the details show the record's own lines.
  await screen.findByText('Your progress, in this browser');
  await press(user, 'Close the quarter');
  return { user, sheet: await findSheet() };
}

/** The message for the last quarter of 2026 once it is closed. */
export const closedText = 'Q4 2026 is closed. Saved in this browser.';

/** The block of a closed quarter in the details. */
export const findBlock = (name: string) => within(details()).findByRole('region', { name });

/** A moment in the last quarter of 2026, where the person is. */
export const lastEvening = new Date(2026, 11, 31, 23, 30);
