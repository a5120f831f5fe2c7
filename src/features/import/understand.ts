import type { Values } from '@/components/employee/fields';
import { employeeFields, employeeRows, type EmployeeField, type FieldKind } from '@/domain/employee';
import { plainDigits } from '@/lib/plain-digits';
import type { Cell, TableRow } from '@/lib/table-file/table';

import { amountIn, plainNumber, readMoney, type DecimalSign } from './amounts';
import { cellText, partOfName, saysNothing } from './cells';
import { dayIn, readDay, type DayOrder, type LateDay } from './dates';
import { filledIn, type Managers } from './fill-in';
import type { Sources } from './findings';
import { findMeaning, valueLists, wordKey, type WordChoice } from './values';

export type Rules = {
  readonly sources: Sources;
  readonly managers: Managers;
  /** Whether it is an export or a template of ours: all its headings are labels of fields. */
  readonly isOurs: boolean;
  /** null where no date needs it, or none was chosen. */
  readonly dayOrder: DayOrder | null;
  readonly shortOrders: { readonly [Name in EmployeeField]?: DayOrder | null };
  readonly late: LateDay | null;
  readonly signs: { readonly [Name in EmployeeField]?: DecimalSign | null };
  /** Chosen meanings of words, by `wordKey`. */
  readonly words: { readonly [Name in EmployeeField]?: { readonly [key: string]: WordChoice } };
  readonly fills: { readonly [Name in EmployeeField]?: string };
};

/** The choice for a word: the chosen one, else its known meaning. */
export function findChoice(name: EmployeeField, text: string, { words, isOurs }: Rules): WordChoice | undefined {
  const said = words[name] ?? {};
  const key = wordKey(text);
  // A cell may contain '__proto__'.
  return (Object.hasOwn(said, key) ? said[key] : undefined) ?? findMeaning(name, text, isOurs);
}

function wordIn(name: EmployeeField, text: string, rules: Rules): string {
  const choice = findChoice(name, text, rules);
  return typeof choice === 'object' ? choice.becomes : text;
}

/** An age in years, with its unit in files: '46 ans', '46.5'. */
const years =
  /^(\d{1,3})(?:[.,]\d+)?\s*(?:years?(?: old)?|yrs?|y\.?o?|ans|a[nñ]os|anni|anos|jahre?|jaar|år|lat)?\.?$/iu;

const kinds: { [Kind in FieldKind]?: (cell: Cell, text: string, rules: Rules, name: EmployeeField) => string } = {
  date: (_, text, { dayOrder, shortOrders, late }, name) => {
    const reading = readDay(text, name);
    return dayIn(reading, reading.isShort ? (shortOrders[name] ?? null) : dayOrder, late) ?? text;
  },
  age: (_, text) => years.exec(plainDigits(text))?.[1] ?? text,
  money: (cell, text, { signs }, name) =>
    typeof cell === 'number' ? plainNumber(cell) : (amountIn(readMoney(text), signs[name] ?? null) ?? text),
};

/** Direction marks of copied text, and a spreadsheet's text marks: no ID, mail, date or number has them. */
const foreignMarks = /^[='"`\u00b4\u2018\u2019]+|"+$|\p{Cf}/gu;

/** A cell as the form has it: a date as 'YYYY-MM-DD', an amount in plain digits. An unreadable value stays as it is. */
export function understood(name: EmployeeField, cell: Cell | undefined, rules: Rules): string {
  const text = cellText(cell);
  if (cell === undefined || text === '') return '';
  if (valueLists.has(name)) return wordIn(name, text, rules);
  const { kind } = employeeRows[name];
  const exact = kind === 'text' && name !== 'employmentId' ? text : text.replaceAll(foreignMarks, '').trim();
  return kinds[kind]?.(cell, exact, rules, name) ?? exact;
}

/** The value of a row in a field, or the fill of an empty cell. */
export function valueIn(row: TableRow, name: EmployeeField, rules: Rules): string {
  const source = rules.sources[name];
  const value =
    source?.from === 'column'
      ? valueOfCell(row.cells[source.column], name, rules)
      : source?.from === 'shared'
        ? source.text.trim()
        : '';
  return value || understood(name, rules.fills[name], rules);
}

/** The values of a row in all fields. @param typed in place of some; a rule goes by it, and fills in none of these */
export function readValues(row: TableRow, rules: Rules, typed: Partial<Values> = {}): Values {
  const own = Object.fromEntries(employeeFields.map((name) => [name, valueIn(row, name, rules)])) as Values;
  const ruled = employeeFields.filter((name) => rules.sources[name]?.from === 'rule' && typed[name] === undefined);
  return filledIn({ ...own, ...typed }, ruled, rules.managers);
}

/** The value of a cell of the field's column. */
export function valueOfCell(cell: Cell | undefined, name: EmployeeField, rules: Rules): string {
  const source = rules.sources[name];
  const text = cellText(cell);
  if (saysNothing(text, name)) return '';
  return source?.from === 'column' && source.part !== undefined
    ? partOfName(text, source.part)
    : understood(name, cell, rules);
}

/** The field whose word is set to skip its rows, null for none. */
export function leftOutBy(row: TableRow, rules: Rules): EmployeeField | null {
  for (const name of Object.keys(rules.words) as EmployeeField[]) {
    const source = rules.sources[name];
    if (source?.from !== 'column') continue;
    if (findChoice(name, cellText(row.cells[source.column]), rules) === 'leave out') return name;
  }
  return null;
}
