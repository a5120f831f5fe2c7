import * as v from 'valibot';

import { ownerOrTokenHash } from '@/session/owner';
import { draftedForName } from '@/session/storage';

import { changeOwn, type Place } from './kept-store';

/** An entry of a downloaded calendar file: the key in its UID, its day '2026-12-31', and fingerprints of its lines. */
export type GivenEntry = { key: string; day: string; lines: readonly string[] };

type Given = Readonly<Record<string, readonly GivenEntry[]>>;

const schema = v.record(
  v.string(),
  v.array(v.object({ key: v.string(), day: v.string(), lines: v.array(v.string()) })),
);

const form = {
  read: (stored: unknown): Given | null => {
    const result = v.safeParse(schema, stored ?? {});
    return result.success ? result.output : null;
  },
  write: (given: Given) => given,
};

export const keptGiven = (owner: string): Place<Given> => ({
  database: draftedForName,
  key: ['calendar', owner],
  form,
});

/** Changes the stored entries of calendar files in one transaction (docs/product.md 23.2). @throws where storage fails */
export async function changeGiven(change: (given: Given) => Given): Promise<void> {
  await changeOwn(keptGiven(ownerOrTokenHash()), change);
}
