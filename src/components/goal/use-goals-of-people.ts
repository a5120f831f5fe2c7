import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { goalsQuery } from '@/api/goals';
import { draftedForQuery } from '@/device/drafted-for';
import { audiences } from '@/domain/audience';
import { goalsByPerson, type DraftedFor, type GoalOfPerson } from '@/domain/drafted-for';
import type { GoalRecord } from '@/domain/goal';
import { unknown, type Known } from '@/domain/known';
import { withCommas } from '@/lib/with-commas';
import { useOwner } from '@/session/use-session';
import { allFailed, useLoad } from '@/ui/load-states';
import { useSameList } from '@/ui/use-same-list';

import { hookOfEveryKind } from './hook-of-every-kind';

const { audience } = audiences.business;

// `useQueries` would add 1.7 kB to every page, also before sign-in.
const useRecords = hookOfEveryKind(({ kind }) => useLoad(useQuery(goalsQuery(audience, kind))));

/** The goals that this browser has linked to people, by the keys of their people in the employee list. */
export type GoalsOfPeople = {
  byPerson: ReadonlyMap<string, readonly GoalOfPerson[]>;
  /** The saved goals that are linked to no person: each may belong to anyone. */
  unlinked: readonly GoalRecord[];
  /** Whether every list was read completely: only then a person without links has no goals. */
  isFinished: boolean;
};

/** A person's goals; unknown while saved goals are linked to no one (docs/product.md 8.11), or `goals` is undefined. */
export function findGoals(goals: GoalsOfPeople | undefined, person: string): Known<readonly GoalOfPerson[]> {
  const value = goals?.byPerson.get(person);
  if (value) return { state: 'known', value };
  return goals?.unlinked.length === 0 && goals.isFinished ? { state: 'absent' } : unknown;
}

/** '21 saved goals aren't linked to people in this browser' @param count at least 1 */
export const unlinkedInWords = (count: number): string =>
  `${count === 1 ? "1 saved goal isn't" : `${withCommas(count)} saved goals aren't`} linked to people in this browser`;

/**
 * The goals of the people, as this browser has linked them (docs/product.md 8.11).
 * - `goals`: undefined until all was read
 * - `isReading`: the lists of goals are being fetched or refetched
 * - `hasFailed`: reading a part failed; `retry` resolves to whether it succeeded
 */
export function useGoalsOfPeople() {
  const owner = useOwner();
  const drafts = useLoad(useQuery(draftedForQuery(owner)));
  const lists = Object.values(useRecords());
  const loads = [drafts, ...lists];
  const records = useSameList(lists.map(({ data }) => data));
  const isFinished = lists.every((list) => list.isFinished);
  const goals = useMemo(
    () => drafts.data && linkedGoals(drafts.data, records, isFinished),
    [drafts.data, records, isFinished],
  );
  return {
    ...allFailed(loads.filter(({ hasFailed }) => hasFailed)),
    goals,
    hasFailed: loads.some(({ hasFailed }) => hasFailed),
    isReading: lists.some(({ isRetrying }) => isRetrying),
  };
}

function linkedGoals(
  drafts: readonly DraftedFor[],
  records: readonly (GoalRecord[] | undefined)[],
  isFinished: boolean,
): GoalsOfPeople | undefined {
  const lists = records.filter((list) => list !== undefined);
  if (lists.length < records.length) return undefined;
  const byPerson = goalsByPerson(drafts, lists);
  const linked = new Set([...byPerson.values()].flatMap((goals) => goals.map(({ record }) => record)));
  return { byPerson, unlinked: lists.flat().filter((record) => !linked.has(record)), isFinished };
}
