import {
  useMutation,
  useMutationState,
  useQueryClient,
  type Mutation,
  type MutationCache,
  type MutationKey,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type NavigateOptions, type To } from 'react-router-dom';

import { notify } from './toast';
import { usePendingPath } from './use-pending-path';

type NextPage = readonly [To, NavigateOptions?];

export type End<Context> = {
  context: Context;
  /** Whether the page is shown. False also where it has `leadsTo` and another page is being loaded. */
  isShown: boolean;
};

type Sending<Data, Variables> = UseMutationOptions<Data, Error, Variables> & { mutationKey: MutationKey };

type PageOptions<Data, Variables, Context> = {
  onMutate?: (variables: Variables) => Context;
  /** Called once after a success, wherever the user is, before its message. The next page waits for its promise. */
  onSuccess?: (data: Data, variables: Variables, end: End<Context>) => Promise<void> | void;
  /** Called once after a failure, wherever the user is, before its message. */
  onError?: (reason: Error, variables: Variables, end: End<Context | undefined>) => void;
  /** The page to which a success leads, null for none. This page stays, pending, until that one is loaded. */
  leadsTo?: (data: Data, variables: Variables) => NextPage | null;
  /** Whether two would send the same. Left out, there is one at a time. */
  isSame?: (one: Variables, other: Variables) => boolean;
  /** The beginning of the keys among which the same ones are looked for. Left out, the mutation's own. */
  among?: MutationKey;
};

/**
 * `useMutation` of a page that the user may leave and come back to (docs/decisions/0015). The page's options have all that
 * follows a success or failure, except for texts, which are in `meta`. A page that is mounted while a mutation of its key is
 * pending takes that one over:
 * 1. the mutation is sent once: a page that wants the same while one is pending joins that one;
 * 2. it is pending on each page that shows it;
 * 3. its end is reported by the page that is shown by then, by none if the user is elsewhere;
 * 4. a success that leads to another page counts as pending until that page is loaded.
 */
export function usePageMutation<Data, Variables = void, Context = undefined>(
  mutation: Sending<Data, Variables>,
  page: PageOptions<NoInfer<Data>, NoInfer<Variables>, Context> = {},
) {
  const { mutationKey, meta } = mutation;
  const { onMutate, onSuccess, onError, leadsTo, isSame = () => true, among = mutationKey } = page;
  const cache = useQueryClient().getMutationCache();
  const nextPage = useNextPage();
  const isMounted = useRef(false);
  /** The message of the last failure, until the next request. */
  const [errorText, setErrorText] = useState<string | null>(null);

  const filters = { mutationKey: among, status: 'pending' } as const;
  const pending = useMutationState({ filters, select: ({ state }) => state.variables as Variables });

  const isShown = () => isMounted.current && !(leadsTo && nextPage.isLeaving);
  const callbacks: Callbacks<Data, Variables, Context> = {
    onSuccess: async (data, variables, context) => {
      const followed = onSuccess?.(data, variables, { context, isShown: isShown() });
      if (followed !== undefined) await followed;
      if (!isShown()) return;
      const text = messageOf(meta?.success, data, variables);
      if (text !== null) notify.success(text);
      const next = leadsTo?.(data, variables) ?? null;
      if (next !== null) nextPage.open(next);
    },
    onError: (reason, variables, context) => {
      onError?.(reason, variables, { context, isShown: isShown() });
      if (!isShown()) return;
      const text = messageOf(meta?.failure, reason, variables);
      setErrorText(text);
      if (text !== null) notify.error(text);
    },
  };
  const { mutateAsync } = useMutation<Data, Error, Variables, Context>({
    ...mutation,
    onMutate: (variables) => onMutate?.(variables) as Context,
    ...callbacks,
  });

  // After every render, so that the latest callbacks report. Layout effects clean up before the next page paints.
  useLayoutEffect(() => {
    isMounted.current = true;
    takeOver(cache, mutationKey, callbacks);
    return () => {
      isMounted.current = false;
    };
  });

  // From the cache, since a second click in the same task comes before the next render.
  const findSame = (variables: Variables): Mutation<Data, Error, Variables> | undefined =>
    cache.find({
      ...filters,
      exact: false,
      predicate: ({ state }) => isSame(state.variables as Variables, variables),
    });

  /** Sends the mutation, or joins the same pending one. Rejects on failure; leaving the page does not abort it. */
  function send(variables: Variables): Promise<Data> {
    const same = findSame(variables);
    if (same) return settled(cache, same);
    setErrorText(null);
    return mutateAsync(variables);
  }

  /** Sends the mutation, unless the same one is pending or its next page is loading. */
  function mutate(variables: Variables): void {
    // `onError` reports the failure.
    if (!nextPage.isComing && !findSame(variables)) send(variables).catch(() => undefined);
  }

  return {
    mutate,
    send,
    /** The variables of pending mutations, also of other pages. */
    pending,
    isPending: pending.length > 0 || nextPage.isComing,
    errorText,
    clearError: () => setErrorText(null),
  };
}

/** The page a success leads to. A press on a link to this page cancels it. */
function useNextPage() {
  const navigate = useNavigate();
  const { key: location } = useLocation();
  const isLeaving = usePendingPath() !== null;
  const [openedFrom, setOpenedFrom] = useState<string | null>(null);
  return {
    isLeaving,
    isComing: openedFrom === location,
    open: ([to, options]: NextPage): void => {
      setOpenedFrom(location);
      void navigate(to, options);
    },
  };
}

type Message = NonNullable<Mutation['meta']>['success'];

const messageOf = (message: Message, outcome: unknown, variables: unknown): string | null =>
  typeof message === 'function' ? message(outcome as never, variables as never) : (message ?? null);

type Callbacks<Data, Variables, Context> = Required<
  Pick<UseMutationOptions<Data, Error, Variables, Context>, 'onSuccess' | 'onError'>
>;

/** Replaces the callbacks of pending mutations with those of the shown page. */
function takeOver<Data, Variables, Context>(
  cache: MutationCache,
  mutationKey: MutationKey,
  callbacks: Callbacks<Data, Variables, Context>,
): void {
  for (const each of cache.findAll({ mutationKey, exact: true, status: 'pending' })) {
    const mutation = each as Mutation<Data, Error, Variables, Context>;
    mutation.options = { ...mutation.options, ...callbacks };
  }
}

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
