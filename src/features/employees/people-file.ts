import {
  employeeFields,
  employeeRows,
  listedEmployeeFields,
  type EmployeeField,
  type FieldKind,
} from '@/domain/employee';
import { byteOrderMark, csvRows, rowEnd } from '@/lib/csv';
import { datedFileName } from '@/lib/download';
import { createPause, type Work } from '@/lib/slices';
import type { WorkbookColumn } from '@/lib/xlsx/write-workbook';

/** What of a person a file holds: what the list has, or the full record, whose private fields are asked for by themselves. */
export type ExportedFields = 'listed' | 'all' | 'all-with-private';

/** The fields of an export, in their order on the screen; their labels are its headings, by which an import finds them. */
export function exportedFields(fields: ExportedFields): readonly EmployeeField[] {
  if (fields === 'listed') return listedEmployeeFields;
  return fields === 'all' ? employeeFields.filter((name) => !employeeRows[name].isPrivate) : employeeFields;
}

/** A person as far as the file has them. */
export type ExportedPerson = Readonly<Partial<Record<EmployeeField, string>>>;

/** People written between two looks at the clock. */
const writtenAtOnce = 500;

/** A CSV file (RFC 4180), safe to open in a spreadsheet. @throws what the signal was aborted with */
export async function csvOfPeople(
  people: readonly ExportedPerson[],
  fields: readonly EmployeeField[],
  { signal, onProgress }: Work,
): Promise<Blob> {
  const pause = createPause(signal);
  const parts = [byteOrderMark + csvRows([fields.map((name) => employeeRows[name].label)])];
  for (let from = 0; from < people.length; from += writtenAtOnce) {
    await pause();
    const written = people.slice(from, from + writtenAtOnce);
    parts.push(rowEnd + csvRows(written.map((person) => fields.map((name) => person[name] ?? ''))));
    onProgress(Math.min(from + writtenAtOnce, people.length), people.length);
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

const columnKinds: Record<FieldKind, WorkbookColumn['kind']> = {
  text: 'text',
  id: 'text',
  email: 'text',
  gender: 'text',
  date: 'date',
  age: 'number',
  money: 'number',
};

/** A number as the contract writes it; any other text stays one. */
const numberOrText = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);

/** An XLSX file whose cells have the types of the fields. @throws what the signal was aborted with */
export async function workbookOfPeople(
  people: readonly ExportedPerson[],
  fields: readonly EmployeeField[],
  { signal, onProgress }: Work,
): Promise<Blob> {
  const { writeWorkbook } = await import('@/lib/xlsx/write-workbook');
  const columns = fields.map((name): WorkbookColumn => {
    const { label, kind } = employeeRows[name];
    return { heading: label, kind: columnKinds[kind], width: Math.max(14, label.length + 2) };
  });
  function* rows() {
    for (const [index, person] of people.entries()) {
      yield columns.map(({ kind }, place) => {
        const text = person[fields[place] as EmployeeField] ?? '';
        return kind === 'number' ? numberOrText(text) : text;
      });
      onProgress(index + 1, people.length);
    }
  }
  return writeWorkbook({ sheet: 'Employees', columns, rows: rows() }, signal);
}

/** 'Employees-2026-03-14.csv': the user's local day. */
export const peopleFileName = (extension: string, now: Date): string => datedFileName('Employees', extension, now);
