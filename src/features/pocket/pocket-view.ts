import { useMemo } from 'react';

import { hasProgress, progressNames, type ProgressName } from '@/components/goal/touched';
import type { Pocket } from '@/components/goal/use-pocket-goals';
import type { GoalRecord } from '@/domain/goal';
import { groupGoals } from '@/domain/goal-groups';
import type { PocketGoals } from '@/domain/merged-goal';
import { fold } from '@/lib/text-search';
import { countNames, foldedOnce, nameFilter, type ListTable } from '@/ui/list-view';
import { useListView } from '@/ui/use-list-view';
import { useToday } from '@/ui/use-today';

/** A month of the address, '2026-03'; null for anything else. */
export const parseMonth = (text: string): string | null => (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : null);

/** The month in which a record was saved, '2026-03' in local time; null without a date. */
export function monthOf({ createdAt }: Pick<GoalRecord, 'createdAt'>): string | null {
  if (createdAt === null) return null;
  const year = String(createdAt.getFullYear()).padStart(4, '0');
  return `${year}-${String(createdAt.getMonth() + 1).padStart(2, '0')}`;
}

/** Counts the records of each role and, from the newest, of each month. */
const countFacets = (records: readonly GoalRecord[]) => ({
  roles: countNames(records, roleOf),
  months: countNames(records, (record) => monthOf(record) ?? '')
    .filter(({ name }) => name !== '')
    .toReversed(),
});

const roleOf = ({ role }: GoalRecord) => role;

const comparedLength = 200;

const secondOfDay = (moment: Date) => (moment.getHours() * 60 + moment.getMinutes()) * 60 + moment.getSeconds();

/** The person's versions, whether they are read, and today. */
type Found = PocketGoals & { today: string; isReady: boolean };

const isProgressName = (text: string): text is ProgressName => Object.hasOwn(progressNames, text);

type Filter = 'role' | 'month' | 'progress';

/** How the pocket is searched, filtered and sorted (docs/product.md 7.15). */
export const pocketList: ListTable<GoalRecord, Filter, Found> = {
  record: 'record',
  idOf: ({ key }) => key,
  // A version replaces the record's lines.
  textOf: (record, goals) =>
    foldedOnce(goals.versionOf(record) ?? record, () => [record.goal, record.role, goals.textOf(record)].join('\n')),
  columns: [
    {
      column: 'name',
      label: 'Name',
      orders: ['A to Z', 'Z to A'],
      valueOf: ({ goal }) => goal.trim().slice(0, comparedLength),
    },
    {
      column: 'role',
      label: 'Role',
      orders: ['A to Z', 'Z to A'],
      valueOf: ({ role }) => fold(role.trim()).slice(0, comparedLength),
    },
    {
      column: 'time',
      label: 'Time',
      orders: ['earliest first', 'latest first'],
      valueOf: ({ createdAt }) => createdAt && secondOfDay(createdAt),
    },
    {
      column: 'date',
      label: 'Date',
      orders: ['oldest first', 'newest first'],
      valueOf: ({ createdAt }) => createdAt && createdAt.getTime(),
    },
  ],
  defaultOrder: null,
  filters: {
    role: nameFilter(roleOf),
    month: {
      parse: parseMonth,
      matcherOf: (month) => (record) => monthOf(record) === month,
    },
    progress: {
      parse: (text) => (isProgressName(text) ? text : null),
      // A record without a version is not started, once versions are read (docs/product.md 7.24).
      matcherOf: (name, { today, isReady, ...goals }) => {
        return (record) => isReady && isProgressName(name) && hasProgress(goals, record, name, today);
      },
    },
  },
  groupedBy: 'goal',
};

/** The records and groups that the pocket shows for its address. */
export function usePocketView({ goals, isReady, hasFailed }: Pocket) {
  const today = useToday();
  const found = useMemo(() => ({ ...goals, today, isReady }), [goals, today, isReady]);
  const view = useListView(pocketList, goals.records, found);
  const { isGrouped } = view;
  const facets = useMemo(() => countFacets(goals.records), [goals.records]);
  const groups = useMemo(() => (isGrouped ? groupGoals(view.shown) : null), [isGrouped, view.shown]);
  const shown = useMemo(() => groups?.flatMap(({ rows }) => rows) ?? view.shown, [groups, view.shown]);
  const { role, month, progress } = view.filters;
  // Versions decide which records have the words or the progress, so the list waits for them.
  const isKnown = (view.words.length === 0 && progress === null) || isReady || hasFailed;
  return {
    ...view,
    shown: isKnown ? shown : undefined,
    /** Null without groups, or while they are unknown. */
    groups: isKnown ? groups : null,
    facets,
    role,
    month,
    progress,
    today,
  };
}

export type PocketView = ReturnType<typeof usePocketView>;
