import type { ReactNode } from 'react';

import { peopleCount } from '@/components/employee/people-count';
import { withCommas } from '@/lib/with-commas';

import { ImportRun } from './sending/import-run';
import { useImport } from './sending/use-import';
import { StepList } from './steps';

/**
 * The import that goes on or has ended, in place of the steps before it.
 * @param props.children those, for another file
 */
export function SendingStep({ children }: { children: ReactNode }) {
  const { state } = useImport();
  if (state === null) return children;
  const { fileName, phase, counts, all } = state;
  return (
    <div className="mx-auto max-w-280">
      {fileName !== '' && (
        <p className="mt-1 text-muted">
          <bdi className="wrap-anywhere">{fileName}</bdi>,{' '}
          {phase === 'done' || counts.total === all
            ? peopleCount(all)
            : `${withCommas(counts.total)} of ${peopleCount(all)}`}
        </p>
      )}
      <StepList current={phase === 'done' ? null : 'import'} leadsBack={false} />
      <div className="mt-5">
        <ImportRun />
      </div>
    </div>
  );
}
