import { clsx } from 'clsx';
import Download from 'lucide-react/icons/download';
import FileUp from 'lucide-react/icons/file-up';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';

import { brand } from '@/brand';
import { peopleCount } from '@/components/employee/people-count';
import { cellKinds, employeeFields, employeeRows } from '@/domain/employee';
import { downloadBlob } from '@/lib/download';
import type { Table } from '@/lib/table-file/table';
import { Button, Spinner } from '@/ui/button';
import { FormSection } from '@/ui/field';
import { afterRemoval, focusTitle } from '@/ui/focus';
import { loadPart } from '@/ui/lazy';
import { usePageMutation } from '@/ui/use-page-mutation';

import { describeFile } from './texts';
import { valueLists } from './values';

type FileStepProps = {
  file: File | null;
  table: Table | undefined;
  people: number;
  notRead: string;
  problem: string | null;
  onChoose: (file: File) => void;
  onNext: () => void;
};

/** The step that chooses the file, with the detected format. */
export function FileStep({ file, table, people, notRead, problem, onChoose, onNext }: FileStepProps) {
  const [further, setFurther] = useState(0);
  const isReading = file !== null && table === undefined && problem === null;

  return (
    <div className="max-w-280">
      <div className="mt-5 divide-y divide-line rounded-card border border-line bg-raised px-5 md:px-7">
        <FormSection
          title="Your file"
          help="CSV, TSV or Excel (.xlsx), up to 20,000 rows. One person per row, with column names in one row."
        >
          <div className="relative flex flex-wrap items-center gap-x-5 gap-y-4 rounded-menu border-[1.5px] border-dashed border-line-strong p-5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:p-7">
            <span aria-hidden className="hidden size-10 place-items-center rounded-tile bg-track md:grid">
              <FileUp className="size-5 text-muted" strokeWidth={1.85} />
            </span>
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium">
                {file === null ? 'Drop your file here' : 'Drop another file to replace this one'}
              </p>
              <p role="status" className={clsx('min-h-5 text-small', problem === null ? 'text-muted' : 'text-danger')}>
                {file === null ? (
                  'No file chosen yet.'
                ) : (
                  <>
                    <bdi className="wrap-anywhere">{file.name}</bdi>. {isReading && 'Reading the file…'}
                    {problem}
                    {table &&
                      `${describeFile(table.facts)}. ${peopleCount(people)}.${notRead && ` Not read: ${notRead}.`}`}
                    {further > 0 &&
                      ` One file is read at a time: ${further} more ${further === 1 ? 'was' : 'were'} not read.`}
                  </>
                )}
              </p>
            </div>
            <span
              aria-hidden
              className={clsx(
                'inline-flex min-h-10 items-center justify-center gap-2 rounded-field border px-4 font-semibold max-md:w-full pointer-coarse:min-h-11',
                table === undefined ? 'border-transparent bg-accent text-accent-ink' : 'border-line-strong bg-raised',
              )}
            >
              {isReading && <Spinner />}
              Choose file
            </span>
            <input
              type="file"
              multiple
              accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values"
              aria-label="Choose file"
              // Over the whole box, so that a file can be dropped there.
              className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
              onChange={({ target }) => {
                const [chosen, ...others] = target.files ?? [];
                setFurther(others.length);
                if (chosen) onChoose(chosen);
                // The same file may be chosen again after it was changed.
                target.value = '';
              }}
            />
          </div>
          <p className="mt-2 flex items-start gap-2 text-small text-muted">
            <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.85} />
            Your file stays in this browser until you import. {brand.name} detects the separator and encoding.
          </p>
        </FormSection>
        <FormSection
          title="No file yet?"
          help={`Start from our template: an Excel file with all ${employeeFields.length} columns and drop-down lists.`}
        >
          <TemplateButton />
        </FormSection>
      </div>
      {table !== undefined && (
        <div ref={afterRemoval(() => focusTitle())} className="mt-5 flex justify-end">
          <Button size="large" className="px-7 max-md:w-full" onClick={onNext}>
            Match columns
          </Button>
        </div>
      )}
    </div>
  );
}

/** Saves a workbook with a column and a list for each field. It has no example, which would be imported as a person. */
function TemplateButton() {
  const { mutate, isPending } = usePageMutation(
    {
      mutationKey: ['import file', 'template'],
      mutationFn: async () => {
        const { writeTemplate } = await loadPart(() => import('@/lib/xlsx/write-template'));
        const columns = employeeFields.map((name) => {
          const { label, kind } = employeeRows[name];
          const choices = (valueLists.get(name)?.options ?? []).map((option) => option.label);
          return { heading: label, kind: cellKinds[kind], choices, isClosed: kind === 'gender' };
        });
        return writeTemplate('Employees', columns);
      },
      meta: {
        success: 'Template downloaded.',
        failure: "We couldn't create the template. Try again.",
        logged: 'Creating the template failed.',
      },
    },
    {
      onSuccess: (blob, _, { isShown }) => {
        if (isShown) downloadBlob(blob, 'employees-template.xlsx');
      },
    },
  );
  return (
    <Button look="secondary" icon={Download} pending={isPending} onClick={() => mutate(undefined)}>
      Download template
    </Button>
  );
}
