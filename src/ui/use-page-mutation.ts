import {
  matchMutation,
  useMutation,
  useMutationState,
  useQueryClient,
  type Mutation,
  type MutationCache,
  type MutationKey,
  type MutationState,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router-dom';

import { notify } from './toast';
import { usePendingPath } from './use-pending-path';

/*
 * A mutation that outlives its page (docs/decisions/0015). Sent is sent: who leaves while it is pending may come back before
 * it has ended, or be somewhere else by then. So what a page knows of it is read from TanStack Query's cache of mutations, by
 * their key, and not from the component that has sent it:
 *
 * 1. it is sent once: a page that wants the same while one is pending joins that one;
 * 2. it is pending on whichever page shows it;
 * 3. its end is reported by the page that is shown by then, by none if the user is elsewhere;
 * 4. a success that leads to another page counts as pending until that page is there.
 */

type Options<Data, Variables, Context> = UseMutationOptions<Data, Error, Variables, Context> & {
  mutationKey: MutationKey;
};

/** A page of `useNextPage`. */
type NextPage = readonly [To, NavigateOptions?];

/** What a page does with the end of a mutation. The page that is shown by then does it, as of its newest render. */
type PageOptions<Data, Variables> = {
  onSuccess?: (data: Data, variables: Variables) => void;
  onError?: (reason: Error, variables: Variables) => void;
  /**
   * The page to which a success leads, null for none. Until that is loaded this one stays, pending. A user who is on the way
   * to another page by then goes on there: nothing of the success is done here, nor of a failure.
   */
  leadsTo?: (data: Data, variables: Variables) => NextPage | null;
  /** Called where the user comes back after a success before that page is loaded. */
  onReturn?: (variables: Variables) => void;
  /** Whether two would send the same. Left out, there is one at a time. */
  isSame?: (one: Variables, other: Variables) => boolean;
  /** The beginning of the keys among which the same ones are looked for. Left out, the mutation's own. */
  among?: MutationKey;
};

/**
 * `useMutation` of a page that the user may leave and come back to. The options' own callbacks run wherever the user is, as
 * TanStack Query documents: what a success changes everywhere belongs there, or in `meta`; the page's callbacks run where
 * the page is shown. In order, what `meta.changes` names is read again (app/mutation-cache.ts), the options' callback is
 * called, then the page's, and the toast of `meta` is shown.
 */
export function usePageMutation<Data, Variables = void, Context = unknown>(
  options: Options<Data, Variables, Context>,
  page: PageOptions<NoInfer<Data>, NoInfer<Variables>> = {},
) {
  const { mutationKey } = options;
  const { isSame = () => true, among = mutationKey } = page;
  const { mutateAsync } = useMutation(options);
  const cache = useQueryClient().getMutationCache();
  const nextPage = useNextPage(page.onReturn);
  /** The message of the last failure, until the next try. */
  const [errorText, setErrorText] = useState<string | null>(null);

  const filters = { mutationKey: among, status: 'pending' } as const;
  const pending = useMutationState({ filters, select: ({ state }) => state.variables as Variables });

  // As of now: a second click in the same task comes before the next render.
  const findSame = (variables: Variables): Mutation<Data, Error, Variables> | undefined =>
    cache.find({
      ...filters,
      exact: false,
      predicate: ({ state }) => isSame(state.variables as Variables, variables),
    });

  /** Sends it, or joins the same one that is pending. Rejects where it failed; it runs to its end wherever the user goes. */
  function send(variables: Variables): Promise<Data> {
    const same = findSame(variables);
    return same ? settled(cache, same) : mutateAsync(variables);
  }

  /** Sends it, unless the same one is pending, or has succeeded and leads to another page. */
  function mutate(variables: Variables): void {
    // Its failure is reported below.
    if (!nextPage.isComing && !findSame(variables)) mutateAsync(variables).catch(() => undefined);
  }

  useMutationUpdates<Data, Variables>(mutationKey, ({ meta, state: { status, variables, data, error } }) => {
    if (status === 'pending') return setErrorText(null);
    if (page.leadsTo && nextPage.isLeaving) return;
    if (status === 'success') {
      page.onSuccess?.(data, variables);
      const text = messageOf(meta?.success, data, variables);
      if (text !== null) notify.success(text);
      const next = page.leadsTo?.(data, variables) ?? null;
      if (next !== null) nextPage.open(next, variables);
    } else if (error !== null) {
      const text = messageOf(meta?.failure, error, variables);
      setErrorText(text);
      page.onError?.(error, variables);
      if (text !== null) notify.error(text);
    }
  });

  return {
    mutate,
    send,
    /** What is pending, whichever page has sent it. */
    pending,
    isPending: pending.length > 0 || nextPage.isComing,
    errorText,
    clearError: () => setErrorText(null),
  };
}

/** A mutation as its page sees it: with data where it has succeeded, and the variables that it was sent with. */
type Sent<Data, Variables> = Pick<Mutation, 'meta'> & {
  state: Pick<MutationState, 'status' | 'error'> & { data: Data; variables: Variables };
};

/** Calls back when a mutation of this key is sent or ends, as of the newest render, as long as the page is shown. */
function useMutationUpdates<Data, Variables>(
  mutationKey: MutationKey,
  onUpdate: (mutation: Sent<Data, Variables>) => void,
): void {
  const cache = useQueryClient().getMutationCache();
  const handleUpdate = useEffectEvent((mutation: Mutation) => {
    if (matchMutation({ mutationKey, exact: true }, mutation)) onUpdate(mutation as Sent<Data, Variables>);
  });
  // A layout effect is cleaned up before the next page is drawn, so that a late response is not reported there.
  useLayoutEffect(
    () =>
      cache.subscribe((event) => {
        // Other events also come while another `useMutation` renders.
        if (event.type === 'updated') handleUpdate(event.mutation as Mutation);
      }),
    [cache],
  );
}

/**
 * The page to which a success leads: this one is shown until that one is loaded.
 * @param onReturn called where the user has it given up, by a press on a link to this page
 */
function useNextPage<Variables>(onReturn: ((variables: Variables) => void) | undefined) {
  const navigate = useNavigate();
  const { key: location } = useLocation();
  const isLeaving = usePendingPath() !== null;
  const [opened, setOpened] = useState<{ from: string; variables: Variables } | null>(null);

  const handleReturn = useEffectEvent((variables: Variables) => onReturn?.(variables));
  const returned = useRef<typeof opened>(null);
  useEffect(() => {
    if (opened === null || opened.from === location || returned.current === opened) return;
    returned.current = opened;
    handleReturn(opened.variables);
  }, [opened, location]);

  return {
    /** Whether any other page is being loaded. */
    isLeaving,
    /** Whether this page is. */
    isComing: opened?.from === location,
    /** @param variables of the success that leads there */
    open: ([to, options]: NextPage, variables: Variables): void => {
      setOpened({ from: location, variables });
      void navigate(to, options);
    },
  };
}

type Message = NonNullable<Mutation['meta']>['success'];

const messageOf = (message: Message, outcome: unknown, variables: unknown): string | null =>
  typeof message === 'function' ? message(outcome, variables) : (message ?? null);

/** The end of a pending mutation. */
function settled<Data, Variables>(cache: MutationCache, mutation: Mutation<Data, Error, Variables>): Promise<Data> {
  return new Promise((resolve, reject) => {
    const unsubscribe = cache.subscribe(() => {
      const { status, data, error } = mutation.state;
      if (status === 'pending') return;
      unsubscribe();
      if (error === null) resolve(data as Data);
      else reject(error);
    });
  });
}
