import { countByKey } from '@/api/find-stored';
import { employeeEntry } from '@/components/employee/fields';
import { employeeFields, employeeRows, mailKey, type EmployeeField, type EmployeeSummary } from '@/domain/employee';
import { createPause } from '@/lib/slices';
import type { TableRow } from '@/lib/table-file/table';

import { cellText } from './cells';
import { changeOf, isOn, typedInto, type CheckedRow, type Duplicates, type Corrections, type Switched } from './check';
import { columnOf, type Sources } from './findings';
import type { ImportPlan, LeftOutRow, ReadyRow } from './sending/rows';

/** Why a row is not sent, for the file of rows that were not imported. */
function whyNot(row: CheckedRow, duplicates: Duplicates): Pick<LeftOutRow, 'why' | 'because'> {
  const duplicate = duplicates.get(row.line);
  const texts = (Object.entries(row.problems) as [EmployeeField, string][]).map(
    ([name, text]) => `${employeeRows[name].label}: ${text}`,
  );
  const because = duplicate !== undefined ? 'here' : texts.length > 0 ? 'problems' : 'choice';
  return { why: texts.join(' ') || (duplicate ?? 'Not selected'), because };
}

type CheckedFile = Pick<ImportPlan, 'fileName' | 'notRead' | 'headings'> & {
  rows: readonly CheckedRow[];
  hidden: readonly TableRow[];
  sources: Sources;
  duplicates: Duplicates;
  switched: Switched;
  corrections: Corrections;
  /** The employee list as shown: for the type of the manager's ID, and to know who is already in it. */
  people: readonly EmployeeSummary[];
};

/** Differences between a row as imported and its cells: 'Start Date: 3.4.2020 → Apr 3, 2020', 'Age: 46'. */
function changesOf(row: CheckedRow, sources: Sources): string[] {
  return employeeFields.flatMap((name) => {
    const change = changeOf(name, row, sources);
    if (change === null) return [];
    return [`${employeeRows[name].label}: ${change.written === '' ? '' : `${change.written} → `}${change.shown}`];
  });
}

/**
 * Divides the rows into those that are sent and those that are not. A row has its cells from the file, with what was typed in
 * their place. Text typed into a field without a column of its own is in a further column.
 */
export async function planImport(file: CheckedFile): Promise<ImportPlan> {
  const { fileName, notRead, headings, rows, hidden, sources, duplicates, switched, corrections, people } = file;
  const byId = new Map(people.map((person) => [person.id, person]));
  const typedOf = (row: TableRow) => typedInto(row, corrections);
  const columns = Object.values(sources).map(columnOf);
  const unused = headings.filter((_, column) => !columns.includes(column));
  const notImported = unused.length === 0 ? [] : [`Not imported: ${unused.join(', ')}`];
  /** The column that only this field uses: a correction in a shared one would change the other field too. */
  function ownColumn(name: EmployeeField): number | null {
    const column = columnOf(sources[name]);
    return columns.indexOf(column) === columns.lastIndexOf(column) ? column : null;
  }
  const typedNames = new Set(rows.flatMap(({ row }) => typedOf(row).map(([name]) => name)));
  const added = [...typedNames].filter((name) => ownColumn(name) === null);

  const cellsInFile = ({ cells }: TableRow): string[] => headings.map((_, column) => cellText(cells[column]));

  function cellsOf({ row, values }: CheckedRow): string[] {
    const cells = cellsInFile(row);
    for (const [name, text] of typedOf(row)) {
      const column = ownColumn(name);
      if (column !== null) cells[column] = text;
    }
    return [...cells, ...added.map((name) => values[name])];
  }

  const ready: ReadyRow[] = [];
  const leftOut: LeftOutRow[] = [];
  const pause = createPause();
  for (const row of rows) {
    const { line, values } = row;
    const common = { line, cells: cellsOf(row), changes: [...changesOf(row, sources), ...notImported].join('; ') };
    const manager = byId.get(values.managersId);
    if (isOn(row, duplicates, switched)) ready.push({ ...common, entry: employeeEntry(values, manager && [manager]) });
    else leftOut.push({ ...common, ...whyNot(row, duplicates) });
    await pause();
  }
  for (const row of hidden) {
    const why = 'Hidden in the sheet';
    leftOut.push({ line: row.line, cells: cellsInFile(row), changes: '', why, because: 'choice' });
  }
  return {
    fileName,
    notRead,
    headings: [...headings, ...added.map((name) => employeeRows[name].label)],
    rows: ready,
    leftOut,
    known: countByKey(people, ({ workMail }) => mailKey(workMail)),
  };
}
