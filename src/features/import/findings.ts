import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import type { TableRow } from '@/lib/table-file/table';

import { decimalSigns, isAmbiguousAmount, readMoney, signShown, type DecimalSign } from './amounts';
import { cellText, saysNothing, type NamePart } from './cells';
import type { Columns } from './columns';
import {
  dayOrders,
  daysOf,
  isAmbiguousDay,
  lateDays,
  ordersShown,
  readDay,
  type DayOrder,
  type DayReading,
  type LateDay,
} from './dates';
import { valueLists, wordKey } from './values';

/** Where a field's values come from; `column` counts from 0. */
export type Source =
  | { readonly from: 'column'; readonly column: number; readonly part?: NamePart | undefined }
  | OtherSource;

/** A value for everyone, one that `fillIns` derive from another field, or none. */
export type OtherSource =
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

/** How texts are read: days with a year of four digits, days with one of two digits, moments late in the day, amounts. */
export type Answers = { readonly [Name in 'day-order' | `short-${EmployeeField}`]?: DayOrder | null } & {
  readonly late?: LateDay | null;
} & { readonly [Name in `sign-${EmployeeField}`]?: DecimalSign | null };

export type QuestionName = keyof Answers;

/** The readings that all texts leave, none where they contradict each other, and the first text that leaves several. */
type Evidence = { readonly possible: readonly string[]; readonly ambiguity: Ambiguity | null };

/** A word of a column with a list, with how many rows hold it, and the number of the first. */
export type Word = { readonly key: string; readonly text: string; readonly rows: number; readonly line: number };

/** The content of a file's columns, before any choice how to read it. */
export type Findings = {
  readonly of: Columns;
  readonly rows: readonly TableRow[];
  readonly evidence: ReadonlyMap<QuestionName, Evidence>;
  readonly words: ReadonlyMap<EmployeeField, readonly Word[]>;
};

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Looks through the columns that the fields have, a row a step. @param rows of people, without that of the names */
export function* findingSteps(rows: readonly TableRow[], columns: Columns): Generator<undefined, Findings> {
  const looked = employeeFields.flatMap((field) => {
    const column = columns[field];
    return column === undefined ? [] : [{ field, kind: employeeRows[field].kind, column }];
  });
  const evidence = new Map<QuestionName, Evidence>();
  const words = new Map<EmployeeField, Map<string, Mutable<Word>>>();
  /** Adds a text to the evidence. @param shown its readings among `all`; none where it has the same meaning in each */
  function note(
    name: QuestionName,
    all: readonly string[],
    shown: readonly string[],
    ambiguity: Ambiguity | null,
  ): void {
    const { possible, ambiguity: before } = evidence.get(name) ?? { possible: all, ambiguity: null };
    const left = shown.length === 0 ? possible : possible.filter((reading) => shown.includes(reading));
    evidence.set(name, { possible: left, ambiguity: before ?? ambiguity });
  }
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
        if (reading.isLate && daysOf(reading).some((day) => day !== null)) note('late', lateDays, [], ambiguity);
        const orders = reading.isShort ? dayOrders : dayOrders.slice(0, 2);
        note(orderOf(reading, field), orders, ordersShown(reading), isAmbiguousDay(reading) ? ambiguity : null);
      }
      if (kind === 'money') {
        const reading = readMoney(text);
        const sign = signShown(reading);
        const shown = sign === null ? [] : [sign];
        note(`sign-${field}`, decimalSigns, shown, isAmbiguousAmount(reading) ? ambiguity : null);
      }
    }
    yield;
  }
  return {
    of: columns,
    rows,
    evidence,
    words: new Map([...words].map(([field, all]) => [field, [...all.values()]])),
  };
}

/** The question about the order of a day: years of two digits prove nothing of other columns. */
export const orderOf = ({ isShort }: DayReading, field: EmployeeField) =>
  isShort ? (`short-${field}` as const) : 'day-order';

/** The readings as they were said, but for those that the texts do not leave; one that alone is left needs no one to say it. */
export function answersBy({ evidence }: Pick<Findings, 'evidence'>, said: Answers): Answers {
  const answers = [...evidence].map(([name, { possible }]) => {
    const [only, another] = possible;
    const own = said[name] ?? null;
    const isLeft = only === undefined || (own !== null && possible.includes(own));
    return [name, only !== undefined && another === undefined ? only : isLeft ? own : null];
  });
  return { ...said, ...(Object.fromEntries(answers) as Answers) };
}
