import type { FindManager } from '@/components/employee/derived';
import type { Values } from '@/components/employee/fields';
import { employeeFields, employeeRows, type EmployeeField, type FieldKind } from '@/domain/employee';
import { plainDigits } from '@/lib/plain-digits';
import { unsolvedFormula, type Cell, type TableRow } from '@/lib/table-file/table';

import { cellText, partOfName, saysNothing } from './cells';
import { fillIns } from './fill-in';
import { columnOf, orderOf, type Answers, type Sources } from './findings';
import { amountIn, plainNumber, readMoney, dayIn, readDay } from './readings';
import { findMeaning, keep, valueLists, wordKey } from './values';

export type Rules = {
  readonly sources: Sources;
  readonly findManager: FindManager;
  /** Whether it is an export or a template of ours: all its headings are labels of fields. */
  readonly isOurs: boolean;
  readonly answers: Answers;
  /** Chosen meanings of words, by `wordKey`. */
  readonly words: Readonly<Record<string, string>>;
  readonly fills: { readonly [Name in EmployeeField]?: string };
};

/** The choice for a word: the chosen one, else its known meaning. */
export function findChoice(name: EmployeeField, text: string, { words, isOurs }: Rules): string | undefined {
  return words[wordKey(name, text)] ?? findMeaning(name, text, isOurs);
}

/** An age in years, with its unit in files: '46 ans', '46.5'. */
const years =
  /^(\d{1,3})(?:[.,]\d+)?\s*(?:years?(?: old)?|yrs?|y\.?o?|ans|a[nñ]os|anni|anos|jahre?|jaar|år|lat)?\.?$/iu;

const kinds: { [Kind in FieldKind]?: (cell: Cell, text: string, rules: Rules, name: EmployeeField) => string } = {
  date: (_, text, { answers }, name) => {
    const reading = readDay(text, name);
    return dayIn(reading, answers[orderOf(reading, name)] ?? null, answers['late'] ?? null) ?? text;
  },
  age: (_, text) => years.exec(plainDigits(text))?.[1] ?? text,
  money: (cell, text, { answers }, name) =>
    typeof cell === 'number' ? plainNumber(cell) : (amountIn(readMoney(text), answers[`sign-${name}`] ?? null) ?? text),
};

/** Direction marks of copied text, marks of texts, and a spreadsheet's: no ID, mail, date or number has them. */
const foreignMarks = /^[='"`\u00b4\u2018\u2019\u201c\u201e]+|['"`\u00b4\u2018\u2019\u201c\u201d]+$|\p{Cf}/gu;

/** A text between marks that are not part of it: "'Ana'" */
const enclosedText =
  /^(?:'([^']+)'|[\u2018\u201c\u201e\u00ab]([^\u2018\u2019\u201c\u201d\u201e\u00bb]+)[\u2019\u201c\u201d\u00bb])$/u;

/** A cell as the form has it: a date as 'YYYY-MM-DD', an amount in plain digits. An unreadable value stays as it is. */
export function understood(name: EmployeeField, cell: Cell | undefined, rules: Rules): string {
  const text = cellText(cell);
  if (cell === undefined || text === '' || text === unsolvedFormula) return text;
  if (valueLists.has(name)) {
    const choice = findChoice(name, text, rules) ?? keep;
    return choice === keep ? text : choice;
  }
  const { kind } = employeeRows[name];
  const exact =
    kind === 'text' && name !== 'employmentId'
      ? text.replace(enclosedText, '$1$2').trim()
      : text.replaceAll(foreignMarks, '').trim();
  return kinds[kind]?.(cell, exact, rules, name) ?? exact;
}

/** The value of a row in a field, or the fill of an empty cell. */
export function valueIn(row: TableRow, name: EmployeeField, rules: Rules): string {
  const source = rules.sources[name];
  const cell = row.cells[columnOf(source) ?? -1];
  const value = source?.from === 'shared' ? source.text.trim() : valueOfCell(cell, name, rules);
  return value || understood(name, rules.fills[name], rules);
}

/** The values of a row in all fields. @param typed in place of some; a rule goes by it, and fills in none of these */
export function readValues(row: TableRow, rules: Rules, typed: Partial<Values> = {}): Values {
  const own = Object.fromEntries(employeeFields.map((name) => [name, valueIn(row, name, rules)])) as Values;
  const values = { ...own, ...typed };
  for (const name of employeeFields) {
    const rule = rules.sources[name]?.from === 'rule' && typed[name] === undefined ? fillIns[name] : undefined;
    if (rule) values[name] = rule.value(values[rule.from], rules.findManager) || values[name];
  }
  return values;
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
