import { useState } from 'react';

import { brand } from '@/brand';
import { listNames, peopleCount } from '@/components/employee/people-count';
import { readRecords, usualReadingTime } from '@/components/employee/read-records';
import {
  cellKinds,
  employeeFields,
  employeeRows,
  listedEmployeeFields,
  type EmployeeField,
  type EmployeeSummary,
} from '@/domain/employee';
import { datedFileName, downloadBlob } from '@/lib/download';
import { separatorNote } from '@/lib/list-separator';
import { log } from '@/lib/log';
import { type TableFormat, tableWriters } from '@/lib/table-writers';
import { rowsOfEach } from '@/lib/written-table';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { DialogCard } from '@/ui/dialog';
import { RadioField } from '@/ui/radio-field';
import { notify } from '@/ui/toast';

import type { PeopleToolProps } from './tool-props';

const formats: readonly { value: TableFormat; label: string }[] = [
  { value: 'xlsx', label: 'Excel (XLSX)' },
  { value: 'csv', label: 'CSV' },
];

type ExportedPerson = Readonly<Partial<Record<EmployeeField, string>>>;

/** The columns of fields in the order of the screen; their labels are the headings that an import matches. */
const columnsOf = (fields: readonly EmployeeField[]) =>
  fields.map((name) => {
    const { label, kind } = employeeRows[name];
    return { heading: label, kind: cellKinds[kind], width: Math.max(14, label.length + 2) };
  });

/** Asks for fields and format of an export and creates it (docs/product.md 8.18). */
export function ExportDialog({ people, work, onEnd, onClose }: PeopleToolProps) {
  const [scope, setScope] = useState<'listed' | 'all'>('listed');
  const [withPrivate, setWithPrivate] = useState(false);
  const [format, setFormat] = useState<TableFormat>('csv');

  function start(): void {
    onClose();
    onEnd(null);
    if (scope === 'listed') save(people, listedEmployeeFields);
    else readAndSave(people, new Map());
  }

  function save(exported: readonly ExportedPerson[], fields: readonly EmployeeField[]): void {
    const rowsOf = (person: ExportedPerson) => [fields.map((name) => person[name] ?? '')];
    work.start({
      title: `Creating a file of ${peopleCount(exported.length)}`,
      total: exported.length,
      task: ({ signal, onProgress }) => {
        const rows = rowsOfEach(exported, rowsOf, onProgress);
        return tableWriters[format]({ name: 'Employees', columns: columnsOf(fields), rows }, signal);
      },
      onDone: ({ blob, note }) => {
        const fileName = datedFileName('Employees', format, new Date());
        downloadBlob(blob, fileName);
        notify.success(`Exported ${peopleCount(exported.length)} to ${fileName}. ${note}`.trimEnd());
      },
      onStopped: () => notify.info('Stopped. No file was created.'),
      onFailure: (reason) => {
        log('Creating a file of people failed.', reason);
        notify.error("We couldn't create the file. Try again.");
      },
    });
  }

  /** Reads full records. Failed reads are named, and a file without them needs a press. */
  function readAndSave(wanted: readonly EmployeeSummary[], read: Map<string, ExportedPerson>): void {
    onEnd(null);
    readRecords(work, {
      people: wanted,
      onRead: (person, record) => read.set(person.key, { ...person, ...record }),
      onEnd: ({ status, done }, failed) => {
        if (status === 'stopped') return notify.info(`Stopped after ${done}. No file was created.`);
        const those = people.flatMap(({ key }) => read.get(key) ?? []);
        function finish(): void {
          onEnd(null);
          save(
            those,
            employeeFields.filter((name) => withPrivate || !employeeRows[name].isPrivate),
          );
        }
        if (failed.length === 0) return finish();
        const again = { label: `Try ${failed.length} again`, onPress: () => readAndSave(failed, read) };
        const without = { label: `Export the other ${those.length}`, onPress: finish };
        onEnd({
          text: `${those.length} of ${people.length} loaded. Missing: ${listNames(failed)}.`,
          actions: those.length > 0 ? [without, again] : [again],
        });
      },
    });
  }

  return (
    <DialogCard
      title={`Export ${peopleCount(people.length)}`}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button sends onClick={start}>
            Download
          </Button>
        </>
      }
    >
      <RadioField
        label="Include"
        look="stack"
        name="export-fields"
        options={[
          { value: 'listed', label: 'Name, email and department' },
          { value: 'all', label: withPrivate ? 'Full record' : 'Full record, without pay and birth date' },
        ]}
        value={scope}
        onChange={(value) => setScope(value === 'listed' ? 'listed' : 'all')}
      />
      {scope === 'all' && (
        <>
          <Checkbox
            label="Include pay, birth date and age"
            showsLabel
            checked={withPrivate}
            onChange={({ target }) => setWithPrivate(target.checked)}
          />
          <p className="mb-4 text-small">
            {withPrivate && 'Sensitive. Store the file where only you can open it. '}
            {brand.name} reads each person's record: {usualReadingTime(people.length)} for {peopleCount(people.length)}.
          </p>
        </>
      )}
      <RadioField
        label="Format"
        look="segments"
        name="export-format"
        options={formats}
        value={format}
        hint={(format === 'csv' && separatorNote()) || undefined}
        onChange={(value) => setFormat(value as TableFormat)}
      />
    </DialogCard>
  );
}
