import { useSyncExternalStore } from 'react';

import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import type { Wording, Wordings } from '@/domain/wording';
import { log } from '@/lib/log';

import { removeDraft } from './drafts';
import { ownerOrTokenHash } from './owner';
import { onStoredChange, storedValues } from './storage';
import { onWrittenElsewhere, readWordings, writeWordings, type Scope } from './wordings-db';

/*
 * A person's own wordings, as this page knows them: what the browser's database has, and what it would not keep, for as
 * long as the page lives (docs/product.md 5.11).
 */

/** Changes to wordings by record; null removes. */
type Changes = ReadonlyMap<string, Wording | null>;

const none: Wordings = new Map();

/** What this page knows, by pocket and owner. */
const known = new Map<string, Wordings>();

/** What could not be written, by the same. It hides what is stored. */
const unwritten = new Map<string, Map<string, Wording | null>>();

let isKeeping = true;
let writes = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

const scopeOf = (audience: Audience, kind: GoalKind, owner = ownerOrTokenHash()): Scope => [owner, audience, kind];

const nameOf = (scope: Scope): string => JSON.stringify(scope);

onWrittenElsewhere((written) => {
  for (const name of known.keys()) {
    if (written === null || nameOf(written) === name) void read(JSON.parse(name) as Scope);
  }
});

function setKeeping(now: boolean): void {
  if (isKeeping === now) return;
  isKeeping = now;
  tell();
}

/** Shows a pocket's wordings with changes to them. */
function show(name: string, wordings: Wordings, changes: Changes): void {
  const next = new Map(wordings);
  for (const [id, wording] of changes) {
    if (wording === null) next.delete(id);
    else next.set(id, wording);
  }
  const isEmpty = next.size === 0 && (known.get(name) ?? none).size === 0;
  known.set(name, isEmpty ? none : next);
  if (!isEmpty) tell();
}

async function read(scope: Scope): Promise<void> {
  const name = nameOf(scope);
  const before = writes;
  // Of whoever was signed in before, nothing is read any more.
  if (scope[0] !== ownerOrTokenHash()) return;
  try {
    const stored = await readWordings(scope, storedValues().email);
    // Written in the meantime: what was read is older.
    if (writes !== before) return await read(scope);
    show(name, stored, unwritten.get(name) ?? none);
  } catch (reason) {
    log('What is kept on this device could not be read.', reason);
    setKeeping(false);
  }
}

/** What is known of the signed-in person's wordings of a pocket; the same object as long as nothing changed. */
export function wordingsOf(audience: Audience, kind: GoalKind): Wordings {
  return known.get(nameOf(scopeOf(audience, kind))) ?? none;
}

/**
 * Reads the wordings of a pocket, and those of whoever signs in next, and calls back after each change.
 * @returns the unsubscribe function
 */
export function watchWordings(audience: Audience, kind: GoalKind, listener: () => void): () => void {
  let owner: string | undefined;
  const readOwn = () => {
    const scope = scopeOf(audience, kind);
    if (scope[0] === owner) return;
    [owner] = scope;
    listener();
    void read(scope);
  };
  readOwn();
  const stops = [subscribe(listener), onStoredChange(readOwn)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Reads the wordings of a pocket once more: another tab may have written a moment ago.
 * @returns what is known then
 */
export async function readWordingsAgain(audience: Audience, kind: GoalKind): Promise<Wordings> {
  await read(scopeOf(audience, kind));
  return wordingsOf(audience, kind);
}

/** Whether this browser keeps wordings, as far as is known: false after it refused to read or to write one. */
export function useKeepsWordings(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isKeeping,
    () => true,
  );
}

/**
 * Keeps wordings of a pocket. The page shows them at once, also where the browser keeps nothing.
 * @returns whether they were written
 */
export function saveWordings(audience: Audience, kind: GoalKind, changes: Changes): Promise<boolean> {
  return write(scopeOf(audience, kind), changes);
}

async function write(scope: Scope, changes: Changes): Promise<boolean> {
  const name = nameOf(scope);
  const waiting = unwritten.get(name) ?? new Map<string, Wording | null>();
  unwritten.set(name, waiting);
  const shown = known.get(name) ?? none;
  /** What is stored of those that are to be removed. */
  const stored = [...changes].flatMap(([id, wording]) => {
    const before = shown.get(id);
    return wording !== null || before === undefined || waiting.has(id) ? [] : [[id, before] as const];
  });
  for (const [id, wording] of changes) waiting.set(id, wording);
  writes += 1;
  show(name, shown, changes);
  try {
    await writeWordings(scope, changes);
    for (const [id, wording] of changes) if (waiting.get(id) === wording) waiting.delete(id);
    setKeeping(true);
    return true;
  } catch (reason) {
    log('A wording could not be kept on this device.', reason);
    setKeeping(false);
    showAgain(name, waiting, stored);
    return false;
  }
}

/** Shows what is stored and could not be removed, so that this can be tried again. */
function showAgain(
  name: string,
  waiting: Map<string, Wording | null>,
  stored: readonly (readonly [string, Wording])[],
) {
  const still = stored.filter(([id]) => waiting.get(id) === null);
  for (const [id] of still) waiting.delete(id);
  show(name, known.get(name) ?? none, new Map(still));
}

/** Keeps the wording of one record. @returns whether it was written */
export function saveWording(audience: Audience, kind: GoalKind, id: string, wording: Wording): Promise<boolean> {
  return saveWordings(audience, kind, new Map([[id, wording]]));
}

/** The name of the draft of a wording that is being edited. */
export const wordingDraft = (audience: Audience, kind: GoalKind, id: string): string =>
  ['wording', audience, kind, id].join(' ');

/**
 * Removes the wording of a record with its draft.
 * @param owner whose it is, where somebody else may have signed in meanwhile
 * @returns whether it is removed
 */
export function discardWording(audience: Audience, kind: GoalKind, id: string, owner?: string): Promise<boolean> {
  const scope = scopeOf(audience, kind, owner);
  // The drafts of anybody else are gone by now.
  if (scope[0] === ownerOrTokenHash()) removeDraft(wordingDraft(audience, kind, id));
  return write(scope, new Map([[id, null]]));
}
