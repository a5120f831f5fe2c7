import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import { wordingsName } from '@/session/storage';

/*
 * What the tabs of one browser tell each other: that own wordings were written, and that a record was deleted
 * (docs/product.md 7.19). A browser without channels, or one that refuses them, is told of nothing and works all the same.
 */

/** Whose wordings of which pocket. */
export type Scope = readonly [owner: string, audience: Audience, kind: GoalKind];

/** A pocket whose wordings were written; with `deleted`, whose record of this id is gone. */
export type TabMessage = { scope: Scope; deleted?: string };

/** Receives what another tab says; null after messages may have been missed. */
type Listener = (message: TabMessage | null) => void;

const listeners = new Set<Listener>();

let channel: BroadcastChannel | undefined;

function open(): void {
  try {
    channel ??= new BroadcastChannel(wordingsName);
    channel.addEventListener('message', receive);
  } catch {
    // Firefox refuses it where cookies are blocked. Each tab is then right by itself, and reads before it writes.
  }
}

function close(): void {
  channel?.close();
  channel = undefined;
}

function receive({ data }: MessageEvent<unknown>): void {
  // An older version of this page may be open in the other tab, and know a part of it.
  if (!Array.isArray(data) || data.length < 3 || !data.every((part) => typeof part === 'string')) return;
  const [owner, audience, kind, deleted] = data as [string, Audience, GoalKind, string?];
  tell({ scope: [owner, audience, kind], ...(deleted !== undefined && { deleted }) });
}

function tell(message: TabMessage | null): void {
  for (const listener of listeners) listener(message);
}

function handlePageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  open();
  tell(null);
}

/** Tells the other tabs. */
export function tellOtherTabs({ scope, deleted }: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage(deleted === undefined ? scope : [...scope, deleted]);
}

/**
 * Calls back with what other tabs say, and with null when the page comes back from the browser's cache: the channel, which
 * would keep it out of there, is closed meanwhile.
 * @returns the unsubscribe function
 */
export function onOtherTabs(listener: Listener): () => void {
  if (listeners.size === 0) {
    open();
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', handlePageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    close();
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', handlePageShow);
  };
}
