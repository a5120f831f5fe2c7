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
  /** What every page that shows this mutation knows it by. */
  mutationKey: MutationKey;
  /** Tells apart what may be sent side by side; without it there is one request at a time. */
  idOf?: (given: Given) => string;
  /**
   * Sends the request, and throws to say that it failed. It always runs to its end: what a success has to change wherever
   * the person is by then, such as a cached list, belongs in here.
   */
  send: (given: Given) => Promise<R>;
  /** What follows a success on a page that shows this mutation, and is not being left for another way. */
  onDone: (result: NoInfer<R>, given: NoInfer<Given>) => void;
  /** What follows a failure on such a page. */
  onFailure: (reason: unknown, given: NoInfer<Given>) => void;
  /** What follows where somebody comes back after a success, before the next page has come. */
  onReturn?: (given: NoInfer<Given>) => void;
};

/**
 * A request that outlives the page it was sent from. It is kept in the mutation cache, so that somebody who leaves the
 * page and comes back finds it pending, cannot send it again unknowingly, and is told how it ended. Where no page shows
 * it, it ends without a word. The cache belongs to one user: nobody else hears of it.
 */
export function useSharedMutation<R, Given>(options: SharedMutation<R, Given>) {
  const { mutationKey, idOf, send, onDone, onFailure, onReturn } = options;
  const queries = useQueryClient();
  const cache = queries.getMutationCache();
  const findPending = () => cache.findAll({ mutationKey, status: 'pending' });
  // A text, since a snapshot has to stay the same as long as nothing has changed.
  const pendingIds = useSyncExternalStore(
    useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]),
    () =>
      findPending()
        .map(({ mutationId }) => mutationId)
        .join(),
  );
  const [failed, setFailed] = useState<Given | undefined>();
  const [isLeaving, setLeaving] = useState(false);
  const arrived = useRef<Given>(undefined);
  const { isElsewhere, depart } = useDeparture(options, () => {
    setLeaving(false);
    onReturn?.(arrived.current as Given);
  });

  const hear = useEffectEvent((event: MutationCacheNotifyEvent) => {
    if (event.type !== 'updated' || !matchMutation({ mutationKey }, event.mutation)) return;
    const { status, variables, data, error } = event.mutation.state as MutationState<R, Error, Given>;
    if (status === 'success') {
      arrived.current = variables;
      if (!isElsewhere()) onDone(data as R, variables as Given);
      setLeaving(depart());
    } else if (status === 'error') {
      setFailed(variables);
      if (!isElsewhere()) onFailure(error, variables as Given);
    }
  });

  // A layout effect ends before the next screen is drawn: a response that comes meanwhile is late already.
  useLayoutEffect(() => cache.subscribe((event) => hear(event)), [cache]);

  function run(given: Given): void {
    const key = idOf === undefined ? mutationKey : [...mutationKey, idOf(given)];
    // The cache knows at once, also of a second click in the same task.
    if (isLeaving || queries.isMutating({ mutationKey: key, exact: true }) > 0) return;
    setFailed(undefined);
    const mutation = cache.build(queries, { mutationKey: key, mutationFn: send, networkMode: 'always' });
    // The pages hear of a failure from the cache, which need not keep what was sent any longer.
    const forget = () => cache.remove(mutation);
    mutation.execute(given).then(forget, forget);
  }

  return {
    run,
    /** What is under way, whichever page it was sent from. */
    pending: pendingIds === '' ? [] : findPending().map(({ state }) => state.variables as Given),
    isPending: isLeaving || pendingIds !== '',
    /** What failed last, until the next try or until it is cleared. */
    failed,
    clearFailure: () => setFailed(undefined),
  };
}
