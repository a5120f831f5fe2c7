import { changeStored, readWordings } from '@/device/wordings-db';
import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import { isUnreadable, type Wording } from '@/domain/wording';
import { ownerOrTokenHash } from '@/session/owner';
import { wordingsName } from '@/session/storage';

import { db } from '../../mock-api/node.ts';

type Options = { audience?: Audience; kind?: GoalKind; owner?: string };

/**
 * Stores wordings by the goals of their records, as another tab does whose message has not come yet.
 * @param wordings null removes
 */
export async function storeWordings(
  wordings: Record<string, Partial<Wording> | null>,
  { audience = 'individual', kind = 'okr', owner = ownerOrTokenHash() }: Options = {},
): Promise<void> {
  const changes = new Map<string, Wording | null>();
  for (const { id, goal } of db.tables.goals) {
    const wording = wordings[goal];
    if (wording === null) changes.set(id, null);
    else if (wording)
      changes.set(id, { lines: null, note: '', progress: [], checkIns: [], savedAt: Date.now(), ...wording });
  }
  await changeStored([owner, audience, kind], [...changes.keys()], () => changes);
}

/** The text of a file with a wording of one line for each id of an OKR. */
export function wordingFile(lines: Record<string, string>): string {
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
export async function storedWordings(): Promise<Wording[]> {
  const stored = await readWordings([ownerOrTokenHash(), 'individual', 'okr'], null);
  return [...stored.values()].filter((each): each is Wording => !isUnreadable(each));
}

/** Sends what another tab says after it has written, or deleted a record. */
export function hearFromAnotherTab(deleted?: string, audience: Audience = 'individual'): void {
  db.tables.goals = db.tables.goals.filter(({ id }) => id !== deleted);
  const channel = new BroadcastChannel(wordingsName);
  const scope = [ownerOrTokenHash(), audience, 'okr'];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(deleted === undefined ? scope : [...scope, deleted]);
  channel.close();
}
