import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import type { TableRow } from '@/lib/table-file/table';

import { cellText, saysNothing, type NamePart } from './cells';
import { managerKey } from './fill-in';
import { readMoney, readDay, type DayReading, isAmbiguous, isReadable, type Readings } from './readings';
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

/**
 * How texts are read, by question: `day-order` with a year of four digits, `short-<field>` with one of two digits, `late` for
 * moments late in the day, and `sign-<field>` for amounts.
 */
export type Answers = Readonly<Record<string, string | null>>;

/** The readings that all texts leave, none where they contradict each other, and the first text that leaves several. */
type Evidence = { readonly possible: readonly string[]; readonly ambiguity: Ambiguity | null };

/** A word of a column with a list, or a manager's name, with how many rows hold it. */
export type Word = { readonly key: string; readonly text: string; readonly rows: number };

/** The content of a file's columns, before any choice how to read it. */
export type Findings = {
  /** The column of each of `employeeFields`. */
  readonly of: readonly (number | null)[];
  readonly rows: readonly TableRow[];
  readonly evidence: ReadonlyMap<string, Evidence>;
  readonly words: ReadonlyMap<EmployeeField, readonly Word[]>;
};

/** Looks through the columns that the fields have, a row a step. @param rows of people, without that of the names */
export function* findingSteps(rows: readonly TableRow[], columns: Findings['of']): Generator<undefined, Findings> {
  const looked = employeeFields.flatMap((field, at) => {
    const column = columns[at] ?? null;
    return column === null ? [] : [{ field, kind: employeeRows[field].kind, column }];
  });
  const evidence = new Map<string, Evidence>();
  const words = new Map<EmployeeField, Map<string, Word>>();
  /** Adds a text to the evidence. It shows nothing where each reading gives it a meaning. */
  function note(name: string, readings: Readings, text: Ambiguity): void {
    const { possible, ambiguity } = evidence.get(name) ?? { possible: Object.keys(readings), ambiguity: null };
    evidence.set(name, {
      possible: isReadable(readings) ? possible.filter((reading) => readings[reading] !== null) : possible,
      ambiguity: ambiguity ?? (isAmbiguous(readings) ? text : null),
    });
  }
  for (const { line, cells } of rows) {
    for (const { field, kind, column } of looked) {
      const cell = cells[column];
      const text = cellText(cell);
      if (cell === undefined || text === '' || saysNothing(text, field)) continue;
      if (valueLists.has(field) || field === 'reportsTo') {
        const key = field === 'reportsTo' ? managerKey(text) : wordKey(field, text);
        const known = words.get(field) ?? new Map<string, Word>();
        const { rows: before, ...word } = known.get(key) ?? { key, text, rows: 0 };
        words.set(field, known.set(key, { ...word, rows: before + 1 }));
      }
      // Dates and numbers of a workbook are unambiguous.
      if (typeof cell !== 'string') continue;
      const ambiguity = { field, line, text };
      if (kind === 'date') {
        const reading = readDay(text, field);
        if (reading.isLate && isReadable(reading.days)) note('late', lateDays, ambiguity);
        note(orderOf(reading, field), reading.days, ambiguity);
      }
      if (kind === 'money') note(`sign-${field}`, readMoney(text), ambiguity);
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

/** The readings of a moment late in the day: `dayIn` gives its day. */
export const lateDays: Readings = { 'as written': 'this', 'next day': 'next' };

/** The question about the order of a day: years of two digits prove nothing of other columns. */
export const orderOf = ({ isShort }: DayReading, field: EmployeeField) => (isShort ? `short-${field}` : 'day-order');

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
