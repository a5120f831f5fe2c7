import { QueryObserver, type DefaultError, type QueryClient, type QueryObserverOptions } from '@tanstack/react-query';

/**
 * What a call answers that may be under way already; undefined once it has failed. It is waited for to its end, also when
 * the screen meanwhile shows another record.
 */
export function answerOf<Data, Key extends readonly unknown[]>(
  queries: QueryClient,
  options: QueryObserverOptions<Data, DefaultError, Data, Data, Key>,
  signal: AbortSignal | undefined,
): Promise<Data | undefined> {
  return new Promise((resolve) => {
    const observer = new QueryObserver(queries, { ...options, staleTime: Infinity, retryOnMount: false });
    const settle = (data: Data | undefined): void => {
      observer.destroy();
      resolve(data);
    };
    const look = ({ data, isFetching }: ReturnType<typeof observer.getCurrentResult>): void => {
      if (data !== undefined || !isFetching) settle(data);
    };
    signal?.addEventListener('abort', () => settle(undefined), { once: true });
    observer.subscribe(look);
    look(observer.getCurrentResult());
  });
}
