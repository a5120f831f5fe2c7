import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';

import { listen } from '@/lib/listen';

import { EmptyStones } from './art/empty-stones';
import { Button } from './button';
import { focusTitle, isFocusLost } from './focus';

/** The state of a query, as far as this page has seen it. */
export type Load<Data> = {
  data: Data | undefined;
  /** No data yet, and no failure since the page was mounted. */
  isLoading: boolean;
  /** The query failed since the page mounted, and has no data; true during a retry too, so that its button stays. */
  hasFailed: boolean;
  /** The data comes from a finished read: none has started or failed since the page was mounted. */
  isFinished: boolean;
  /** There is data from before, and reading it again has failed since the page was mounted. */
  isOutdated: boolean;
  isRetrying: boolean;
  retry: () => Promise<boolean>;
};

/**
 * A query as one page shows it. The cached query keeps the failures of earlier pages; only those since this page was
 * mounted count: earlier ones count as loading and are not reported again. An empty list counts as no data during a
 * refetch and after its failure: absence needs a finished read (docs/product.md 11.6).
 * @param onFailure called once for each failure, also of a refetch behind visible data
 */
export function useLoad<Data>(query: UseQueryResult<Data>, onFailure?: (reason: Error) => void): Load<Data> {
  const { error, errorUpdateCount, isEnabled, isError, isFetchedAfterMount, isFetching, refetch } = query;
  const isFinished = query.data !== undefined && (isFetchedAfterMount ? !isError : !isFetching);
  const data = !isFinished && Array.isArray(query.data) && query.data.length === 0 ? undefined : query.data;
  const hasFailed = data === undefined && isEnabled && (isFetchedAfterMount || (isError && query.data === undefined));

  const failures = isError && isFetchedAfterMount ? errorUpdateCount : 0;
  const report = useEffectEvent(() => {
    if (error) onFailure?.(error);
  });
  useEffect(() => {
    if (failures > 0) report();
  }, [failures]);

  const isLoading = data === undefined && isEnabled && !hasFailed;
  const isOutdated = data !== undefined && failures > 0;
  const retry = useCallback(async () => (await refetch({ cancelRefetch: false })).isSuccess, [refetch]);
  return useMemo(
    () => ({ data, isLoading, hasFailed, isFinished, isOutdated, isRetrying: isFetching, retry }),
    [data, isLoading, hasFailed, isFinished, isOutdated, isFetching, retry],
  );
}

export type Retried = Pick<Load<unknown>, 'isRetrying' | 'retry'>;

type TryAgainProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'pending'> & {
  load: Retried;
  /** Moves the focus, to the page's title by default, because the button unmounts on success. */
  onLoaded?: (() => void) | undefined;
};

/** Retries a failed load; hidden in an outage, which has its own button. */
export function TryAgain(props: TryAgainProps) {
  return useIsOutage() ? null : <RetryButton {...props} />;
}

/** Keeps the focus while the retry is pending, and retries when the browser is online again. */
function RetryButton({ load, onLoaded = focusTitle, ...button }: TryAgainProps) {
  const ref = useRef<HTMLButtonElement>(null);
  async function tryAgain(takesFocus: boolean): Promise<void> {
    const pressed = ref.current;
    const isLoaded = await load.retry();
    if (isLoaded && takesFocus && (isFocusLost() || document.activeElement === pressed)) onLoaded();
  }
  const retryOnline = useEffectEvent(() => void tryAgain(document.activeElement === ref.current));
  useEffect(() => listen(window, ['online'], () => retryOnline()), []);
  return (
    <Button look="secondary" {...button} ref={ref} sends pending={load.isRetrying} onClick={() => void tryAgain(true)}>
      Try again
    </Button>
  );
}

/** Combines failed loads to one that retries all of them. */
export function allFailed(loads: readonly Retried[], isDone = (results: boolean[]) => results.every(Boolean)): Retried {
  return {
    isRetrying: loads.some(({ isRetrying }) => isRetrying),
    retry: async () => isDone(await Promise.all(loads.map(({ retry }) => retry()))),
  };
}

const outageText = "We can't reach the server. Your data is safe.";

const Outage = createContext(false);

/** Whether all loads of the page have failed (docs/product.md 11.6). */
export const useIsOutage = (): boolean => use(Outage);

type PageReadsProps = {
  loads: readonly Load<unknown>[];
  children: ReactNode;
};

/** The parts of a page with several loads. When all fail, one notice above the parts retries them. */
export function PageReads({ loads, children }: PageReadsProps) {
  const isOutage = loads.every(({ hasFailed, isOutdated }) => hasFailed || isOutdated);
  return (
    <Outage value={isOutage}>
      {isOutage && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-card bg-blaze-soft px-5 py-4 text-blaze-soft-ink print:hidden">
          <p>{outageText}</p>
          <RetryButton load={allFailed(loads, (results) => results.some(Boolean))} size="small" />
        </div>
      )}
      {children}
    </Outage>
  );
}

type RefreshFailedProps = Omit<FailedNoteProps, 'text' | 'load'> & {
  /** The button retries the outdated ones. */
  loads: readonly (Retried & Pick<Load<unknown>, 'isOutdated'>)[];
};

/** A quiet line beside data whose refresh failed (docs/product.md 11.4); else nothing. */
export function RefreshFailed({ loads, name, onLoaded, className }: RefreshFailedProps) {
  const outdated = loads.filter(({ isOutdated }) => isOutdated);
  if (useIsOutage() || outdated.length === 0) return null;
  return (
    <FailedNote
      text="Couldn't refresh"
      load={allFailed(outdated)}
      name={name}
      onLoaded={onLoaded}
      className={clsx('text-small', className)}
    />
  );
}

type FailedNoteProps = Pick<TryAgainProps, 'load' | 'onLoaded'> & {
  text: string;
  /** Names the data in the button's label, for pages with several. */
  name?: string | undefined;
  className?: string;
};

/** A line that says what couldn't be loaded, with its retry. */
export function FailedNote({ text, name, className, ...retry }: FailedNoteProps) {
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden', className)}>
      <p className="text-muted">{text}</p>
      <TryAgain {...retry} size="small" aria-label={name && `Try again: ${name}`} />
    </div>
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

/** An empty or failed list: a drawing, a title, one sentence, one action. */
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
