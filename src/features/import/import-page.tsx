import { skipToken, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { peopleCount } from '@/components/employee/people-count';
import { LeaveGuard } from '@/components/leave-guard';
import { paths } from '@/domain/paths';
import { importName } from '@/session/storage';
import { BackLink } from '@/ui/back-link';
import { lazyPart, prefetch } from '@/ui/lazy';
import { PageTitle } from '@/ui/page-title';
import { useParameters } from '@/ui/use-view-state';

import { undecided, withFile, type Decisions } from './decisions';
import { FileStep } from './file-step';
import { StepList, StepStatus, type Step } from './steps';
import { peopleIn, tableQuery } from './table-query';
import { notReadText } from './texts';

const loadTableSteps = () => import('./table-steps');
const TableSteps = lazyPart(async () => (await loadTableSteps()).TableSteps);
const ImportRun = lazyPart(async () => (await import('./import-run')).ImportRun);

/** Imports people from a file (docs/product.md 8.12). `decisions` last as long as the page; the step is in the address. */
export function ImportPage() {
  const [decisions, decide] = useState<Decisions>(undecided);
  const { file } = decisions;
  // The first reading of the file, until another succeeds.
  const first = useQuery(tableQuery({ ...decisions, separator: undefined, sheet: undefined, encoding: undefined }));
  const { data = first.data, error, isFetching } = useQuery(tableQuery(decisions));
  const { get, change, remove } = useParameters<'step'>();
  // The code that sends is loaded with an import.
  const { data: running = null } = useQuery({ queryKey: [importName], queryFn: skipToken });

  // A reload loses the file, and restarts at this step.
  const asked = get('step');
  const step = data !== undefined && (asked === 'match' || asked === 'check') ? asked : 'file';
  const header = decisions.header ?? data?.header ?? 0;
  const people = data === undefined ? 0 : peopleIn(data, header, decisions.withHidden).length;
  const problem = error?.message ?? null;
  const goTo = (next: Step, adds = true) => change({ step: next }, { adds });

  const fileSteps = (
    <>
      <div className="max-w-280">
        <p className="mt-1 text-muted">
          {file === null || data === undefined ? (
            'Nothing is imported until you confirm.'
          ) : (
            <>
              <bdi className="wrap-anywhere">{file.name}</bdi>, {peopleCount(people)}
            </>
          )}
        </p>
        <StepList current={step} />
      </div>
      {step === 'file' && (
        <FileStep
          file={file}
          table={data}
          people={people}
          notRead={data === undefined ? '' : notReadText(data, header, decisions.withHidden)}
          problem={data === undefined ? problem : null}
          onChoose={(next) => {
            prefetch(loadTableSteps);
            decide(withFile(next));
            // The address may still name a step of another file.
            remove(['step']);
          }}
          onNext={() => goTo('match')}
        />
      )}
      {step !== 'file' && data !== undefined && (
        <Suspense fallback={null}>
          <TableSteps
            step={step}
            table={data}
            reading={{ isReading: isFetching, problem }}
            decisions={decisions}
            decide={decide}
            goTo={goTo}
          />
        </Suspense>
      )}
      <LeaveGuard unsaved={() => file !== null}>
        No one has been imported yet. If you leave, you'll lose your matching and corrections.
      </LeaveGuard>
    </>
  );

  return (
    <>
      <div className="max-w-280">
        <BackLink to={paths.employeeList}>Employee List</BackLink>
        <PageTitle>Import people</PageTitle>
      </div>
      <StepStatus current={running === null ? step : 'import'} />
      {running === null ? (
        fileSteps
      ) : (
        <Suspense fallback={null}>
          <ImportRun />
        </Suspense>
      )}
    </>
  );
}
