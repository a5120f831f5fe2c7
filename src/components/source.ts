import type { UseQueryResult } from '@tanstack/react-query';

import { log } from '@/lib/log';
import { useLoad, type Load } from '@/ui/load-states';

/** A query that a part of a page shows, with its own loading and error state. */
export type Source<Data> = Load<Data> & {
  /** Inside a sentence: 'employees', 'OKRs'. */
  name: string;
};

/** How the reading of a source stands, without its data. */
export type SourceState = Omit<Source<unknown>, 'data' | 'isFinished'>;

/** A query as a source. A failure is logged and shown in its place, never as a toast. */
export function useSource<Data>(name: string, answer: UseQueryResult<Data>): Source<Data> {
  return { name, ...useLoad(answer, (reason) => log(`Loading the ${name} failed.`, reason)) };
}
