import { MutationCache, QueryClient } from '@tanstack/react-query';

import { log } from '@/lib/log';
import { sessionOwner } from '@/session/session';
import { onStoredChange } from '@/session/storage';

/**
 * A text, or a function that makes one of the outcome and of what was sent; null for none. The mutation knows the types of
 * both, this file does not: `never` accepts all of them.
 */
type Message = string | ((outcome: never, variables: never) => string | null);

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The toast after a success, on the page that is shown by then (ui/use-page-mutation.ts). */
      success?: Message;
      /** The toast after a failure, on the same page; the text also stays beside the button until the next attempt. */
      failure?: Message;
      /** The text that is logged with a failure. */
      logged?: string;
    };
  }
}

/**
 * Never retries: every failure has a message, and the user decides what comes next. `networkMode: 'always'` lets calls fail with
 * their message while offline, instead of pausing.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (reason, _variables, _result, { meta }) => meta?.logged !== undefined && log(meta.logged, reason),
    }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}

/** The query client of the current owner. */
let current: { owner: string; client: QueryClient; unsubscribe: () => void } | undefined;

/**
 * The query client of an owner, also of a visitor, created by the first caller. The end of the session drops it, so no user
 * sees another user's data.
 * @param owner as `sessionOwner` names the users who are signed in
 */
export function queryClientOf(owner: string): QueryClient {
  if (current?.owner !== owner) {
    dropQueryClient();
    const unsubscribe = onStoredChange(() => {
      if (sessionOwner() !== owner) dropQueryClient();
    });
    current = { owner, client: createQueryClient(), unsubscribe };
  }
  return current.client;
}

/** Drops the cache, as a page load does. Pending requests continue. */
export function dropQueryClient(): void {
  current?.unsubscribe();
  current = undefined;
}
