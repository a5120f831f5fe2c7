import {
  matchMutation,
  useQueryClient,
  type MutationCacheNotifyEvent,
  type MutationKey,
  type MutationState,
} from '@tanstack/react-query';
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

import { useDeparture, type Departure } from './use-submission';

type SharedMutation<R, Given> = Departure & {
  /** The key by which every page that shows this mutation finds it. */
  mutationKey: MutationKey;
  /** Requests with different ids may be pending at once; without it there is one at a time. */
  idOf?: (given: Given) => string;
  /**
   * Sends the request; throws if it failed. It always runs to its end: what a success changes on whatever page, such as a
   * cached list, belongs in here.
   */
  send: (given: Given) => Promise<R>;
  /** Called after a success on a page that shows this mutation, unless the user is navigating elsewhere. */
  onDone: (result: NoInfer<R>, given: NoInfer<Given>) => void;
  /** Called after a failure, on the same terms. */
  onFailure: (reason: unknown, given: NoInfer<Given>) => void;
  /** Called if the user comes back after a success, before the next page has loaded. */
  onReturn?: (given: NoInfer<Given>) => void;
};

/** The meta of a mutation that counts as pending here, and whose end is told elsewhere. */
export const silent = { isSilent: true };

/**
 * A mutation that survives unmounting. It is kept in the mutation cache: a user who comes back sees it pending, cannot
 * repeat it, and gets its result. Silent when no page shows it. The cache belongs to one user.
 */
export function useSharedMutation<R, Given>(options: SharedMutation<R, Given>) {
  const { mutationKey, idOf, send, onDone, onFailure, onReturn } = options;
  const queries = useQueryClient();
  const cache = queries.getMutationCache();
  const findPending = () => cache.findAll({ mutationKey, status: 'pending' });
  // A string, since a snapshot must be equal as long as nothing has changed.
  const pendingIds = useSyncExternalStore(
    useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]),
    () =>
      findPending()
        .map(({ mutationId }) => mutationId)
        .join(),
  );
  const [failed, setFailed] = useState<Given | undefined>();
  const [isLeaving, setLeaving] = useState(false);
  const succeeded = useRef<Given>(undefined);
  const { isElsewhere, depart } = useDeparture(options, (hasReturned) => {
    setLeaving(false);
    if (hasReturned) onReturn?.(succeeded.current as Given);
  });

  const onCacheEvent = useEffectEvent((event: MutationCacheNotifyEvent) => {
    if (event.type !== 'updated' || !matchMutation({ mutationKey }, event.mutation)) return;
    if (event.mutation.meta === silent) return;
    const { status, variables, data, error } = event.mutation.state as MutationState<R, Error, Given>;
    if (status === 'success') {
      succeeded.current = variables;
      if (!isElsewhere()) onDone(data as R, variables as Given);
      setLeaving(depart());
    } else if (status === 'error') {
      setFailed(variables);
      if (!isElsewhere()) onFailure(error, variables as Given);
    }
  });

  // A layout effect is cleaned up before the next page renders, so that a late response is ignored.
  useLayoutEffect(() => cache.subscribe((event) => onCacheEvent(event)), [cache]);

  function run(given: Given): void {
    const key = idOf === undefined ? mutationKey : [...mutationKey, idOf(given)];
    // The cache is up to date also for a second click in the same task.
    if (isLeaving || queries.isMutating({ mutationKey: key, exact: true }) > 0) return;
    setFailed(undefined);
    const mutation = cache.build(queries, { mutationKey: key, mutationFn: send, networkMode: 'always' });
    // The pages get the result from the cache's event; one that failed is kept for the question that it was sent from.
    mutation.execute(given).then(
      () => cache.remove(mutation),
      () => undefined,
    );
  }

  return {
    run,
    /** The variables of what is pending, whichever page sent it. */
    pending: pendingIds === '' ? [] : findPending().map(({ state }) => state.variables as Given),
    isPending: isLeaving || pendingIds !== '',
    /** The variables of the last failure, until the next try or until it is cleared. */
    failed,
    clearFailure: () => setFailed(undefined),
  };
}
