import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { progressChoices, type ProgressName } from '@/components/goal/touched';
import type { Pocket } from '@/components/goal/use-pocket-goals';
import { draftedForQuery } from '@/device/drafted-for';
import { audiences, type Audience } from '@/domain/audience';
import { peopleOfRecords, type DraftedFor } from '@/domain/drafted-for';
import type { GoalRecord } from '@/domain/goal';
import { findDrafts, groupGoals } from '@/domain/goal-groups';
import type { PocketGoals } from '@/domain/merged-goal';
import { fold } from '@/lib/text-search';
import { ownerOrTokenHash } from '@/session/owner';
import { onStoredChange } from '@/session/storage';
import { countNames, foldedOnce, listedName, nameFilter, type ListTable, type NameCount } from '@/ui/list-view';
import { useListView } from '@/ui/use-list-view';
import { useToday } from '@/ui/use-today';

/** A month of the address, '2026-03', or a year, '2023'; null for anything else. */
export function parseMonth(text: string): string | null {
  return /^\d{4,6}(?:-(?:0[1-9]|1[0-2]))?$/.test(text) ? text : null;
}

/** The month in which a record was saved, '2026-03' in local time; null without a date. */
export function monthOf({ createdAt }: Pick<GoalRecord, 'createdAt'>): string | null {
  if (createdAt === null) return null;
  const year = String(createdAt.getFullYear()).padStart(4, '0');
  return `${year}-${String(createdAt.getMonth() + 1).padStart(2, '0')}`;
}

type Facets = {
  roles: readonly NameCount[];
  months: readonly { month: string; count: number }[];
};

/** Counts the months from the year 0; as texts they have no order once years have five digits. */
function monthNumber(month: string): number {
  return Number.parseInt(month, 10) * 12 + Number(month.slice(month.lastIndexOf('-') + 1));
}

/** Counts the records of each role and month. */
export function facetsOf(records: readonly GoalRecord[]): Facets {
  const months = new Map<string, number>();
  for (const record of records) {
    const month = monthOf(record);
    if (month !== null) months.set(month, (months.get(month) ?? 0) + 1);
  }
  return {
    roles: countNames(records, roleOf),
    months: [...months]
      .map(([month, count]) => ({ month, count }))
      .toSorted((one, other) => monthNumber(other.month) - monthNumber(one.month)),
  };
}

/** The choices of a short pocket are its months. */
const listedMonths = 24;

/** Months with records, newest first; of many, years before last year are one choice each. */
export function monthChoices(months: Facets['months']): Facets['months'] {
  if (months.length <= listedMonths) return months;
  const lastYear = Number.parseInt(months[0]?.month ?? '', 10) - 1;
  const years = new Map<string, number>();
  for (const { month, count } of months) {
    const year = month.slice(0, month.lastIndexOf('-'));
    const choice = Number(year) < lastYear ? year : month;
    years.set(choice, (years.get(choice) ?? 0) + count);
  }
  return [...years].map(([month, count]) => ({ month, count }));
}

const roleOf = ({ role }: GoalRecord) => role;

const comparedLength = 200;

const secondOfDay = (moment: Date) => (moment.getHours() * 60 + moment.getMinutes()) * 60 + moment.getSeconds();

/** The own versions of the person, whether they are known, and the day from which days are counted. */
type Found = PocketGoals & { today: string; isReady: boolean };

const isProgressName = (text: string): text is ProgressName => Object.hasOwn(progressChoices, text);

type Filter = 'role' | 'month' | 'progress';

/** The pocket, as it is found in and sorted (docs/product.md 7.15). */
export const pocketList: ListTable<GoalRecord, Filter, Found> = {
  record: 'record',
  idOf: ({ key }) => key,
  // Of a record with a person's own wording that, instead of the record's lines.
  textOf: (record, goals) =>
    foldedOnce(goals.wordingOf(record) ?? record, () => [record.goal, record.role, goals.textOf(record)].join('\n')),
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
      matcherOf: (month) => (record) => `${monthOf(record)}-`.startsWith(`${month}-`),
    },
    // A record without an own version is not started, once that is known (docs/product.md 7.24).
    progress: {
      parse: (text) => (isProgressName(text) ? text : null),
      matcherOf: (name, { wordingOf, keptOf, today, isReady }) => {
        const has = isProgressName(name) ? progressChoices[name].has : () => false;
        return (record) => {
          const wording = wordingOf(record);
          if (wording !== undefined) return has(record, wording, today);
          return name === 'unstarted' && isReady && keptOf(record).state !== 'unreadable';
        };
      },
    },
  },
  groupedBy: 'goal',
};

const noDrafts: readonly DraftedFor[] = [];

/** What the pocket shows. */
export function usePocketView(audience: Audience, { goals, isReady, hasFailed }: Pocket) {
  const today = useToday();
  const found = useMemo(() => ({ ...goals, today, isReady }), [goals, today, isReady]);
  const view = useListView(pocketList, goals.records, found);
  const { isGrouped } = view;
  const facets = useMemo(() => facetsOf(goals.records), [goals.records]);
  const owner = useSyncExternalStore(onStoredChange, ownerOrTokenHash);
  const isForOthers = isGrouped && audience === audiences.business.audience;
  const { data: drafts = noDrafts, isLoading } = useQuery({ ...draftedForQuery(owner), enabled: isForOthers });
  const triesOf = useMemo(
    () => (isGrouped ? findDrafts(goals.records, isForOthers ? peopleOfRecords(drafts, goals.records) : null) : null),
    [isGrouped, isForOthers, drafts, goals.records],
  );
  const groups = useMemo(() => triesOf && groupGoals(view.shown, triesOf), [triesOf, view.shown]);
  const shown = useMemo(() => groups?.flatMap(({ rows }) => rows) ?? view.shown, [groups, view.shown]);
  const { role, month, progress } = view.filters;
  // A record is not found by words that its person has taken out of it, nor by a progress that is not read yet.
  const isFoundIn = (view.words.length === 0 && progress === null) || isReady || hasFailed;
  const isKnown = isFoundIn && !(isGrouped && isLoading);
  return {
    ...view,
    shown: isKnown ? shown : undefined,
    /** Null where they are not grouped, or not known yet. */
    groups: isKnown ? groups : null,
    facets,
    role: listedName(facets.roles, role),
    month,
    progress,
    today,
  };
}

export type PocketView = ReturnType<typeof usePocketView>;
