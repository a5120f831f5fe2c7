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

type Options<Data, Variables, Context> = UseMutationOptions<Data, Error, Variables, Context> & {
  mutationKey: MutationKey;
};

/** What a page does with the end of a mutation. The page that is shown by then does it, as of its newest render. */
type PageOptions<Data, Variables> = {
  onSuccess?: (data: Data, variables: Variables) => void;
  onError?: (reason: Error, variables: Variables) => void;
  /**
   * The page to which a success leads, null for none. Until that is loaded this one stays, pending. A user who is on the way
   * to another page by then goes on there: nothing of the success is done here, nor of a failure.
   */
  leadsTo?: (data: Data, variables: Variables) => readonly [To, NavigateOptions?] | null;
  /** Called where the user comes back after a success before that page is loaded. */
  onReturn?: (variables: Variables) => void;
  /** Whether two would send the same. Left out, there is one at a time. */
  isSame?: (one: Variables, other: Variables) => boolean;
  /** The beginning of the keys among which the same ones are looked for. Left out, the mutation's own. */
  among?: MutationKey;
};

/**
 * `useMutation` of a page that the user may leave and come back to (docs/decisions/0030): never sent twice at once, pending on
 * whichever page shows it, and its end is reported by the page that shows it by then. The options' own callbacks run wherever
 * the user is, as TanStack Query documents: what a success changes everywhere belongs there, or in `meta`.
 */
export function usePageMutation<Data, Variables = void, Context = unknown>(
  options: Options<Data, Variables, Context>,
  page: PageOptions<NoInfer<Data>, NoInfer<Variables>> = {},
) {
  const { mutationKey } = options;
  const { isSame = () => true, among = mutationKey } = page;
  const cache = useQueryClient().getMutationCache();
  const { mutateAsync } = useMutation(options);
  const filters = { mutationKey: among, status: 'pending' } as const;
  const pending = useMutationState({ filters, select: ({ state }) => state.variables as Variables });
  const [errorText, setErrorText] = useState<string | null>(null);

  const navigate = useNavigate();
  const { key: location } = useLocation();
  const isLeaving = usePendingPath() !== null;
  /** Where the last success that leads to another page was reported. */
  const [succeeded, setSucceeded] = useState<{ location: string; variables: Variables } | null>(null);

  const report = useEffectEvent((mutation: Mutation) => {
    if (!matchMutation({ mutationKey, exact: true }, mutation)) return;
    const { status, variables, data, error } = mutation.state as MutationState<Data, Error, Variables>;
    if (status === 'pending') return setErrorText(null);
    if (page.leadsTo && isLeaving) return;
    const { success, failure } = mutation.meta ?? {};
    if (status === 'success') {
      page.onSuccess?.(data as Data, variables as Variables);
      const text = messageOf(success, data, variables);
      if (text !== null) notify.success(text);
      const next = page.leadsTo?.(data as Data, variables as Variables) ?? null;
      if (next === null) return;
      setSucceeded({ location, variables: variables as Variables });
      void navigate(...next);
    } else if (error !== null) {
      const text = messageOf(failure, error, variables);
      setErrorText(text);
      page.onError?.(error, variables as Variables);
      if (text !== null) notify.error(text);
    }
  });

  // A layout effect is cleaned up before the next page is drawn, so that a late response is not reported there.
  useLayoutEffect(
    () =>
      cache.subscribe((event) => {
        // Other events also come while another `useMutation` renders.
        if (event.type === 'updated') report(event.mutation as Mutation);
      }),
    [cache],
  );

  const handleReturn = useEffectEvent((variables: Variables) => page.onReturn?.(variables));
  const returned = useRef<typeof succeeded>(null);
  // A navigation to the page that is shown already: the one that the success has begun was given up.
  useEffect(() => {
    if (succeeded === null || succeeded.location === location || returned.current === succeeded) return;
    returned.current = succeeded;
    handleReturn(succeeded.variables);
  }, [succeeded, location]);

  const hasSucceeded = succeeded?.location === location;

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

  return {
    /** Sends it, unless the same one is pending, or has succeeded and leads to another page. */
    mutate: (variables: Variables): void => {
      // Its failure is reported.
      if (!hasSucceeded && !findSame(variables)) mutateAsync(variables).catch(() => undefined);
    },
    send,
    /** What is pending, whichever page has sent it. */
    pending,
    isPending: pending.length > 0 || hasSucceeded,
    /** The message of the last failure, until the next try. */
    errorText,
    clearError: () => setErrorText(null),
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
