import * as v from 'valibot';

import { isSameCheckIns } from './check-ins';
import { isSameQuarters, mergedQuarters } from './closed-quarter';
import type { GoalLink } from './drafted-for';
import type { GoalRecord } from './goal';
import {
  goalIdentity,
  identityOf,
  matchesIdentity,
  recordOfIdentity,
  type GoalIdentity,
  type Identified,
} from './goal-identity';
import type { GoalKind } from './goal-kind';
import { groupBy } from './group-by';
import { unitedCheckIns, type Resulting } from './merged-goal';
import { ifReadable, readRows, unreadableRows } from './stored-parts';
import { isSameVersion, isUnreadable, readVersion, withQuarters, type GoalVersion, type GoalVersions } from './version';

/*
 * The backup of a pocket (docs/product.md 7.19): versions by the ids and identities of their records, and people by their keys in the
 * employee list, never by name.
 */

const format = 'cairn-wording';
const formatVersion = 1;

const fileId = v.object({ id: v.pipe(v.string(), v.minLength(1)) });

const fileLink = v.object({
  ...fileId.entries,
  identity: ifReadable(goalIdentity),
  person: v.string(),
  isByRole: v.fallback(v.boolean(), false),
});

export type FileLink = v.InferOutput<typeof fileLink>;

