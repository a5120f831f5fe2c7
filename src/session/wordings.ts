import { useCallback, useSyncExternalStore } from 'react';

import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import type { Wordings } from '@/domain/wording';
import { log } from '@/lib/log';

/*
 * A person's own wordings for the pages that show them (docs/product.md 5.11). What keeps them is loaded beside the page.
 */

const none: Wordings = new Map();

const load = () => import('./wordings-store');

let store: Awaited<ReturnType<typeof load>> | undefined;

const loadStore = async () => (store ??= await load());

/** The signed-in person's own wordings of a pocket, by the keys of its records; kept current with other tabs. */
export function useWordings(audience: Audience, kind: GoalKind): Wordings {
  const subscribe = useCallback(
    (listener: () => void) => {
      let isSubscribed = true;
      let unsubscribe: () => void = () => undefined;
      loadStore().then(
        ({ watchWordings }) => {
          if (isSubscribed) unsubscribe = watchWordings(audience, kind, listener);
        },
        (reason: unknown) => log('What is kept on this device could not be loaded.', reason),
      );
      return () => {
        isSubscribed = false;
        unsubscribe();
      };
    },
    [audience, kind],
  );
  return useSyncExternalStore(
    subscribe,
    () => store?.wordingsOf(audience, kind) ?? none,
    () => none,
  );
}

/**
 * Removes the wording of a record that was deleted, and what was being written of it.
 * @param owner who was signed in when the deletion was sent
 * @returns whether it is removed
 */
export async function forgetWording(audience: Audience, kind: GoalKind, id: string, owner: string): Promise<boolean> {
  try {
    return await (await loadStore()).discardWording(audience, kind, id, owner);
  } catch (reason) {
    log('The wording of a deleted record could not be removed.', reason);
    return false;
  }
}
