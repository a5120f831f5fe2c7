import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { useMemo, type ReactNode } from 'react';
import { createSearchParams } from 'react-router-dom';

import { employeesQuery } from '@/api/employees';
import { notificationsQuery, type Notification } from '@/api/notifications';
import { KindTile } from '@/components/goal/goal-kind';
import { hookOfEveryKind } from '@/components/goal/hook-of-every-kind';
import { usePocketGoals } from '@/components/goal/use-pocket-goals';
import { audiences, type Audience } from '@/domain/audience';
import { fullName, type EmployeeSummary } from '@/domain/employee';
import type { GoalRecord } from '@/domain/goal';
import { inSentence, type GoalKindRow } from '@/domain/goal-kind';
import { searchedText, type PocketGoals } from '@/domain/merged-goal';
import { paths } from '@/domain/paths';
import { log } from '@/lib/log';
import { fold, hasAllWords, foldWords } from '@/lib/text-search';
import { useStoredValues, useUserId } from '@/session/use-session';
import { Avatar } from '@/ui/avatar';
import { useLoad, type Load } from '@/ui/load-states';
import { useSliced } from '@/ui/use-sliced';

/** An entry of the search: its link and its texts. */
export type SearchEntry = {
  to: string;
  title: string;
  detail: string;
  /** Shown only where it has a word that title and detail have not. */
  body: string;
};

const foldedEntry = (entry: SearchEntry) => ({
  ...entry,
  folded: fold(`${entry.title}\n${entry.detail}\n${entry.body}`),
});

/** Reading and folding a goal takes up to 0.1 ms. */
const syncLimit = 500;

function* foldedEntries<Row>(rows: readonly Row[], entryOf: (row: Row) => SearchEntry) {
  const entries: ReturnType<typeof foldedEntry>[] = [];
  for (const row of rows) {
    entries.push(foldedEntry(entryOf(row)));
    yield;
  }
  return entries;
}

type ListSpec<Row> = {
  name: string;
  entryOf: (row: Row) => SearchEntry;
  tileOf: (entry: SearchEntry) => ReactNode;
};

function goalList(audience: Audience, { kind, plural, listPath }: GoalKindRow): ListSpec<GoalRecord> {
  return {
    name: plural,
    entryOf: ({ key, goal, role, result }) => ({
      to: `${listPath[audience]}?${createSearchParams({ record: key }).toString()}`,
      title: goal,
      detail: role,
      body: searchedText({ kind, result }),
    }),
    tileOf: () => <KindTile kind={kind} />,
  };
}

const notificationList: ListSpec<Notification> = {
  name: 'Notifications',
  entryOf: ({ message }) => ({ to: paths.notifications, title: message, detail: '', body: '' }),
  tileOf: () => <KindTile icon={Bell} />,
};

const employeeList: ListSpec<EmployeeSummary> = {
  name: 'Employees',
  entryOf: (employee) => ({
    to: `${paths.employeeList}?${createSearchParams({ employee: employee.id }).toString()}`,
    title: fullName(employee),
    detail: [employee.department, employee.workMail].filter((text) => text !== '').join(' \u00b7 '),
    body: '',
  }),
  tileOf: ({ title }) => <Avatar name={title} image={null} />,
};

/** One of the lists that are searched, with its matches and the query that they answer. Each list loads and fails alone. */
export type SearchList = Pick<ListSpec<never>, 'name' | 'tileOf'> & {
  load: Load<unknown>;
  found: readonly SearchEntry[];
  query: string;
  /** Whether the person's own versions of its goals couldn't be read, and so were not searched. */
  lacksVersions?: boolean;
};

/** @param rows the rows of the answer as they are searched; null while they wait for more than the answer */
function useSearchList<Row extends object>(
  { name, entryOf, tileOf }: ListSpec<Row>,
  answer: UseQueryResult<Row[]>,
  query: string,
  rows: readonly Row[] | null = answer.data ?? null,
): SearchList {
  const load = useLoad(answer, (reason) => log(`Searching your ${inSentence(name)} failed.`, reason));
  const isAsked = query !== '';
  // Folded with the first query, not with every letter.
  const folding = useMemo(
    () => (isAsked && rows ? () => foldedEntries(rows, entryOf) : null),
    [isAsked, rows, entryOf],
  );
  const entries = useSliced(folding, (rows?.length ?? 0) <= syncLimit);
  const found = useMemo(() => {
    const words = foldWords(query);
    return words.length === 0 ? [] : (entries ?? []).filter(({ folded }) => hasAllWords(folded, words));
  }, [entries, query]);
  return { name, tileOf, load, found, query: entries ? query : '' };
}

/** The records as their person words them (docs/product.md 7.19); those without a version stay the same objects. */
function inOwnWords({ records, versionOf, textOf, withOwnVersion }: PocketGoals): readonly GoalRecord[] {
  if (withOwnVersion().length === 0) return records;
  return records.map((record) => (versionOf(record) ? { ...record, result: textOf(record) } : record));
}

function useGoalList(row: GoalKindRow, { audience, query }: { audience: Audience; query: string }): SearchList {
  const list = useMemo(() => goalList(audience, row), [audience, row]);
  const { query: records, goals, isReady, hasFailed } = usePocketGoals(audience, row.kind);
  // A record is not found by words that its person has removed from it.
  const rows = useMemo(() => inOwnWords(goals), [goals]);
  const isRead = records.data !== undefined && (isReady || hasFailed);
  return { ...useSearchList(list, records, query, isRead ? rows : null), lacksVersions: hasFailed };
}

const useGoalLists = hookOfEveryKind(useGoalList);

/** The lists that a user can search in: goals, notifications where the session has a userId, and with a business session the employees. */
export function useSearchLists(audience: Audience, query: string): SearchList[] {
  const values = useStoredValues();
  const hasEmployees = values[audiences.business.tokenKey] !== null;
  const userId = useUserId(audience);

  const goals = useGoalLists({ audience, query });
  const notifications = useSearchList(notificationList, useQuery(notificationsQuery(audience, userId)), query);
  const employees = useSearchList(employeeList, useQuery({ ...employeesQuery(), enabled: hasEmployees }), query);
  return [...Object.values(goals), ...(userId === null ? [] : [notifications]), ...(hasEmployees ? [employees] : [])];
}
