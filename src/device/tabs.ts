import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import { versionsName } from '@/session/storage';

/*
 * Messages between the tabs of a browser (docs/product.md 7.19, 7.23). Where BroadcastChannel is missing or refused, each tab
 * still reads before it writes.
 */

/** A pocket of an owner. */
export type Scope = readonly [owner: string, audience: Audience, kind: GoalKind];

/** The key of a query whose stored value was written; or `deletedRecord`, the scope of a pocket and the key of its record. */
type TabMessage = readonly string[];

export const deletedRecord = 'deleted';

/** A channel reaches other tabs only. */
let channel: BroadcastChannel | undefined;

/** Notifies the other tabs, once this one listens to them. */
export function notifyOtherTabs(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage(message);
}

/** Listens to the other tabs. @returns the function that ends it */
export function listenToOtherTabs(onMessage: (message: TabMessage) => void): () => void {
  let own: BroadcastChannel;
  try {
    own = new BroadcastChannel(versionsName);
  } catch {
    // Firefox refuses channels where cookies are blocked.
    return () => undefined;
  }
  own.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data) && data.every((part) => typeof part === 'string')) onMessage(data);
  });
  channel = own;
  return () => {
    own.close();
    if (channel === own) channel = undefined;
  };
}
