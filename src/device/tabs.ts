import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import { versionsName } from '@/session/storage';

/*
 * Messages between the tabs of a browser (docs/product.md 7.19, 7.23). Where BroadcastChannel is missing or refused, each tab
 * still reads before it writes.
 */

/** A pocket of an owner. */
export type Scope = readonly [owner: string, audience: Audience, kind: GoalKind];

/** Versions of a pocket were written; with `deleted`, the record of that key was deleted. */
type PocketMessage = { scope: Scope; deleted?: string; answersOf?: undefined };

/** An owner's answers about strategic goals were written. */
type AnswersMessage = { scope?: undefined; answersOf: string };

type TabMessage = PocketMessage | AnswersMessage;

/** A channel reaches other tabs only. */
let channel: BroadcastChannel | undefined;

/** First text of a message about answers. Messages are lists of texts; older versions of this page ignore two texts. */
const answers = 'goal answers';

/** Notifies the other tabs, once this one listens to them. */
export function notifyOtherTabs(message: TabMessage): void {
  const texts =
    message.answersOf === undefined ? [...message.scope, message.deleted ?? []].flat() : [answers, message.answersOf];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage(texts);
}

/** @returns null for messages of older versions of this page */
function readMessage(data: unknown): TabMessage | null {
  if (!Array.isArray(data) || !data.every((part) => typeof part === 'string')) return null;
  if (data.length === 2 && data[0] === answers) return { answersOf: data[1] ?? '' };
  if (data.length < 3) return null;
  const [owner, audience, kind, deleted] = data as [string, Audience, GoalKind, string?];
  return { scope: [owner, audience, kind], ...(deleted !== undefined && { deleted }) };
}

/**
 * Listens to the other tabs. An open channel would keep the page out of the back/forward cache, so it is closed there.
 * @param onMessage called with each message, and with null when the page comes back from that cache
 * @returns the function that ends it
 */
export function listenToOtherTabs(onMessage: (message: TabMessage | null) => void): () => void {
  let own: BroadcastChannel | undefined;

  function open(): void {
    try {
      own = new BroadcastChannel(versionsName);
    } catch {
      // Firefox refuses channels where cookies are blocked.
      return;
    }
    own.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (message !== null) onMessage(message);
    });
    channel = own;
  }

  function close(): void {
    own?.close();
    if (channel === own) channel = undefined;
    own = undefined;
  }

  function handlePageShow({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    open();
    onMessage(null);
  }

  open();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    close();
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', handlePageShow);
  };
}
