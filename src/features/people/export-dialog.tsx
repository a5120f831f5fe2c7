import { useState } from 'react';

import { peopleCount } from '@/components/employee/people-count';
import { employeeFields } from '@/domain/employee';
import { capitalise } from '@/domain/text';
import { separatorNote } from '@/lib/list-separator';
import type { TableFormat } from '@/lib/table-writers';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { DialogCard } from '@/ui/dialog';
import { RadioField } from '@/ui/radio-field';

import { columnsInWords } from './list/employees';
import { exportedFields } from './people-file';
import type { PeopleToolProps } from './tool-props';
import { useExport } from './use-export';

const formats: readonly { value: TableFormat; label: string }[] = [
  { value: 'xlsx', label: 'Excel (XLSX)' },
  { value: 'csv', label: 'CSV' },
];

/** Asks what of the people a file is to hold, and makes it (docs/product.md 8.18). */
export function ExportDialog({ people, work, onEnd, onClose }: PeopleToolProps) {
  const [scope, setScope] = useState<'listed' | 'all'>('listed');
  const [withPrivate, setWithPrivate] = useState(false);
  const [format, setFormat] = useState<TableFormat>('csv');
  const start = useExport({ work, onEnd });
  const fields = withPrivate ? 'all-with-private' : 'all';
  const { length: count } = exportedFields(fields);
  const all = employeeFields.length;
  const calls = people.length === 1 ? '1 call' : `${withCommas(people.length)} calls`;
  return (
    <DialogCard
      title={`Export ${peopleCount(people.length)}`}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            sends
            onClick={() => {
              onClose();
              start(people, scope === 'listed' ? 'listed' : fields, format);
            }}
          >
            Start
          </Button>
        </>
      }
    >
      <p className="mb-5">All fields are read from each person’s record, one call each.</p>
      <RadioField
        label="What"
        look="stack"
        name="export-fields"
        options={[
          { value: 'listed', label: capitalise(columnsInWords('conjunction')) },
          { value: 'all', label: `${count === all ? 'All' : `${count} of`} ${all} fields (${calls})` },
        ]}
        value={scope}
        onChange={(value) => setScope(value === 'listed' ? 'listed' : 'all')}
      />
      {scope === 'all' && (
        <>
          <Checkbox
            label="With pay, birth date and age"
            showsLabel
            checked={withPrivate}
            onChange={({ target }) => setWithPrivate(target.checked)}
          />
          <p className="mb-4 text-small">
            Left out otherwise. A file can be passed on: keep it where only you read it.
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