/** Writes a backup, with unreadable values as they are. @param unreadable values of other stores, by what they are */
export function backupFile(
  kind: GoalKind,
  versions: GoalVersions,
  links: readonly GoalLink[],
  unreadable: Readonly<Record<string, readonly unknown[]>> = {},
): string {
  const records = Array.from(versions, ([id, stored]) =>
    isUnreadable(stored) ? { id, unreadable: stored.unreadable } : { id, ...stored },
  );
  const people = links.map(({ record, ...link }) => ({ id: record.key, identity: identityOf(record), ...link }));
  const others = Object.entries(unreadable).filter(([, values]) => values.length > 0);
  const file = {
    format,
    version: formatVersion,
    kind,
    records,
    ...(people.length > 0 && { people }),
    ...(others.length > 0 && {
      unreadable: Object.fromEntries(others),
    }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

type FileVersions = ReadonlyMap<string, GoalVersion>;

/** The readable entries of a backup and the number of unreadable ones, or the problem of the file. */
export type ReadFile =
  | { versions: FileVersions; links: readonly FileLink[]; unreadable: number }
  | { problem: 'unknown' | 'newer' | 'other kind' };

const fileForm = v.looseObject({ format: v.literal(format), records: v.array(v.unknown()) });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads any file as a backup, of any size. @param kind of the pocket */
export function readBackup(text: string, kind: GoalKind): ReadFile {
  // Some editors add a byte order mark.
  const file = parsed(text.replace(/^\ufeff/, ''));
  if (!v.is(fileForm, file)) return { problem: 'unknown' };
  if (file['version'] !== formatVersion) return { problem: 'newer' };
  if (file['kind'] !== kind) return { problem: 'other kind' };
  const versions = new Map<string, GoalVersion>();
  let unreadable = 0;
  for (const record of file.records) {
    const version = readVersion(record);
    const before = v.is(fileId, record) ? versions.get(record.id) : undefined;
    if (!v.is(fileId, record) || version === null) unreadable += 1;
    else if (before === undefined || before.savedAt < version.savedAt) versions.set(record.id, version);
  }
  return {
    versions,
    links: readRows(fileLink, file['people']),
    unreadable: unreadable + unreadableRows(fileLink, file['people']).length,
  };
}

/** Two versions of a record, each with the quarters that only the other one has. */
export type Conflict = { id: string; here: GoalVersion; file: GoalVersion; newest: 'here' | 'file' };

export type Merge = {
  /** The versions of the file by record key. */
  given: FileVersions;
  /** Only in the file. */
  added: readonly string[];
  conflicts: readonly Conflict[];
  /** Equal here, with check-ins or closed quarters only in the file. */
  extended: readonly string[];
  same: readonly string[];
  /** The stored value here is unreadable. */
  blocked: readonly string[];
  /** Versions of no record in this pocket. */
  unknownCount: number;
};

const withQuartersOf = (version: GoalVersion, other: GoalVersion | undefined): GoalVersion =>
  withQuarters(version, mergedQuarters(version.quarters ?? [], other?.quarters ?? []));

/** A version merged with another one of its record: their check-ins, and the quarters that it lacks. */
export const unitedVersion = (record: Resulting, version: GoalVersion, other: GoalVersion | undefined): GoalVersion =>
  withQuartersOf({ ...version, checkIns: unitedCheckIns(record, version, other) }, other);

type Row = Resulting & Identified;

/** Finds the record of an entry: the one with its id and identity, else the one with its identity. */
function findRecords<Found extends Row>(records: ReadonlyMap<string, Found>) {
  const byGoal = groupBy(
    Array.from(records, ([key, record]) => ({ ...record, key })),
    ({ goal }) => goal,
  );
  return (id: string, identity: GoalIdentity | undefined): string | undefined => {
    const record = records.get(id);
    if (identity === undefined || (record !== undefined && matchesIdentity(identity, record))) return record && id;
    return recordOfIdentity(identity, byGoal.get(identity.goal) ?? [])?.key;
  };
}

/** The versions of a file by record key, the newest of two for one record. */
function placed(file: FileVersions, records: ReadonlyMap<string, Row>): { given: FileVersions; unknownCount: number } {
  const keyOf = findRecords(records);
  const given = new Map<string, GoalVersion>();
  let unknownCount = 0;
  for (const [id, version] of file) {
    const key = keyOf(id, version.identity);
    const before = key === undefined ? undefined : given.get(key);
    if (key === undefined) unknownCount += 1;
    else if (before === undefined || before.savedAt < version.savedAt) given.set(key, version);
  }
  return { given, unknownCount };
}

/** The links of a file for records without a person here. @param known links of this browser */
export function newLinks(
  links: readonly FileLink[],
  records: readonly GoalRecord[],
  known: readonly GoalLink[],
): GoalLink[] {
  const free = new Map(records.map((record) => [record.key, record]));
  const keyOf = findRecords(free);
  for (const { record } of known) free.delete(record.key);
  return links.flatMap(({ id, identity, person, isByRole }) => {
    const record = free.get(keyOf(id, identity) ?? '');
    return record ? [{ record, person, isByRole }] : [];
  });
}

/** Compares a file with this browser's versions. @param records of the pocket by id */
export function mergeVersions(here: GoalVersions, file: FileVersions, records: ReadonlyMap<string, Row>): Merge {
  const { given, unknownCount } = placed(file, records);
  const added: string[] = [];
  const extended: string[] = [];
  const same: string[] = [];
  const blocked: string[] = [];
  const conflicts: Conflict[] = [];
  for (const [id, version] of given) {
    const [record, own] = [records.get(id), here.get(id)];
    if (record === undefined) continue;
    // `keeping` sets another record's version aside.
    if (own === undefined || (!isUnreadable(own) && !matchesIdentity(own.identity, record))) added.push(id);
    else if (isUnreadable(own)) blocked.push(id);
    else {
      const [mine, theirs] = [withQuartersOf(own, version), withQuartersOf(version, own)];
      if (!isSameVersion(mine, theirs)) {
        conflicts.push({ id, here: mine, file: theirs, newest: version.savedAt > own.savedAt ? 'file' : 'here' });
        continue;
      }
      const after = unitedVersion(record, own, version);
      const isSame =
        isSameCheckIns(own.checkIns, after.checkIns) && isSameQuarters(own.quarters ?? [], after.quarters ?? []);
      (isSame ? same : extended).push(id);
    }
  }
  return { given, added, conflicts, extended, same, blocked, unknownCount };
}
