import { employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import type { Table, TableRow } from '@/lib/table-file/table';

import { cellText } from './cells';
import { fieldNames } from './field-names';
import {
  foreignWords,
  fullNames,
  nameKey,
  periodWords,
  tellingWords,
  wordClasses,
  wordsOfName,
  type WordClass,
} from './heading-words';
import { readMoney, readDay, isReadable } from './readings';

type Columns = { readonly [Name in EmployeeField]?: number };

export type Matched = {
  readonly sure: Columns;
  /** Partial, ambiguous or repeated names: the user decides. */
  readonly suggested: Columns;
  /** The column with whole names where no field has the first or the last ones, null for none. */
  readonly fullName: number | null;
};

/** How sure a match is: by another name, by the same words in another order, by a part. The field's own names are surer. */
const bySynonym = 3;
const byWords = 2;
const byPart = 1;

const keyOfWords = (words: readonly string[]): string => tellingWords(words).toSorted().join(' ');
const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim());

type Known = { field: EmployeeField; sureness: number };

/** The field of a heading's key; a field's own names win over the other names of another field. */
function knownNames(keyOf: (text: string) => string, sureness: number): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  for (const field of employeeFields) {
    for (const name of [employeeRows[field].label, field]) known.set(keyOf(name), { field, sureness: sureness + 1 });
  }
  for (const field of employeeFields) {
    for (const name of namesIn(fieldNames[field] ?? employeeRows[field].label)) {
      const key = keyOf(name);
      if (!known.has(key)) known.set(key, { field, sureness: name.endsWith('?') ? byPart : sureness });
    }
  }
  return known;
}

const byKey = knownNames(nameKey, bySynonym);
const bySortedKey = knownNames((text) => keyOfWords(wordsOfName(text)), byWords);
const allWordsKey = (text: string): string => wordsOfName(text).toSorted().join(' ');
const fullNameKeys: ReadonlySet<string> = new Set(namesIn(fullNames).map((name) => allWordsKey(name)));
/** Words that begin like one of these, or contain a long one: French writes "d'urgence". */
function anyOf(list: string): RegExp {
  const words = namesIn(list).map((name) => {
    const key = nameKey(name);
    return `${name.length < 6 ? '^' : ''}${key}${key.length < 3 ? '$' : ''}`;
  });
  return new RegExp(words.join('|'), 'u');
}
const foreign = anyOf(foreignWords);
const ofPeriod = anyOf(periodWords);

/** 'Vorname / First name' and 'E-mail (work)' have two parts. */
const partsOf = (heading: string): string[] =>
  heading.split(/[/|()[\],;:\n\r\u2013]| - /u).filter((part) => nameKey(part) !== '');

const classOf: ReadonlyMap<string, WordClass> = new Map(
  (Object.keys(wordClasses) as WordClass[]).flatMap((one) =>
    namesIn(wordClasses[one]).flatMap((name) => tellingWords(wordsOfName(name)).map((word) => [word, one] as const)),
  ),
);

type Grammar = { field: EmployeeField; needs: readonly WordClass[]; may: readonly WordClass[] };

/** The field of a heading whose words all have a class. */
const grammars: readonly Grammar[] = [
  { field: 'managersEmail', needs: ['manager', 'mail'], may: ['line', 'address', 'work', 'employee', 'id'] },
  { field: 'managersId', needs: ['manager', 'id'], may: ['line', 'work', 'employee'] },
  { field: 'reportsTo', needs: ['manager'], may: ['line', 'employee'] },
  { field: 'workMail', needs: ['mail'], may: ['address', 'work', 'employee', 'id'] },
  { field: 'employmentId', needs: ['employee', 'id'], may: ['work'] },
];

