import { peopleCount } from '@/components/employee/people-count';
import { readRecords } from '@/components/employee/read-records';
import { fullName, type EmployeeSummary } from '@/domain/employee';
import { downloadBlob } from '@/lib/download';
import { log } from '@/lib/log';
import { tableWriters, type TableFormat } from '@/lib/table-writers';
import { notify } from '@/ui/toast';

import { exportedFields, peopleFileName, tableOfPeople, type ExportedFields, type ExportedPerson } from './people-file';
import type { PeopleToolProps } from './tool-props';

/** Names that the end of an export gives in full. */
const namedFailures = 5;

/** 'Ana Marin and Ben Okafor', 'Ana Marin, … and 12 more' */
function namesOf(people: readonly EmployeeSummary[]): string {
  const names = people.slice(0, namedFailures).map((person) => fullName(person) || person.workMail);
  const more = people.length - names.length;
  return new Intl.ListFormat('en-US').format(more > 0 ? [...names, `${more} more`] : names);
}

/**
 * Exports people (docs/product.md 8.18). Their full records are read one call after the other, and not kept after the file is
 * made. Who could not be read is named, and no file is made without them unless somebody asks for that.
 */
export function useExport({ work, onEnd }: Pick<PeopleToolProps, 'work' | 'onEnd'>) {
  function save(people: readonly ExportedPerson[], fields: ExportedFields, format: TableFormat): void {
    work.start({
      title: `Making a file of ${peopleCount(people.length)}`,
      total: people.length,
      task: ({ signal, onProgress }) =>
        tableWriters[format](tableOfPeople(people, exportedFields(fields), onProgress), signal),
      onDone: ({ blob, note }) => {
        const fileName = peopleFileName(format, new Date());
        downloadBlob(blob, fileName);
        notify.success(`Exported ${peopleCount(people.length)} to ${fileName}. ${note}`.trimEnd());
      },
      onStopped: () => notify.info('Stopped. Nothing was saved.'),
      onFailure: (reason) => {
        log('A file of people could not be made.', reason);
        notify.error('The file could not be made. Try again.');
      },
    });
  }

  function readAndSave(
    people: readonly EmployeeSummary[],
    wanted: readonly EmployeeSummary[],
    read: Map<string, ExportedPerson>,
    finish: (read: readonly ExportedPerson[]) => void,
  ): void {
    onEnd(null);
    readRecords(work, {
      people: wanted,
      onRead: (person, record) => read.set(person.key, { ...person, ...record }),
      onEnd: ({ status, done }, failed) => {
        const those = people.flatMap(({ key }) => read.get(key) ?? []);
        if (status === 'stopped') notify.info(`Stopped after ${done}. Nothing was saved.`);
        else if (failed.length === 0) finish(those);
        else {
          const again = {
            label: `Try ${failed.length} again`,
            onPress: () => readAndSave(people, failed, read, finish),
          };
          const without = {
            label: `Save the other ${those.length}`,
            onPress: () => {
              onEnd(null);
              finish(those);
            },
          };
          onEnd({
            text: `${those.length} of ${people.length} read. Not read: ${namesOf(failed)}.`,
            actions: those.length > 0 ? [without, again] : [again],
          });
        }
      },
    });
  }

  return (people: readonly EmployeeSummary[], fields: ExportedFields, format: TableFormat): void => {
    onEnd(null);
    if (fields === 'listed') save(people, fields, format);
    else readAndSave(people, people, new Map(), (those) => save(those, fields, format));
  };
}
