import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

import { log } from '@/lib/log';

/** What one listed call knows, and how it is doing; a part of the page that needs it waits for no other. */
export type Source<Data> = {
  /** Inside a sentence: 'employees', 'OKRs'. */
  name: string;
  data: Data | undefined;
  /** It failed, and nothing is known; also while it is asked again, so that the button stays under the finger. */
  hasFailed: boolean;
  retrying: boolean;
  /** Asks again. Gives whether it succeeded. */
  retry: () => Promise<boolean>;
};

/** A call's answer as a source. A failure is logged and shown in its place, never as a toast (spec 8). */
export function useSource<Data>(name: string, answer: UseQueryResult<Data>): Source<Data> {
  const { data, error, errorUpdateCount, isFetching, refetch } = answer;
  useEffect(() => {
    if (error) log(`The ${name} could not be read.`, error);
  }, [name, error]);
  return {
    name,
    data,
    hasFailed: data === undefined && errorUpdateCount > 0,
    retrying: isFetching,
    retry: async () => (await refetch()).isSuccess,
  };
}
