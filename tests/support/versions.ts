import { versionsKey } from '@/device/refresh';
import { deletedRecord } from '@/device/tabs';
import { changeStored, readVersions } from '@/device/versions-db';
import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import { isUnreadable, noVersion, type GoalVersion } from '@/domain/version';
import { ownerOrTokenHash } from '@/session/owner';
import { versionsName } from '@/session/storage';

import { db } from '../../mock-api/node.ts';

type Options = { audience?: Audience; kind?: GoalKind; owner?: string };

/**
 * Stores versions by the goals of their records, like another tab whose message is still pending.
 * @param versions null removes
 */
export async function storeVersions(
  versions: Record<string, Partial<GoalVersion> | null>,
  { audience = 'individual', kind = 'okr', owner = ownerOrTokenHash() }: Options = {},
): Promise<void> {
  const changes = new Map<string, GoalVersion | null>();
  for (const { id, goal } of db.tables.goals) {
    const version = versions[goal];
    if (version === null) changes.set(id, null);
    else if (version) changes.set(id, { ...noVersion, savedAt: Date.now(), ...version });
  }
  await changeStored([owner, audience, kind], [...changes.keys()], () => changes);
}

/** The text of a file with a version of one line for each id of an OKR. */
export function backupFile(lines: Record<string, string>): string {
  const records = Object.entries(lines).map(([id, line]) => ({
    id,
    lines: [line],
    note: '',
    progress: [],
    savedAt: 1,
  }));
  return JSON.stringify({ format: 'cairn-wording', version: 1, kind: 'okr', records });
}

/** The id of the record with a goal. */
export const idOf = (goal: string): string => db.tables.goals.find((record) => record.goal === goal)?.id ?? '';

/** The stored versions of the signed-in person's OKRs. */
export async function storedVersions(): Promise<GoalVersion[]> {
  const stored = await readVersions([ownerOrTokenHash(), 'individual', 'okr'], null);
  return [...stored.values()].filter((each): each is GoalVersion => !isUnreadable(each));
}

/** Sends another tab's message after a write, or a deletion of a record. */
export function hearFromAnotherTab(deleted?: string, audience: Audience = 'individual', kind: GoalKind = 'okr'): void {
  db.tables.goals = db.tables.goals.filter(({ id }) => id !== deleted);
  const channel = new BroadcastChannel(versionsName);
  const scope = [ownerOrTokenHash(), audience, kind];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(deleted === undefined ? [...versionsKey, ...scope] : [deletedRecord, ...scope, deleted]);
  channel.close();
}
