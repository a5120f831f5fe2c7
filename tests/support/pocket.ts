import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';

import { goalCalls } from '@/api/contract';
import type { Audience } from '@/domain/audience';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { readResult } from '@/domain/result/read-result';

import { db, makeGoal } from '../../mock-api/node.ts';
import type { Goal } from '../../mock-api/tables.ts';
import { openApp, signedInAs } from './app.tsx';
import { setWidth, widths } from './steps.ts';
import { answer } from './wire.ts';

/** Data of the pocket's tests: newest first, with fixed times. */
const goals = [
  { goal: 'First goal', role: 'CEO', result: 'Objective: lead\n1. One\n\n- Two', createdAt: '2026-03-14T09:41:00' },
  { goal: 'Second goal', role: 'HR', result: 'Only line', createdAt: '2026-03-02T17:05:00' },
  { goal: 'Third goal', role: 'Manager', result: '• A\n• B', createdAt: '2025-12-31T00:00:00' },
];

/**
 * Opens the pocket of a kind with three known goals, wide enough for details beside the table.
 * @param audience whose pocket
 * @param width of the window; narrower ones have another layout
 * @param first overrides of the first goal
 */
export async function openPocket(
  kind: GoalKind,
  audience: Audience = 'individual',
  width: number = widths.wide,
  first: Partial<(typeof goals)[number]> = {},
) {
  setWidth(width);
  const account = await signedInAs(audience);
  db.tables.goals = goals.map((goal, index): Goal => {
    const createdAt = new Date(goal.createdAt).toISOString();
    return makeGoal({ ...goal, ...(index === 0 && first), createdAt, ownerId: account.id, kind });
  });
  const user = openApp(goalKinds[kind].listPath[audience]);
  await screen.findByRole('button', { name: 'First goal' });
  return { user, account };
}

/** Opens the pocket with any response of the backend. */
export async function openPocketWith(kind: GoalKind, body: unknown, width: number = widths.wide, query = '') {
  setWidth(width);
  await signedInAs('individual');
  answer(goalCalls[kind].list, () => HttpResponse.json(body as object));
  return openApp(goalKinds[kind].listPath.individual + query);
}

export function shownGoals(): string[] {
  return [...document.querySelectorAll('[data-goal]')].map(({ textContent }) => textContent);
}

export const details = () => screen.getByRole('region', { name: 'Details' });

export const searchField = () => screen.getByRole('searchbox', { name: 'Search your pocket' });

export const boxOf = (goal: string) => screen.getByRole('checkbox', { name: `Select ${goal}` });

export const foundBox = () => screen.getByRole('checkbox', { name: 'Select all' });

/** Selects goals one by one, and waits for the bar with its tools. */
export async function choose(user: UserEvent, ...names: string[]): Promise<HTMLElement> {
  for (const goal of names) await user.click(boxOf(goal));
  return screen.findByRole('toolbar');
}

/** The selected goals in the order of the rows. */
export function chosenGoals(): string[] {
  return screen
    .queryAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all$)/, checked: true })
    .map((box) => box.getAttribute('aria-label')?.slice('Select '.length) ?? '');
}

/** How many lines the backend's draft of a goal has. */
export function draftedLines(goal: string): number {
  const drafted = db.tables.goals.find((row) => row.goal === goal);
  return drafted === undefined ? 0 : readResult(drafted.result, drafted.kind).length;
}
