import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';

import { progressChoices, type ProgressName } from '@/components/goal/touched';
import type { Pocket } from '@/components/goal/use-pocket-goals';
import { draftedForQuery } from '@/device/drafted-for';
import { useGoalAnswers } from '@/device/goal-groups';
import { audiences, type Audience } from '@/domain/audience';
import { peopleOfRecords, type DraftedFor } from '@/domain/drafted-for';
import type { GoalRecord } from '@/domain/goal';
import type { GoalGroup, PeopleOfRecords } from '@/domain/goal-groups';
import type { PocketGoals } from '@/domain/merged-goal';
import { fold } from '@/lib/text-search';
import { ownerOrTokenHash } from '@/session/owner';
import { onStoredChange } from '@/session/storage';
import { loadPart, partMissing, prefetch } from '@/ui/lazy';
import {
  foldedOnce,
  listedName,
  nameFilter,
  nameSteps,
  type ListParameter,
  type ListTable,
  type NameCount,
} from '@/ui/list-view';
import { useLoad } from '@/ui/load-states';
import { notify } from '@/ui/toast';
import { useListView } from '@/ui/use-list-view';
import { useToday } from '@/ui/use-today';
import { useParameters } from '@/ui/use-view-state';

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

/**
 * The search part of the pocket's address that shows one role or one month only: '?month=2026-03'.
 * @param filter the role '' is that of records without one; null shows all
 * @param selectedId the key of the record whose details are open, and stay so
 */
export function filterSearch(
  filter: { role: string } | { month: string } | null,
  selectedId: string | null = null,
): string {
  const search = new URLSearchParams({ ...filter, ...(selectedId !== null && { record: selectedId }) }).toString();
  return search && `?${search}`;
}

/** The roles and months of a list, with the records in each. */
export type Facets = {
  /** By name, '' for records without one last. */
  roles: readonly NameCount[];
  /** The newest first. */
  months: readonly { month: string; count: number }[];
};

/** Counts the months from the year 0; as texts they have no order once years have five digits. */
function monthNumber(month: string): number {
  return Number.parseInt(month, 10) * 12 + Number(month.slice(month.lastIndexOf('-') + 1));
}

/** Counts the records of each role and month, a record a step. */
function* facetSteps(records: readonly GoalRecord[]): Generator<undefined, Facets> {
  const roles = yield* nameSteps(records, roleOf);
  const months = new Map<string, number>();
  for (const record of records) {
    const month = monthOf(record);
    if (month !== null) months.set(month, (months.get(month) ?? 0) + 1);
    yield;
  }
  return {
    roles,
    months: [...months]
      .map(([month, count]) => ({ month, count }))
      .toSorted((one, other) => monthNumber(other.month) - monthNumber(one.month)),
  };
}

/** The choices of a short pocket are its months. */
const listedMonths = 24;

/**
 * The months to choose from: those with records, and where there are many, whole years before the newest year and the one
 * before it.
 * @param months the newest first
 */
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

/** Letters of a text that are compared. */
const comparedLength = 200;

const secondOfDay = (moment: Date) => (moment.getHours() * 60 + moment.getMinutes()) * 60 + moment.getSeconds();

/** The goals of a pocket, by the key of a goal's text that of the one it is merged into, and who the records are for. */
export type GroupedGoals = PocketGoals & { mergedInto: ReadonlyMap<string, string>; people: PeopleOfRecords };

const noMerges: ReadonlyMap<string, string> = new Map();

/** What the address says of a pocket that is put together by strategic goals. */
export const groupedBy = 'goal';

/** The code for that (docs/product.md 7.22), which is loaded when it is asked for. */
const loadGrouping = () => import('./grouping');

const groupingQuery = queryOptions({
  queryKey: ['pocket grouping'],
  queryFn: () => loadPart(loadGrouping),
  staleTime: 'static',
  gcTime: Infinity,
});

/** Loads it a moment before. */
export const prefetchGrouping = (client: QueryClient): void =>
  prefetch(async () => client.setQueryData(groupingQuery.queryKey, await loadGrouping()));

export type Column = 'name' | 'role' | 'time' | 'date';

/** What the records are found by: the own wordings of their person, what they merged, and the day from which days are counted. */
type Found = GroupedGoals & { today: string };

const isProgressName = (text: string): text is ProgressName => Object.hasOwn(progressChoices, text);

type Filter = 'role' | 'month' | 'progress';

/** The pocket, as it is found in and sorted (docs/product.md 7.15). */
export const pocketList: ListTable<GoalRecord, Column, Filter, Facets, Found, 'record', GoalGroup> = {
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
    // Of a record without own wording nobody knows how far it is (docs/product.md 7.24).
    progress: {
      parse: (text) => (isProgressName(text) ? text : null),
      matcherOf: (name, { wordingOf, today }) => {
        const has = isProgressName(name) ? progressChoices[name].has : () => false;
        return (record) => {
          const wording = wordingOf(record);
          return wording !== undefined && has(record, wording, today);
        };
      },
    },
  },
  facetSteps,
  countsFound: false,
};

const noDrafts: readonly DraftedFor[] = [];

const noFacets: Facets = { roles: [], months: [] };

/** What the pocket shows. */
export function usePocketView(audience: Audience, { goals, isReady, hasFailed }: Pocket) {
  const today = useToday();
  const isGrouped = useParameters<ListParameter>().get('group') === groupedBy;
  const merged = useGoalAnswers(audience, { enabled: isGrouped })?.merged;
  const mergedInto = useMemo(() => (merged === undefined ? noMerges : new Map(merged)), [merged]);
  const owner = useSyncExternalStore(onStoredChange, ownerOrTokenHash);
  // Only a business drafts for others.
  const isForOthers = isGrouped && audience === audiences.business.audience;
  const { data: drafts = noDrafts, isLoading } = useQuery({ ...draftedForQuery(owner), enabled: isForOthers });
  const people = useMemo(
    () => peopleOfRecords(isForOthers ? drafts : noDrafts, goals.records),
    [isForOthers, drafts, goals.records],
  );
  const loading = useQuery({ ...groupingQuery, enabled: isGrouped });
  const grouping = loading.data;
  const found = useMemo(() => ({ ...goals, today, mergedInto, people }), [goals, today, mergedInto, people]);
  const view = useListView(grouping?.groupedList ?? pocketList, goals.records, found);
  const { facets = noFacets } = view;
  const { role, month, progress } = view.filters;
  const setGrouped = (isOn: boolean): void => view.setParameter('group', isOn ? groupedBy : null);
  useLoad(loading, () => {
    notify.error(partMissing);
    setGrouped(false);
  });
  // A record is not found by words that its person has taken out of it, nor by a progress that is not read yet.
  const isFoundIn = (view.words.length === 0 && progress === null) || isReady || hasFailed;
  const isKnown = isFoundIn && (!isGrouped || (grouping !== undefined && !isLoading));
  const hasOwnWording = useMemo(() => goals.records.some(goals.wordingOf), [goals]);
  return {
    ...view,
    shown: isKnown ? view.shown : undefined,
    groups: isKnown ? view.groups : null,
    /** Shows the rows in their groups; undefined before they were asked for. */
    GroupedPocket: grouping?.GroupedPocket,
    isGrouped,
    setGrouped,
    groupedGoals: found,
    facets,
    role: listedName(facets.roles, role),
    month,
    progress,
    /** Whether there is a progress to filter by, or a filter to be taken back. */
    hasProgress: hasOwnWording || progress !== null,
    today,
  };
}

export type PocketView = ReturnType<typeof usePocketView>;
