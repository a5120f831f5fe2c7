import type { UseQueryResult } from '@tanstack/react-query';

import { log } from '@/lib/log';
import { useLoad, type Load } from '@/ui/load-states';

/** What one listed call knows, and how it is doing; a part of the page that needs it waits for no other. */
export type Source<Data> = Load<Data> & {
  /** Inside a sentence: 'employees', 'OKRs'. */
  name: string;
};

/** A call's answer as a source. A failure is logged and shown in its place, never as a toast. */
export function useSource<Data>(name: string, answer: UseQueryResult<Data>): Source<Data> {
  return { name, ...useLoad(answer, (reason) => log(`The ${name} could not be read.`, reason)) };
}
