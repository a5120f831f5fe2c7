import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { employeesQuery } from '@/api/employees';
import { employeeFields, type EmployeeField, type EmployeeSummary } from '@/domain/employee';
import { log } from '@/lib/log';
import { useLoad } from '@/ui/load-states';
import { useSliced } from '@/ui/use-sliced';

import { unreadableCell } from './cells';
import {
  checkSteps,
  duplicatesIn,
  isOn,
  correctedRows,
  problemFields,
  reasonOf,
  switchRows,
  type CheckedRow,
} from './check';
import { withEntries, withCorrection, type Decide, type Decisions } from './decisions';
import type { Match } from './use-match';

/** Larger files are checked in slices: each row needs 27 checks. */
const syncLimit = 50;

const noRows: readonly CheckedRow[] = [];
const noPeople: readonly EmployeeSummary[] = [];

/** The order in which rows are shown; `choice` is any row that may be sent. */
const shownOrder = ['problems', 'here', 'choice'] as const;

/** The rows of a file as people: their problems, duplicates, and the order in which they are shown. */
export function useCheck({ rows: all, rules }: Match, decisions: Decisions, decide: Decide) {
  const { fills, corrections, switched } = decisions;
  const load = useLoad(useQuery(employeesQuery()), (reason) => log('Reading the employees failed.', reason));
  const people = load.data ?? noPeople;

  const checked = useSliced(
    useMemo(() => rules && (() => checkSteps(all, rules)), [all, rules]),
    all.length <= syncLimit,
  );
  // The previous check is shown until the next one is complete.
  const current = checked?.of === all ? checked : undefined;
  const rows = useMemo(() => (current ? correctedRows(current, corrections) : noRows), [current, corrections]);
  const duplicates = useMemo(() => duplicatesIn(rows, people), [rows, people]);

  /** Ordered by the uncorrected rows, so that rows and columns stay in place while someone types. */
  const order = useMemo(() => {
    const before = current?.rows ?? noRows;
    const found = duplicatesIn(before, people);
    const ranks = new Map(before.map((row) => [row.line, shownOrder.indexOf(reasonOf(row, found))]));
    const wrong = new Set(before.flatMap((row) => problemFields(row)));
    return { ranks, wrong };
  }, [current, people]);
  const fields = employeeFields.filter((name) => order.wrong.has(name) || (fills[name] ?? '') !== '');

  const shown = useMemo(() => {
    const rankOf = ({ line }: CheckedRow) => order.ranks.get(line) ?? 0;
    return rows.toSorted((one, other) => rankOf(one) - rankOf(other));
  }, [rows, order]);

  const counts = useMemo(() => {
    const notSent = { problems: 0, here: 0, choice: 0 };
    const empty: { [Name in EmployeeField]?: number } = {};
    let ready = 0;
    let errors = 0;
    for (const row of rows) {
      if (isOn(row, duplicates, switched)) ready += 1;
      else notSent[reasonOf(row, duplicates)] += 1;
      for (const name of problemFields(row)) {
        if (row.values[name] === '') empty[name] = (empty[name] ?? 0) + 1;
        if (unreadableCell(row.values[name]) !== '') errors += 1;
      }
    }
    return { ready, notSent, empty, errors };
  }, [rows, duplicates, switched]);

  return {
    load,
    people,
    /** Whether all rows are checked against the latest decisions. */
    isReady: current !== undefined && current.by === rules,
    hasRows: current !== undefined,
    rows,
    duplicates,
    fills,
    /** How many cells of a field are read as another text than they have. */
    changed: current?.changed ?? {},
    /** Ready rows, rows not sent by why, empty cells with a problem by field, cells with a spreadsheet error. */
    counts,
    /** Fields that have problems, or had them until their empty cells were filled. */
    fields,
    /** All rows: problems first, then duplicates. */
    shown,
    /** Whether a row is to be sent. */
    isOn: (row: CheckedRow) => isOn(row, duplicates, switched),
    /** Switches rows on or off, each as the duplicate that it is now. */
    toggle: (some: readonly CheckedRow[], on: boolean) =>
      decide(withEntries('switched', switchRows(some, on, duplicates))),
    correct: ({ line }: CheckedRow, field: EmployeeField, typed: string) => decide(withCorrection(line, field, typed)),
    /** Fills the empty cells of a field; '' leaves them empty. */
    fill: (field: EmployeeField, typed: string) => decide(withEntries('fills', { [field]: typed })),
  };
}

export type Check = ReturnType<typeof useCheck>;
