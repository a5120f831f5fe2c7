import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import type { TableRow } from '@/lib/table-file/table';

import { isAmbiguousAmount, readMoney, signShown, type DecimalSign } from './amounts';
import { cellText, saysNothing, type NamePart } from './cells';
import type { Columns } from './columns';
import { dayOrders, daysOf, isAmbiguousDay, ordersShown, readDay, type DayOrder } from './dates';
import { valueLists, wordKey } from './values';

/** Where a field's values come from; `column` counts from 0. */
export type Source =
  | { readonly from: 'column'; readonly column: number; readonly part?: NamePart | undefined }
  | { readonly from: 'shared'; readonly text: string }
  | { readonly from: 'rule' }
  | { readonly from: 'none' };

/** Findings by field; a field that is left out is undecided. */
export type Sources = { readonly [Name in EmployeeField]?: Source };

/** The column of a source, null for one without. */
export const columnOf = (source: Source | undefined): number | null =>
  source?.from === 'column' ? source.column : null;

type LongOrder = Exclude<DayOrder, 'year first'>;

/** A text that can be read in two ways, and where it stands. */
export type Doubt = { readonly field: EmployeeField; readonly line: number; readonly text: string };

/** The readings that the other texts show, and the first text that shows neither; null where all do. */
type Evidence<Reading extends string> = { readonly shown: readonly Reading[]; readonly doubt: Doubt | null };

/** The orders that all texts of a column with years of two digits have, and the first text that decides nothing. */
type ShortDays = { readonly possible: readonly DayOrder[]; readonly doubt: Doubt | null };

/** A word of a column with a list, with how many rows hold it, and the number of the first. */
export type Word = { readonly key: string; readonly text: string; readonly rows: number; readonly line: number };

/** The content of a file's columns, before any choice how to read it. */
export type Findings = {
  readonly of: Columns;
  readonly rows: readonly TableRow[];
  /** The order of all date columns with four-digit years. */
  readonly days: Evidence<LongOrder>;
  readonly shortDays: ReadonlyMap<EmployeeField, ShortDays>;
  readonly late: Doubt | null;
  readonly amounts: ReadonlyMap<EmployeeField, Evidence<DecimalSign>>;
  readonly words: ReadonlyMap<EmployeeField, readonly Word[]>;
};

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Looks through the columns that the fields have, a row a step. @param rows of people, without that of the names */
export function* findingSteps(rows: readonly TableRow[], columns: Columns): Generator<undefined, Findings> {
  const looked = employeeFields.flatMap((field) => {
    const column = columns[field];
    return column === undefined ? [] : [{ field, kind: employeeRows[field].kind, column }];
  });
  const days: Mutable<Evidence<LongOrder>> = { shown: [], doubt: null };
  const shortDays = new Map<EmployeeField, ShortDays>();
  let late: Doubt | null = null;
  const amounts = new Map<EmployeeField, Mutable<Evidence<DecimalSign>>>();
  const words = new Map<EmployeeField, Map<string, Mutable<Word>>>();
  for (const { line, cells } of rows) {
    for (const { field, kind, column } of looked) {
      const cell = cells[column];
      const text = cellText(cell);
      if (cell === undefined || text === '' || saysNothing(text, field)) continue;
      if (valueLists.has(field)) {
        const key = wordKey(text);
        const known = words.get(field) ?? new Map<string, Mutable<Word>>();
        words.set(field, known);
        const word = known.get(key) ?? { key, text, rows: 0, line };
        known.set(key, word);
        word.rows += 1;
      }
      // Dates and numbers of a workbook are unambiguous.
      if (typeof cell !== 'string') continue;
      if (kind === 'date') {
        const reading = readDay(text, field);
        const shown = ordersShown(reading);
        const doubt = isAmbiguousDay(reading) ? { field, line, text } : null;
        if (reading.isLate && daysOf(reading).some((day) => day !== null)) late ??= { field, line, text };
        if (reading.isShort) {
          const { possible, doubt: before } = shortDays.get(field) ?? { possible: dayOrders, doubt: null };
          const left = shown.length === 0 ? possible : possible.filter((order) => shown.includes(order));
          shortDays.set(field, { possible: left, doubt: before ?? doubt });
        } else if (doubt !== null) days.doubt ??= doubt;
        else if (shown.length === 1) days.shown = [...new Set([...days.shown, shown[0] as LongOrder])];
      }
      if (kind === 'money') {
        const evidence: Mutable<Evidence<DecimalSign>> = amounts.get(field) ?? { shown: [], doubt: null };
        amounts.set(field, evidence);
        const reading = readMoney(text);
        const sign = signShown(reading);
        if (sign !== null) evidence.shown = [...new Set([...evidence.shown, sign])];
        else if (isAmbiguousAmount(reading)) evidence.doubt ??= { field, line, text };
      }
    }
    yield;
  }
  return {
    of: columns,
    rows,
    days,
    shortDays,
    late,
    amounts,
    words: new Map([...words].map(([field, all]) => [field, [...all.values()]])),
  };
}

/** The reading that the evidence shows; null where it shows none, or both. */
export const shownBy = <Reading extends string>({ shown }: Evidence<Reading>): Reading | null =>
  shown.length === 1 ? (shown[0] ?? null) : null;
