import { isSameCheckIns } from './check-ins';
import { isSameQuarters, mergedQuarters } from './closed-quarter';
import { isIdentityOf, recordOfIdentity, type Identified } from './goal-identity';
import type { GoalKind } from './goal-kind';
import type { Resulting } from './merged-goal';
import { unitedCheckIns } from './united-check-ins';
import { isSameWording, isUnreadable, readWording, withQuarters, type Wording, type Wordings } from './wording';

/*
 * The file that takes a person's wordings to another device and back (docs/product.md 7.19). It holds the wordings of
 * one pocket by the ids and identities of their records, and nothing of the person.
 */

const format = 'cairn-wording';
const version = 1;

/** The text of a file with the wordings of a kind. A value that cannot be read is in it as it is. */
export function wordingFile(kind: GoalKind, wordings: Wordings): string {
  const records = Array.from(wordings, ([id, stored]) =>
    isUnreadable(stored) ? { id, unreadable: asJson(stored.unreadable) } : { id, ...stored },
  );
  return `${JSON.stringify({ format, version, kind, records }, null, 2)}\n`;
}

/** A value that JSON can hold. */
function asJson(value: unknown): unknown {
  try {
    JSON.stringify(value);
    return value;
  } catch {
    return String(value);
  }
}

type FileWordings = ReadonlyMap<string, Wording>;

/** What a file holds: the wordings that could be read, and how many could not; or why it is no such file. */
export type ReadFile = { wordings: FileWordings; unreadable: number } | { problem: 'unknown' | 'newer' | 'other kind' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reads the text of a file. It may be any file: what is not understood is counted, and nothing of it is kept. It has no limit
 * of its own: the file of everything that is stored here comes in again.
 * @param kind of the pocket it is read for
 */
export function readWordingFile(text: string, kind: GoalKind): ReadFile {
  // Some editors begin a file with a byte order mark.
  const file = parsed(text.replace(/^\ufeff/, ''));
  if (typeof file !== 'object' || file === null) return { problem: 'unknown' };
  const { format: fileFormat, version: fileVersion, kind: fileKind, records } = file as Record<string, unknown>;
  if (fileFormat !== format || !Array.isArray(records)) return { problem: 'unknown' };
  if (fileVersion !== version) return { problem: 'newer' };
  if (fileKind !== kind) return { problem: 'other kind' };
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
  return typeof id === 'string' && id !== '' ? id : null;
}

/** A record that was worded differently on this device and in the file. */
export type Conflict = { id: string; here: Wording; file: Wording; newest: 'here' | 'file' };

export type Merge = {
  /** The wordings of the file by the keys of the records that they belong to. */
  given: FileWordings;
  /** In the file only, of records in this pocket. */
  added: readonly string[];
  conflicts: readonly Conflict[];
  /** The same here, but for check-ins and closed quarters that are in the file only. */
  extended: readonly string[];
  /** The same here. */
  same: readonly string[];
  /** Of records whose stored value cannot be read here. */
  blocked: readonly string[];
  /** How many are of no record in this pocket. */
  unknownCount: number;
};

/** A wording with the closed quarters of another one that it lacks. */
const withQuartersOf = (wording: Wording, other: Wording | undefined): Wording =>
  withQuarters(wording, mergedQuarters(wording.quarters ?? [], other?.quarters ?? []));

/** A wording with what another one of the same record has beside its words: check-ins by day, quarters that it lacks. */
export const unitedWording = (record: Resulting, wording: Wording, other: Wording | undefined): Wording =>
  withQuartersOf({ ...wording, checkIns: unitedCheckIns(record, wording, other) }, other);

type Row = Resulting & Identified;

/**
 * The wordings of a file by the keys of the records that they belong to: the record with their id where it has their goal, role
 * and date, else the one that has them. Of two for one record the newest.
 */
function placed(file: FileWordings, records: ReadonlyMap<string, Row>): { given: FileWordings; unknownCount: number } {
  const byGoal = new Map<string, (Row & { key: string })[]>();
  for (const [key, record] of records) {
    const rows = byGoal.get(record.goal);
    if (rows) rows.push({ ...record, key });
    else byGoal.set(record.goal, [{ ...record, key }]);
  }
  const keyOf = (id: string, { identity }: Wording): string | undefined => {
    const record = records.get(id);
    if (identity === undefined || (record !== undefined && isIdentityOf(identity, record))) return record && id;
    return recordOfIdentity(identity, byGoal.get(identity.goal) ?? [])?.key;
  };
  const given = new Map<string, Wording>();
  let unknownCount = 0;
  for (const [id, wording] of file) {
    const key = keyOf(id, wording);
    const before = key === undefined ? undefined : given.get(key);
    if (key === undefined) unknownCount += 1;
    else if (before === undefined || before.savedAt < wording.savedAt) given.set(key, wording);
  }
  return { given, unknownCount };
}

/**
 * Compares a file with what this device has, record by record. Where both differ a person chooses; the newest is offered.
 * @param records of the pocket by their ids
 */
export function mergeWordings(here: Wordings, file: FileWordings, records: ReadonlyMap<string, Row>): Merge {
  const { given, unknownCount } = placed(file, records);
  const added: string[] = [];
  const extended: string[] = [];
  const same: string[] = [];
  const blocked: string[] = [];
  const conflicts: Conflict[] = [];
  for (const [id, wording] of given) {
    const [record, own] = [records.get(id), here.get(id)];
    if (record === undefined) continue;
    // That of another record is set aside.
    if (own === undefined || (!isUnreadable(own) && !isIdentityOf(own.identity, record))) added.push(id);
    else if (isUnreadable(own)) blocked.push(id);
    else if (!isSameWording(withQuartersOf(own, wording), withQuartersOf(wording, own))) {
      conflicts.push({ id, here: own, file: wording, newest: wording.savedAt > own.savedAt ? 'file' : 'here' });
    } else {
      const after = unitedWording(record, own, wording);
      const isSame =
        isSameCheckIns(own.checkIns, after.checkIns) && isSameQuarters(own.quarters ?? [], after.quarters ?? []);
      (isSame ? same : extended).push(id);
    }
  }
  return { given, added, conflicts, extended, same, blocked, unknownCount };
}
