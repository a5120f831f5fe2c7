import { isSameCheckIns } from './check-ins';
import { isSameQuarters, mergedQuarters } from './closed-quarter';
import type { GoalRecord } from './goal';
import type { GoalKind } from './goal-kind';
import { unitedCheckIns } from './united-check-ins';
import { isSameWording, readWording, withQuarters, type Wording, type Wordings } from './wording';

/*
 * The file that takes a person's wordings to another device and back (docs/product.md 7.19). It holds the wordings of
 * one pocket by the ids of their records, and nothing of the person.
 */

const format = 'cairn-wording';
const version = 1;

/** What a file may ask of this device at most. */
export const wordingFileLimits = { bytes: 20_000_000, records: 20_000, idLength: 500 } as const;

/** The text of a file with the wordings of a kind. */
export function wordingFile(kind: GoalKind, wordings: Wordings): string {
  const records = Array.from(wordings, ([id, wording]) => ({ id, ...wording }));
  return `${JSON.stringify({ format, version, kind, records }, null, 2)}\n`;
}

/** What a file holds: the wordings that could be read, and how many could not; or why it is no such file. */
export type ReadFile =
  | { wordings: Wordings; unreadable: number }
  | { problem: 'unknown' | 'newer' | 'too large' | 'other kind' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reads the text of a file. It may be any file: what is not understood is counted, and nothing of it is kept.
 * @param kind of the pocket it is read for
 */
export function readWordingFile(text: string, kind: GoalKind): ReadFile {
  if (text.length > wordingFileLimits.bytes) return { problem: 'too large' };
  // Some editors begin a file with a byte order mark.
  const file = parsed(text.replace(/^\ufeff/, ''));
  if (typeof file !== 'object' || file === null) return { problem: 'unknown' };
  const { format: fileFormat, version: fileVersion, kind: fileKind, records } = file as Record<string, unknown>;
  if (fileFormat !== format || !Array.isArray(records)) return { problem: 'unknown' };
  if (fileVersion !== version) return { problem: 'newer' };
  if (fileKind !== kind) return { problem: 'other kind' };
  if (records.length > wordingFileLimits.records) return { problem: 'too large' };
  const wordings = new Map<string, Wording>();
  let unreadable = 0;
  for (const record of records as unknown[]) {
    const id = idOf(record);
    const wording = readWording(record);
    const before = id === null ? undefined : wordings.get(id);
    if (id === null || wording === null) unreadable += 1;
    else if (before === undefined || before.savedAt < wording.savedAt) wordings.set(id, wording);
  }
  return { wordings, unreadable };
}

function idOf(record: unknown): string | null {
  if (typeof record !== 'object' || record === null) return null;
  const { id } = record as { id?: unknown };
  return typeof id === 'string' && id !== '' && id.length <= wordingFileLimits.idLength ? id : null;
}

type Result = Pick<GoalRecord, 'result'>;

/** A record that was worded differently on this device and in the file. */
export type Conflict = { id: string; here: Wording; file: Wording; newest: 'here' | 'file' };

export type Merge = {
  /** In the file only, of records in this pocket. */
  added: readonly string[];
  conflicts: readonly Conflict[];
  /** The same here, but for check-ins and closed quarters that are in the file only. */
  extended: readonly string[];
  /** The same here. */
  same: readonly string[];
  /** How many are of no record in this pocket. */
  unknownCount: number;
};

/** A wording with the closed quarters of another one that it lacks. */
const withQuartersOf = (wording: Wording, other: Wording | undefined): Wording =>
  withQuarters(wording, mergedQuarters(wording.quarters ?? [], other?.quarters ?? []));

/** A wording with what another one of the same record has beside its words: check-ins by day, quarters that it lacks. */
export const unitedWording = (record: Result, wording: Wording, other: Wording | undefined): Wording =>
  withQuartersOf({ ...wording, checkIns: unitedCheckIns(record, wording, other) }, other);

/**
 * Compares a file with what this device has, record by record. Where both differ a person chooses; the newest is offered.
 * @param records of the pocket by their ids
 */
export function mergeWordings(here: Wordings, file: Wordings, records: ReadonlyMap<string, Result>): Merge {
  const known = [...file].filter(([id]) => records.has(id));
  const conflicts = known.flatMap(([id, wording]): Conflict[] => {
    const own = here.get(id);
    if (own === undefined || isSameWording(withQuartersOf(own, wording), withQuartersOf(wording, own))) return [];
    return [{ id, here: own, file: wording, newest: wording.savedAt > own.savedAt ? 'file' : 'here' }];
  });
  const inConflict = new Set(conflicts.map(({ id }) => id));
  const agreed = known.filter(([id]) => here.has(id) && !inConflict.has(id)).map(([id]) => id);
  const extended = agreed.filter((id) => {
    const [record, own] = [records.get(id), here.get(id)];
    if (record === undefined || own === undefined) return false;
    const [before, after] = [own, unitedWording(record, own, file.get(id))];
    return (
      !isSameCheckIns(before.checkIns, after.checkIns) || !isSameQuarters(before.quarters ?? [], after.quarters ?? [])
    );
  });
  return {
    added: known.filter(([id]) => !here.has(id)).map(([id]) => id),
    conflicts,
    extended,
    same: agreed.filter((id) => !extended.includes(id)),
    unknownCount: file.size - known.length,
  };
}
