import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, type ComponentProps, type ReactNode } from 'react';

import { EmptyStones } from './art/stones';
import { Button } from './button';
import { focusTitle, isFocusLost } from './focus';

/** The state of a query, as far as this page has seen it. */
export type Load<Data> = {
  data: Data | undefined;
  /** No data yet, and no failure since the page was mounted. */
  isLoading: boolean;
  /** It failed since the page was mounted, and there is no data; also during a retry, so that its button stays. */
  hasFailed: boolean;
  isRetrying: boolean;
  /** Resolves to whether the query succeeded. */
  retry: () => Promise<boolean>;
};

/**
 * A query as one page shows it. The cached query keeps the failures of earlier pages; here only what came since this page
 * was mounted counts: earlier failures count as loading and are not reported again.
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

type TryAgainProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'pending'> & {
  load: Load<unknown>;
  /**
   * Moves the focus, since the button unmounts on success; to the page's title by default. Not called if the focus has
   * moved on.
   */
  onLoaded?: () => void;
};

/** Retries what could not be loaded. It stays, with the focus, while that is pending. */
export function TryAgain({ load, onLoaded = focusTitle, ...button }: TryAgainProps) {
  const ref = useRef<HTMLButtonElement>(null);
  async function tryAgain(): Promise<void> {
    const pressed = ref.current;
    const isLoaded = await load.retry();
    if (isLoaded && (isFocusLost() || document.activeElement === pressed)) onLoaded();
  }
  return (
    <Button look="secondary" {...button} ref={ref} sends pending={load.isRetrying} onClick={() => void tryAgain()}>
      Try again
    </Button>
  );
}

/** Placeholder of a list; visible only after 200 ms, so that a quick response does not flicker. */
export function SkeletonRows({ rows = 4, label }: { rows?: number; label: string }) {
  return (
    <div role="status" className="animate-fade-in p-5 [animation-delay:200ms]">
      <span className="sr-only">{label}</span>
      <div aria-hidden className="grid gap-7 motion-safe:animate-pulse-slow">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex items-center gap-4">
            <span className="size-9 rounded-full bg-track" />
            <span className="grid flex-1 gap-2">
              <span className="h-2.5 w-3/4 rounded-full bg-track" />
              <span className="h-2.5 w-2/5 rounded-full bg-track" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** What an empty or failed list shows: a drawing, a title, one sentence, one action. */
export function EmptyState({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center px-6 py-12 text-center">
      <EmptyStones />
      <p className="mt-5 text-body font-semibold">{title}</p>
      <p className="mt-1 max-w-72 text-muted">{children}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
