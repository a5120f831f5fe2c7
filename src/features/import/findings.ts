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

/** A text with two readings, and its place. */
export type Ambiguity = { readonly field: EmployeeField; readonly line: number; readonly text: string };

/** The readings that all texts allow, empty if they contradict each other, and the first ambiguous text. */
export type Evidence<Reading extends string> = {
  readonly possible: readonly Reading[];
  readonly ambiguity: Ambiguity | null;
};

/** A word of a column with a list, with how many rows hold it, and the number of the first. */
export type Word = { readonly key: string; readonly text: string; readonly rows: number; readonly line: number };

/** The content of a file's columns, before any choice how to read it. */
export type Findings = {
  readonly of: Columns;
  readonly rows: readonly TableRow[];
  /** The order of all date columns with four-digit years. */
  readonly days: Evidence<DayOrder>;
  readonly shortDays: ReadonlyMap<EmployeeField, Evidence<DayOrder>>;
  readonly late: Ambiguity | null;
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
  let days: Evidence<DayOrder> = { possible: ['day first', 'month first'], ambiguity: null };
  const shortDays = new Map<EmployeeField, Evidence<DayOrder>>();
  let late: Ambiguity | null = null;
  const amounts = new Map<EmployeeField, Evidence<DecimalSign>>();
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
      const ambiguity = { field, line, text };
      if (kind === 'date') {
        const reading = readDay(text, field);
        if (reading.isLate && daysOf(reading).some((day) => day !== null)) late ??= ambiguity;
        const leave = leaving(ordersShown(reading), isAmbiguousDay(reading) ? ambiguity : null);
        if (reading.isShort)
          shortDays.set(field, leave(shortDays.get(field) ?? { possible: dayOrders, ambiguity: null }));
        else days = leave(days);
      }
      if (kind === 'money') {
        const reading = readMoney(text);
        const sign = signShown(reading);
        const leave = leaving(sign === null ? [] : [sign], isAmbiguousAmount(reading) ? ambiguity : null);
        amounts.set(field, leave(amounts.get(field) ?? { possible: ['comma', 'point'], ambiguity: null }));
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

/** The evidence after one more text. @param shown its readings; none where it has the same meaning in each */
const leaving =
  <Reading extends string>(shown: readonly Reading[], ambiguity: Ambiguity | null) =>
  ({ possible, ambiguity: before }: Evidence<Reading>): Evidence<Reading> => ({
    possible: shown.length === 0 ? possible : possible.filter((reading) => shown.includes(reading)),
    ambiguity: before ?? ambiguity,
  });

/** The only reading that the texts allow, else the chosen one if allowed; null for neither. */
export function readingBy<Reading extends string>(
  { possible }: Evidence<Reading>,
  said: Reading | null,
): Reading | null {
  const [only, another] = possible;
  if (only !== undefined && another === undefined) return only;
  return said !== null && (only === undefined || possible.includes(said)) ? said : null;
}
