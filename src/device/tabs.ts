import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import { wordingsName } from '@/session/storage';

/*
 * What the tabs of one browser tell each other: that own wordings or answers about strategic goals were written, and that a
 * record was deleted (docs/product.md 7.19, 7.23). A browser without channels, or one that refuses them, hears of nothing and
 * works all the same.
 */

/** Whose wordings of which pocket. */
export type Scope = readonly [owner: string, audience: Audience, kind: GoalKind];

/** A pocket whose wordings were written; with `deleted`, whose record of this key is gone. */
type PocketMessage = { scope: Scope; deleted?: string; answersOf?: undefined };

/** Whose answers about strategic goals were written. */
type AnswersMessage = { scope?: undefined; answersOf: string };

export type TabMessage = PocketMessage | AnswersMessage;

/** The channel that this tab listens to: what is sent through it reaches the other tabs only. */
let channel: BroadcastChannel | undefined;

/** What a message about answers begins with. */
const answers = 'goal answers';

/** Tells the other tabs, once this one listens to them. */
export function notifyOtherTabs(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage(textsOf(message));
}

/** Older versions of this page leave alone what has two texts. */
function textsOf(message: TabMessage): readonly string[] {
  if (message.answersOf !== undefined) return [answers, message.answersOf];
  const { scope, deleted } = message;
  return deleted === undefined ? scope : [...scope, deleted];
}

/** @returns null for what an older version of this page may say in another tab */
function readMessage(data: unknown): TabMessage | null {
  if (!Array.isArray(data) || !data.every((part) => typeof part === 'string')) return null;
  if (data.length === 2 && data[0] === answers) return { answersOf: data[1] ?? '' };
  if (data.length < 3) return null;
  const [owner, audience, kind, deleted] = data as [string, Audience, GoalKind, string?];
  return { scope: [owner, audience, kind], ...(deleted !== undefined && { deleted }) };
}

/**
 * Listens to the other tabs. While the page is in the browser's cache the channel is closed: it would keep the page out of
 * there.
 * @param onMessage called with what another tab says, and with null when the page comes back and may have missed some
 * @returns the function that ends it
 */
export function listenToOtherTabs(onMessage: (message: TabMessage | null) => void): () => void {
  let own: BroadcastChannel | undefined;

  function open(): void {
    try {
      own = new BroadcastChannel(wordingsName);
    } catch {
      // Firefox refuses it where cookies are blocked. Each tab is then right by itself, and reads before it writes.
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
