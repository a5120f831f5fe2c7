import { useEffect, useSyncExternalStore } from 'react';

import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import type { Wording, Wordings } from '@/domain/wording';
import { log } from '@/lib/log';

import { removeDraft } from './drafts';
import { ownerOrTokenHash } from './owner';
import { onStoredChange, storedValues } from './storage';
import type { Scope } from './wordings-db';

/*
 * A person's own wordings, as the pages see them: what the browser's database has, and what it would not keep, for as
 * long as the page lives (docs/product.md 5.11). The database itself is loaded beside the page.
 */

const none: Wordings = new Map();

/** What this page knows, by pocket and owner. */
const known = new Map<string, Wordings>();

/** What could not be written, by the same; null means removed. It hides what is stored. */
const unwritten = new Map<string, Map<string, Wording | null>>();

let isKeeping = true;
let changes = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

const scopeOf = (audience: Audience, kind: GoalKind): Scope => [ownerOrTokenHash(), audience, kind];

const nameOf = (scope: Scope): string => JSON.stringify(scope);

const importDb = () => import('./wordings-db');

let loading: ReturnType<typeof importDb> | undefined;

async function loadDb() {
  loading ??= importDb().then((db) => {
    db.watchWordings((written) => {
      for (const name of known.keys()) {
        if (written === null || nameOf(written) === name) void read(JSON.parse(name) as Scope);
      }
    });
    return db;
  });
  try {
    return await loading;
  } catch (reason) {
    // Offline, perhaps: the next use tries again.
    loading = undefined;
    throw reason;
  }
}

function setKeeping(now: boolean): void {
  if (isKeeping === now) return;
  isKeeping = now;
  tell();
}

/** Shows a pocket's wordings with changes to them; null removes. */
function show(name: string, wordings: Wordings, entries: ReadonlyMap<string, Wording | null>): void {
  const next = new Map(wordings);
  for (const [id, wording] of entries) {
    if (wording === null) next.delete(id);
    else next.set(id, wording);
  }
  const isEmpty = next.size === 0 && (known.get(name) ?? none).size === 0;
  known.set(name, isEmpty ? none : next);
  if (!isEmpty) tell();
}

async function read(scope: Scope): Promise<void> {
  const name = nameOf(scope);
  const before = changes;
  const { email } = storedValues();
  // Of whoever was signed in before, nothing is read any more.
  if (scope[0] !== ownerOrTokenHash()) return;
  try {
    const { readWordings } = await loadDb();
    const stored = await readWordings(scope, email);
    // Written in the meantime: what was read is older.
    if (changes !== before) return await read(scope);
    show(name, stored, unwritten.get(name) ?? none);
  } catch (reason) {
    log('What is kept on this device could not be read.', reason);
    setKeeping(false);
  }
}

/** The signed-in person's own wordings of a pocket, by the keys of its records; kept current with other tabs. */
export function useWordings(audience: Audience, kind: GoalKind): Wordings {
  const name = useSyncExternalStore(onStoredChange, () => nameOf(scopeOf(audience, kind)));
  useEffect(() => {
    // The owner is part of the name: another person's are read anew.
    if (name === nameOf(scopeOf(audience, kind))) void read(scopeOf(audience, kind));
  }, [name, audience, kind]);
  return useSyncExternalStore(
    subscribe,
    () => known.get(name) ?? none,
    () => none,
  );
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
 * Keeps wordings of a pocket, null removes. The page shows them at once, also where the browser keeps nothing.
 * @returns whether they were written
 */
export async function saveWordings(
  audience: Audience,
  kind: GoalKind,
  entries: ReadonlyMap<string, Wording | null>,
): Promise<boolean> {
  const scope = scopeOf(audience, kind);
  const name = nameOf(scope);
  const waiting = unwritten.get(name) ?? new Map<string, Wording | null>();
  unwritten.set(name, waiting);
  for (const [id, wording] of entries) waiting.set(id, wording);
  changes += 1;
  show(name, known.get(name) ?? none, entries);
  try {
    await (await loadDb()).writeWordings(scope, entries);
    for (const [id, wording] of entries) if (waiting.get(id) === wording) waiting.delete(id);
    setKeeping(true);
    return true;
  } catch (reason) {
    log('A wording could not be kept on this device.', reason);
    setKeeping(false);
    return false;
  }
}

/** Keeps the wording of one record. @returns whether it was written */
export function saveWording(audience: Audience, kind: GoalKind, id: string, wording: Wording): Promise<boolean> {
  return saveWordings(audience, kind, new Map([[id, wording]]));
}

/** The name of the draft of a wording that is being edited. */
export const wordingDraft = (audience: Audience, kind: GoalKind, id: string): string =>
  ['wording', audience, kind, id].join(' ');

/**
 * Removes the wording of a record with its draft, because it was discarded or the record deleted.
 * @returns whether it is removed
 */
export function forgetWording(audience: Audience, kind: GoalKind, id: string): Promise<boolean> {
  removeDraft(wordingDraft(audience, kind, id));
  return saveWordings(audience, kind, new Map([[id, null]]));
}
