import { focusManager, MutationCache, QueryClient } from '@tanstack/react-query';

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
      /** The toast after a failure, on the same page; the text also stays beside the button until the next try. */
      failure?: Message;
      /** The text that is logged with a failure. */
      logged?: string;
    };
  }
}

/**
 * What the server knows. One try a call: every failure has a message and a user who decides what comes next. Calls
 * are made offline too, so that they fail with their message instead of waiting in silence.
 */
function createQueryClient(): QueryClient {
  // Not where the build renders a page.
  if (!import.meta.env.SSR) focusManager.setEventListener(listenForFocus);
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

/** The cache of the current owner, with what ends it. */
let current: { owner: string; client: QueryClient; unsubscribe: () => void } | undefined;

/**
 * The cache of an owner, also of a visitor who is not signed in, made when it is first asked for: by the route that reads
 * ahead, else by the layout. It is dropped
 * with the session, so that nothing of one user is left to be shown to the next.
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

/** Forgets what is cached, as loading the page does. Requests under way end as they would. */
export function dropQueryClient(): void {
  current?.unsubscribe();
  current = undefined;
}

/** By itself TanStack Query hears of a tab that is shown again, and not of a user who comes back from another window. */
function listenForFocus(onFocus: () => void): () => void {
  const handleFocus = () => onFocus();
  window.addEventListener('focus', handleFocus);
  document.addEventListener('visibilitychange', handleFocus);
  return () => {
    window.removeEventListener('focus', handleFocus);
    document.removeEventListener('visibilitychange', handleFocus);
  };
}
