import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';

import { employeesQuery } from '@/api/employees';
import type { EmployeeField, EmployeeSummary } from '@/domain/employee';
import { log } from '@/lib/log';
import { hasAllWords, wordsOf } from '@/lib/text-search';
import { useLoad } from '@/ui/load-states';
import { useSliced } from '@/ui/use-sliced';
import { useParameters } from '@/ui/use-view-state';

import { checkSteps, duplicatesIn, hasProblems, isOn, mendedRows, type CheckedRow, type Duplicates } from './check';
import type { Decisions } from './decisions';
import { columnOf } from './findings';
import { noRules } from './understand';
import type { Match } from './use-match';

/** A file with more rows is checked in slices: each row is made of 27 checks. */
const atOnceUpTo = 50;

const noRows: readonly CheckedRow[] = [];
const noPeople: readonly EmployeeSummary[] = [];

/** The tabs of the check, by their names in the address; which rows belong to each. */
const tabs = ['all', 'problems', 'here'] as const;
export type CheckTab = (typeof tabs)[number];

/** How a row stands: rows are counted once, and a duplicate is not asked to be mended. */
function standingOf(row: CheckedRow, duplicates: Duplicates): 'left out' | 'here' | 'problems' | 'fine' {
  if (row.leftOutBy !== null) return 'left out';
  if (duplicates.has(row.line)) return 'here';
  return hasProblems(row) ? 'problems' : 'fine';
}

/** The rows of a file as people: what is wrong with them, who is there already, and which of them are shown. */
export function useCheck({ rows: all, rules, sources }: Match, decisions: Decisions) {
  const { mends, switched, mended } = decisions;
  const load = useLoad(useQuery(employeesQuery()), (reason) => log('The employees could not be read.', reason));
  const people = load.data ?? noPeople;
  const { get, set } = useParameters<'show'>();
  // Not in the address: names and pay would stay in the history of a shared browser.
  const [text, setText] = useState('');

  const by = rules ?? noRules;
  const checked = useSliced(
    useCallback(() => checkSteps(all, by), [all, by]),
    all.length <= atOnceUpTo,
  );
  // What was checked by other rules is not shown meanwhile.
  const current = checked?.by === by && checked.of === all ? checked : undefined;
  const rows = useMemo(() => (current ? mendedRows(current, mends) : noRows), [current, mends]);
  const duplicates = useMemo(() => duplicatesIn(rows, people), [rows, people]);

  const tab = tabs.find((one) => one === get('show')) ?? 'all';
  const deferred = useDeferredValue(text);
  const shown = useMemo(() => {
    const words = wordsOf(deferred);
    const stays = mended.tab === tab ? mended.lines : [];
    return rows.filter((row) => {
      const isInTab = tab === 'all' || standingOf(row, duplicates) === tab || stays.includes(row.line);
      return isInTab && (words.length === 0 || hasAllWords(row.searched, words));
    });
  }, [rows, duplicates, tab, mended, deferred]);

  const counts = useMemo(() => {
    const count = { fine: 0, problems: 0, here: 0, 'left out': 0, ready: 0 };
    const notSent = { fine: 0, problems: 0, here: 0, 'left out': 0 };
    for (const row of rows) {
      const standing = standingOf(row, duplicates);
      count[standing] += 1;
      if (isOn(row, duplicates, switched)) count.ready += 1;
      else notSent[standing] += 1;
    }
    return { ...count, notSent };
  }, [rows, duplicates, switched]);

  return {
    load,
    people,
    /** Whether all rows are checked. */
    isReady: current !== undefined,
    rows,
    duplicates,
    switched,
    counts,
    /** Where what is typed into a field would stand in the file. */
    columnOfField: (name: EmployeeField) => columnOf(sources[name]),
    tab,
    setTab: (next: CheckTab) => set('show', next === 'all' ? null : next),
    search: { text, setText },
    /** Those of the tab that were found. */
    shown,
  };
}

export type Check = ReturnType<typeof useCheck>;
