import { countByKey } from '@/api/find-stored';
import { employeeEntry } from '@/components/employee/fields';
import { employeeFields, employeeRows, mailKey } from '@/domain/employee';

import { cellText } from './cells';
import { changeOf, isOn, problemFields, reasonOf, typedInto, type CheckedRow, type Duplicates } from './check';
import type { Decisions } from './decisions';
import { columnOf, type Source, type Sources } from './findings';
import type { ImportPlan, LeftOutRow, ReadyRow } from './sending/rows';
import type { Check } from './use-check';
import type { Match } from './use-match';

/** Why a row is not sent, for the file of rows that were not imported. */
function whyNot(row: CheckedRow, duplicates: Duplicates): string {
  const problems = problemFields(row).map((name) => `${employeeRows[name].label}: ${row.problems[name]}`);
  return problems.join(' ') || (duplicates.get(row.line) ?? 'Not selected');
}

/** Differences between a row as imported and its cells: 'Start Date: 3.4.2020 → Apr 3, 2020', 'Age: 46'. */
function changesOf(row: CheckedRow, sources: Sources): string[] {
  return employeeFields.flatMap((name) => {
    const change = changeOf(name, row, sources);
    if (change === null) return [];
    return [`${employeeRows[name].label}: ${change.written === '' ? '' : `${change.written} → `}${change.shown}`];
  });
}

/** The column that only this field has: a correction in that of whole names would change the other name too. */
const ownColumn = (source: Source | undefined): number | null =>
  source?.from === 'column' && source.part === undefined ? source.column : null;

/** Divides the rows into those that are sent and those that are not. */
export function planImport(
  { rows, duplicates, people }: Pick<Check, 'rows' | 'duplicates' | 'people'>,
  match: Pick<Match, 'headings' | 'sources' | 'hidden' | 'withHidden' | 'notPeople'>,
  { file, corrections, switched }: Pick<Decisions, 'file' | 'corrections' | 'switched'>,
): ImportPlan {
  const { headings, sources } = match;
  const byId = new Map(people.map((person) => [person.id, person]));
  const ready: ReadyRow[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const row of rows) {
    const manager = byId.get(row.values.managersId);
    if (isOn(row, duplicates, switched))
      ready.push({ ...row, entry: () => employeeEntry(row.values, manager && [manager]) });
    else leftOut.push({ line: row.line, why: whyNot(row, duplicates), because: reasonOf(row, duplicates) });
  }
  const hidden = match.withHidden ? [] : match.hidden;
  for (const { line } of hidden) leftOut.push({ line, why: 'Hidden in the sheet', because: 'choice' });

  const columns = Object.values(sources).map(columnOf);
  const unused = headings.filter((_, column) => !columns.includes(column));
  const notImported = unused.length === 0 ? [] : [`Not imported: ${unused.join(', ')}`];
  const typedNames = new Set(rows.flatMap(({ row }) => typedInto(row, corrections).map(([name]) => name)));
  const added = [...typedNames].filter((name) => ownColumn(sources[name]) === null);
  const checkedRows = new Map(rows.map((row) => [row.line, row]));
  const fileRows = new Map([...rows.map(({ row }) => row), ...hidden].map((row) => [row.line, row]));

  /** A row with its cells from the file and what was typed in their place, or into a field without a column, behind them. */
  function textsOf(line: number): { cells: string[]; changes: string } {
    const row = fileRows.get(line) ?? { line, cells: [] };
    const checked = checkedRows.get(line);
    const cells = headings.map((_, column) => cellText(row.cells[column]));
    for (const [name, text] of typedInto(row, corrections)) {
      const column = ownColumn(sources[name]);
      if (column !== null) cells[column] = text;
    }
    return {
      cells: [...cells, ...added.map((name) => checked?.values[name] ?? '')],
      changes: checked === undefined ? '' : [...changesOf(checked, sources), ...notImported].join('; '),
    };
  }

  return {
    fileName: file?.name ?? '',
    notRead: match.notPeople,
    headings: [...headings, ...added.map((name) => employeeRows[name].label)],
    rows: ready,
    leftOut,
    textsOf,
    known: countByKey(people, ({ workMail }) => mailKey(workMail)),
  };
}
