import type { ReactNode } from 'react';

import { ImportRun } from './sending/import-run';
import { useImport } from './sending/use-import';
import { StepList } from './steps';

/**
 * The import that goes on or has ended, in place of the steps before it.
 * @param props.children those, for another file
 */
export function SendingStep({ children }: { children: ReactNode }) {
  const { state, isReady } = useImport();
  if (!isReady) return null;
  if (state === null) return children;
  return (
    <div className="mx-auto max-w-280">
      <StepList current="import" leadsBack={false} />
      <div className="mt-5">
        <ImportRun />
      </div>
    </div>
  );
}
