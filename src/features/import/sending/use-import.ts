import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

import { errors, successes } from '@/domain/messages';
import { withCommas } from '@/lib/with-commas';
import { store, importName } from '@/session/storage';
import { notify } from '@/ui/toast';

import { createJob, type ImportState, type Job } from './job';
import type { ImportPlan } from './rows';

type Import = { state: ImportState; job: Job };

/** The import in the signed-in person's query cache, null for none: it ends with the cache and the page (docs/decisions/0044). */
const importQuery = () =>
  queryOptions<Import | null>({
    queryKey: [importName],
    queryFn: skipToken,
    gcTime: Infinity,
    structuralSharing: false,
  });

/** Shows the specified messages once, at the end of a run (docs/product.md 8.13). */
function notifyOfEnd({ counts, all }: ImportState, id: string | undefined): void {
  if (id !== undefined) store({ employeeId: id });
  if (counts.failed > 0) notify.error(errors.submitEmployeeFailed);
  if (counts.in > 0) {
    notify.success(
      all === 1 ? successes.employeeSubmitted : `${withCommas(counts.in)} of ${withCommas(all)} people imported.`,
    );
  }
}

/** The import of the signed-in person, null where there is none. */
export function useImport() {
  const client = useQueryClient();
  const { data } = useQuery(importQuery());
  return {
    running: data ?? null,
    /** Sends what was checked, for as long as the person who pressed the button is signed in. */
    start: (plan: ImportPlan): void => {
      const job: Job = createJob({
        queries: client,
        plan,
        onChange: (state) => client.setQueryData(importQuery().queryKey, state && { state, job }),
        onEnd: notifyOfEnd,
      });
      job.resume();
    },
    discard: (): void => data?.job.leave(),
  };
}
