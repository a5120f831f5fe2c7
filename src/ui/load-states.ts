import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';

/** Where a read stands, as far as this page has asked for it. */
export type Load<Data> = {
  data: Data | undefined;
  /** Nothing is known yet, and nothing has failed since the page was opened. */
  isLoading: boolean;
  /** It failed since the page was opened, and nothing is known; also while it is asked again, so that the button stays. */
  hasFailed: boolean;
  isRetrying: boolean;
  /** Asks again. Gives whether it succeeded. */
  retry: () => Promise<boolean>;
};

/**
 * A query as one page shows it. The cached query remembers the failures of every page before; what counts here is what
 * came since this one was mounted: a failure of before is loading again, and is reported to nobody twice.
 * @param onFailure called once for each failure, also of a refetch behind data that is shown
 */
export function useLoad<Data>(query: UseQueryResult<Data>, onFailure?: (reason: Error) => void): Load<Data> {
  const { data, error, errorUpdateCount, isEnabled, isError, isFetchedAfterMount, isFetching, refetch } = query;
  const hasFailed = data === undefined && isEnabled && (isError || isFetchedAfterMount);

  const failures = isError && isFetchedAfterMount ? errorUpdateCount : 0;
  const report = useEffectEvent(() => {
    if (error) onFailure?.(error);
  });
  useEffect(() => {
    if (failures > 0) report();
  }, [failures]);

  const isLoading = data === undefined && isEnabled && !hasFailed;
  const retry = useCallback(async () => (await refetch()).isSuccess, [refetch]);
  return useMemo(
    () => ({ data, isLoading, hasFailed, isRetrying: isFetching, retry }),
    [data, isLoading, hasFailed, isFetching, retry],
  );
}
