import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { LeaveGuard } from '@/components/leave-guard';
import { paths } from '@/domain/paths';
import type { Table } from '@/lib/table-file/table';
import { PageTitle } from '@/ui/page-title';
import { useViewState } from '@/ui/use-view-state';

import { CheckStep } from './check-step';
import { undecided, withFile, type Decisions } from './decisions';
import { FileStep } from './file-step';
import { MatchStep } from './match-step';
import { ImportRun } from './sending/import-run';
import type { ImportPlan } from './sending/plan';
import { useImport } from './sending/use-import';
import { StepList, steps, type Step } from './steps';
import { tableQuery } from './table-query';
import { TemplateButton } from './template-button';
import { peopleText } from './texts';
import { useMatch } from './use-match';

/** Which step is shown: an import that there is comes first, and without a file a reload begins with it. */
function stepOf(asked: string | null, hasImport: boolean, hasFile: boolean): Step {
  if (hasImport) return 'import';
  if (!hasFile) return 'file';
  const known = steps.find(({ id }) => id === asked)?.id ?? 'file';
  return known === 'import' ? 'check' : known;
}

const noTable: Table = { facts: { format: 'text', encoding: 'UTF-8', separator: ',' }, rows: [] };

/**
 * People are imported from a file (docs/product.md 8.11): which file, what its columns are, what is wrong with its rows. What
 * is decided stays with the page; the step is in the address.
 */
export function ImportPage() {
  const [decisions, decide] = useState<Decisions>(undecided);
  const { file } = decisions;
  // As it was read first, until it is read otherwise, and where it cannot be.
  const first = useQuery(tableQuery({ ...decisions, separator: undefined, sheet: undefined }));
  const { data = first.data, error, isFetching } = useQuery(tableQuery(decisions));
  const match = useMatch(data ?? noTable, decisions);
  const { get, change } = useViewState();
  const { state, isReady, start } = useImport();
  const [isStarting, setStarting] = useState(false);
  const step = stepOf(get('step'), state !== null, data !== undefined);
  const at = steps.findIndex(({ id }) => id === step);

  const goTo = (next: Step) => change({ step: next, q: null, show: null }, { adds: true });
  const reading = { isReading: isFetching, problem: error?.message ?? null };

  /** The import has all that it needs of the file. */
  async function send(plan: ImportPlan): Promise<void> {
    setStarting(true);
    await start(plan);
    setStarting(false);
    decide(undecided);
  }

  return (
    <>
      <div className="mx-auto max-w-280">
        <Link
          to={paths.employeeList}
          className="-ml-1 inline-flex min-h-6 items-center gap-1 rounded-badge pr-2 text-small text-muted no-underline hover:text-ink hover:underline pointer-coarse:min-h-11"
        >
          <ChevronLeft aria-hidden className="size-4" strokeWidth={1.85} />
          Employee List
        </Link>
        <PageTitle>Import people</PageTitle>
        <p className="mt-1 text-muted">
          {file === null || data === undefined ? (
            'Nothing is sent until you have checked every row.'
          ) : (
            <>
              <bdi className="wrap-anywhere">{file.name}</bdi>, {peopleText(match.rows.length)}
            </>
          )}
        </p>
        <StepList current={step} />
        <p role="status" className="sr-only">
          {at > 0 && `Step ${at + 1} of ${steps.length}: ${steps[at]?.title}`}
        </p>
      </div>
      {step === 'file' && isReady && (
        <FileStep
          file={file}
          table={data}
          people={match.rows.length}
          problem={data === undefined ? reading.problem : null}
          onChoose={(next) => decide(withFile(next))}
          onNext={() => goTo('match')}
          template={<TemplateButton />}
        />
      )}
      {step === 'match' && (
        <MatchStep
          match={match}
          reading={reading}
          decide={decide}
          onBack={() => goTo('file')}
          onNext={() => goTo('check')}
        />
      )}
      {step === 'check' && (
        <CheckStep
          match={match}
          decisions={decisions}
          decide={decide}
          isStarting={isStarting}
          onBack={() => goTo('match')}
          onImport={(plan) => void send(plan)}
        />
      )}
      {step === 'import' && (
        <div className="mx-auto mt-5 max-w-280">
          <ImportRun />
        </div>
      )}
      <LeaveGuard unsaved={() => file !== null}>
        Nobody of this file is imported yet. What you matched and mended is lost; the file is not.
      </LeaveGuard>
    </>
  );
}