/** The field that the words of a heading name together, in any order and language. */
function namedByWords(heading: string): Known | undefined {
  const plain = heading.replaceAll(/['\u2019]s\b/gu, '').replace(/\breport(?:s|ing) to\b/iu, 'manager');
  const all = tellingWords(wordsOfName(plain)).map((word) => classOf.get(word));
  const classes = new Set(all);
  // "Manager's Manager", 'Chef du responsable'
  const isOfAnother =
    all.filter((one) => one === 'manager').length > 1 && /['\u2019]s |\b(?:of|du|des|del)\b/iu.test(heading);
  if (classes.has(undefined) || isOfAnother) return undefined;
  const found = grammars.find(
    ({ needs, may }) =>
      needs.every((one) => classes.has(one)) &&
      [...classes].every((one) => one && (needs.includes(one) || may.includes(one))),
  );
  return found && { field: found.field, sureness: byWords };
}

function namedAsWhole(text: string): Known | undefined {
  const words = wordsOfName(text);
  const known = byKey.get(words.join('')) ?? bySortedKey.get(keyOfWords(words));
  return known ?? namedByWords(text);
}

/** The field that parts of a heading name, if all of them name the same one and the rest means no one else. */
function namedByPart(heading: string): Known[] {
  const texts = partsOf(heading);
  if (texts.length < 2) return [];
  const parts = texts.map((part) => ({ words: wordsOfName(part), known: namedAsWhole(part) }));
  const named = parts.flatMap(({ known }) => (known ? [known] : []));
  const field = named[0]?.field;
  if (field === undefined || named.some((one) => one.field !== field)) return [];
  if (named.length === parts.length) return [{ field, sureness: Math.min(...named.map(({ sureness }) => sureness)) }];
  const rest = parts.flatMap(({ words, known }) => (known ? [] : words));
  const isOther = rest.some((word) => foreign.test(word) || (field === 'grossSalaryAnnual' && ofPeriod.test(word)));
  return isOther ? [] : [{ field, sureness: byPart }];
}

/** The fields that a heading may name. The place that the second of two equal headings has in its name is no part of it. */
function fieldsNamed(given: string): Known[] {
  const heading = given.replace(/ \(Column \d+\)$/u, '');
  const whole = namedAsWhole(heading);
  return whole ? [whole] : namedByPart(heading);
}

/** Whether a heading is that of whole names: 'Employee' or 'Last name, first name'. */
function isOfWholeNames(heading: string): boolean {
  if (fullNameKeys.has(allWordsKey(heading))) return true;
  const fields = partsOf(heading).map((part) => byKey.get(nameKey(part))?.field);
  return fields.includes('firstName') && fields.includes('lastName');
}

/** Names that may be of a whole name, but beside a column of the other part are of one. */
const bareNames = ['nom', 'nombre', 'nome'];

/** Matches columns to the fields by name, each to one. @param headings as `readHeadings` gives them */
export function matchColumns(headings: readonly string[]): Matched {
  const isFullName = headings.map((heading) => isOfWholeNames(heading));
  const claims = headings.flatMap((heading, column) =>
    isFullName[column] ? [] : fieldsNamed(heading).map((known) => ({ ...known, column })),
  );
  const sure: { [Name in EmployeeField]?: number } = {};
  const suggested: { [Name in EmployeeField]?: number } = {};
  for (const { field, sureness, column } of claims.toSorted((one, other) => other.sureness - one.sureness)) {
    if (sure[field] !== undefined || suggested[field] !== undefined) continue;
    const isTie = claims.some((one) => one.field === field && one.column !== column && one.sureness === sureness);
    (sureness === byPart || isTie ? suggested : sure)[field] = column;
  }
  for (const [field, other] of [
    ['firstName', 'lastName'],
    ['lastName', 'firstName'],
  ] as const) {
    const at = suggested[field];
    if (at === undefined || sure[other] === undefined || !bareNames.includes(nameKey(headings[at] ?? ''))) continue;
    sure[field] = at;
    delete suggested[field];
  }
  const full = isFullName.indexOf(true);
  // Beside a first name it may be the last one, as German lists have it.
  if (full >= 0 && sure.firstName !== undefined && sure.lastName === undefined) suggested.lastName ??= full;
  const needsName = sure.firstName === undefined && sure.lastName === undefined;
  return { sure, suggested, fullName: full >= 0 && needsName ? full : null };
}

/** Whether all headings are exactly our labels, as in our own exports and templates. */
export const areLabels = (headings: readonly string[]): boolean =>
  headings.every((heading) => employeeFields.some((name) => employeeRows[name].label === heading));

/** How many fields a row names as a heading; 0 for a person: a row with a mail, a date, or an amount. */
function namedIn({ cells }: TableRow): number {
  if (isPerson(cells)) return 0;
  const { sure, suggested, fullName } = matchColumns(cells.map((cell) => cellText(cell)));
  return Object.keys({ ...suggested, ...sure }).length + (fullName === null ? 0 : 1);
}

const isPerson = (cells: TableRow['cells']): boolean =>
  cells.some((cell) => {
    const text = cellText(cell);
    if (typeof cell === 'object' || /\S@\S/u.test(text)) return true;
    // A year may be the name of a column.
    if (/^(?:19|20)\d\d$/u.test(text) || !/\d/u.test(text)) return false;
    return isReadable(readMoney(text)) || isReadable(readDay(text, 'startDate').days);
  });

/** The number of rows searched for column names. */
export const searchedRows = 20;

/**
 * Which row holds the names of the columns: the one that names most fields. Where none names any, the one above the first
 * that is a person; a row with as few cells as a title has is none.
 * @returns its line, 0 for none
 */
export function guessHeader(rows: readonly TableRow[]): number {
  const searched = rows.slice(0, searchedRows);
  const named = searched.map((row) => namedIn(row));
  const most = Math.max(0, ...named);
  if (most > 0) return searched[named.indexOf(most)]?.line ?? 0;
  const width = Math.max(...searched.map(({ cells }) => cells.length));
  const person = searched.findIndex(({ cells }) => isPerson(cells) && cells.length > width / 2);
  return person === 0 ? 0 : (searched[Math.max(person - 1, 0)]?.line ?? 0);
}

/** The shown sheet of a workbook that names more fields than the one that was read, null where none does. */
export function betterSheet({ facts, rows }: Table): string | null {
  if (facts.format === 'text') return null;
  const sheets = [{ name: null, first: rows }, ...facts.others].map(({ name, first }) => ({
    name,
    named: Math.max(0, ...first.slice(0, searchedRows).map((row) => namedIn(row))),
  }));
  return sheets.reduce((best, one) => (one.named > best.named ? one : best)).name;
}
