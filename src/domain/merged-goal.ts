import { movedCheckIns, uniteCheckIns, type CheckIn } from './check-ins';
import { presentPlaces, type ClosedQuarter } from './closed-quarter';
import type { GoalRecord } from './goal';
import { identityOf, matchesIdentity, type Identified } from './goal-identity';
import { earlierResults } from './result/earlier-results';
import { linesOfTexts } from './result/own-lines';
import { readResult } from './result/read-result';
import { resultsOf, shownLine, type ResultLine } from './result/result-line';
import { isSameLines, isUnreadable, typedValue, type GoalVersion, type GoalVersions } from './version';

/* Merges saved goals with the user's versions, for everything that shows, searches, checks or exports them (docs/product.md 7.19). */

/** A saved goal with the user's version. */
export type MergedGoal = {
  lines: readonly ResultLine[];
  note: string;
  /** Percent by line; null for other lines than results, and for a result without progress. */
  progress: readonly (number | null)[];
  /** The value of each line's progress with its unit; null where none was typed. */
  values: readonly (string | null)[];
  /** Newest first. */
  quarters: readonly ClosedQuarter[];
};

export type Resulting = Pick<GoalRecord, 'kind' | 'result'>;

/** The lines of a record as its backend wrote them. */
export const originalLines = ({ result, kind }: Resulting): ResultLine[] => readResult(result, kind);

/** The lines of the version, else those of the record. */
export const mergedLines = (record: Resulting, version: GoalVersion | undefined): readonly ResultLine[] =>
  version?.lines ? linesOfTexts(version.lines, version.types) : originalLines(record);

/** Merges one record with its version. */
export function mergeVersion(record: Resulting, version: GoalVersion | undefined): MergedGoal {
  const lines = mergedLines(record, version);
  let count = 0;
  const results = lines.map(({ type }) => (type === 'result' ? count++ : null));
  const values = results.map((result) => (version && result !== null ? typedValue(version, result) : null));
  const percentOf = (result: number | null) => (result === null ? undefined : version?.progress[result]) ?? 0;
  return {
    lines,
    note: version?.note ?? '',
    progress: results.map((result, index) => percentOf(result) || (values[index] === null ? null : 0)),
    values,
    quarters: version?.quarters ?? [],
  };
}

/** Lists ask for each version often. */
const counted = new WeakMap<GoalVersion, { result: string; version: GoalVersion }>();

/** A version whose progress and check-ins follow the results as they are read now: by their texts. */
function recounted(record: Resulting, version: GoalVersion): GoalVersion {
  if (version.lines !== null || (version.progress.length === 0 && version.checkIns.length === 0)) return version;
  const known = counted.get(version);
  if (known?.result === record.result) return known.version;
  const results = resultsOf(originalLines(record));
  const before = version.counted ?? earlierResults(record.result);
  const next = isSameLines(before, results) ? version : moved(version, before, results);
  counted.set(version, { result: record.result, version: next });
  return next;
}

function moved(version: GoalVersion, before: readonly string[], results: readonly string[]): GoalVersion {
  const places = presentPlaces(
    before.map((text) => ({ text })),
    results,
  );
  const from = results.map((_, place) => places.indexOf(place));
  return {
    ...version,
    progress: from.map((place) => version.progress[place] ?? 0),
    checkIns: movedCheckIns(
      version.checkIns,
      from.map((place) => (place === -1 ? null : place)),
    ),
    counted: results,
  };
}

/**
 * The check-ins of a version with those of another one of the same record. A result has those of the result with the same text;
 * where both have one of a day, the version that was saved last wins.
 */
export function unitedCheckIns(
  record: Resulting,
  version: GoalVersion,
  other: GoalVersion | undefined,
): readonly CheckIn[] {
  if (other === undefined || other.checkIns.length === 0) return version.checkIns;
  const [mine, theirs] = [version, other].map((each) => resultsOf(mergedLines(record, each))) as [string[], string[]];
  const places = presentPlaces(
    mine.map((text) => ({ text })),
    theirs,
  );
  const there = movedCheckIns(other.checkIns, places);
  return other.savedAt > version.savedAt
    ? uniteCheckIns(version.checkIns, there)
    : uniteCheckIns(there, version.checkIns);
}

/** The stored value under a record's key: its version, another record's, or an unreadable value. */
export type KeptOfRecord =
  | { state: 'known'; version: GoalVersion }
  | { state: 'absent' }
  | { state: 'of another'; version: GoalVersion }
  | { state: 'unreadable' };

type Keyed = Identified & Resulting & Pick<GoalRecord, 'key'>;

export function findStored(versions: GoalVersions, record: Keyed): KeptOfRecord {
  const stored = versions.get(record.key);
  if (stored === undefined) return { state: 'absent' };
  if (isUnreadable(stored)) return { state: 'unreadable' };
  return matchesIdentity(stored.identity, record)
    ? { state: 'known', version: recounted(record, stored) }
    : { state: 'of another', version: stored };
}

/** The version of a record, undefined without one. */
export function knownVersion(versions: GoalVersions, record: Keyed): GoalVersion | undefined {
  const kept = findStored(versions, record);
  return kept.state === 'known' ? kept.version : undefined;
}

/** Stores the counted results where the earlier count would differ. */
function withCount(record: Resulting, version: GoalVersion): GoalVersion {
  const { counted: _, ...rest } = version;
  if (version.lines !== null || (version.progress.length === 0 && version.checkIns.length === 0)) return rest;
  const results = resultsOf(originalLines(record));
  return isSameLines(results, earlierResults(record.result)) ? rest : { ...rest, counted: results };
}

/** Separates the key of a version that was set aside for another record with its id. No id has a line break. */
const asideMark = '\n';

/**
 * The changes that store or remove the version of a record. Another record's version under its key is set aside.
 * @returns null where the stored value is unreadable: it stays
 */
export function keeping(
  versions: GoalVersions,
  record: Keyed,
  version: GoalVersion | null,
): ReadonlyMap<string, GoalVersion | null> | null {
  const kept = findStored(versions, record);
  if (kept.state === 'unreadable') return null;
  const isOther = kept.state === 'of another';
  if (version === null) return new Map(isOther ? [] : [[record.key, null]]);
  return new Map([
    [record.key, { ...withCount(record, version), identity: identityOf(record) }],
    ...(isOther ? [[`${record.key}${asideMark}${kept.version.savedAt}`, kept.version] as const] : []),
  ]);
}

type WithOwnVersion = { record: GoalRecord; version: GoalVersion };

/** The records of a pocket with the user's versions. Each is merged on demand: a pocket may have thousands. */
export type PocketGoals = {
  records: readonly GoalRecord[];
  versionOf: (record: GoalRecord) => GoalVersion | undefined;
  findStored: (record: GoalRecord) => KeptOfRecord;
  mergedOf: (record: GoalRecord) => MergedGoal;
  /** The searched text beside goal and role: lines, note and sentences of a version, else the result. */
  textOf: (record: GoalRecord) => string;
  /** The records with a version, in their order. */
  withOwnVersion: () => readonly WithOwnVersion[];
  /** The stored values that no record shows, by key: unreadable ones, and those of other records with the same ids. */
  unshown: () => GoalVersions;
};

/** Without these characters a result is searched as it is. */
const markup = /[*_`#|<>{}[\]\\~&]/;

/** The searched text of a record: its shown lines. */
export const searchedText = (record: Resulting): string =>
  markup.test(record.result) ? originalLines(record).map(shownLine).join('\n') : record.result;

/** Merges a pocket. @param versions the user's versions, by record key */
export function mergeGoals(records: readonly GoalRecord[], versions: GoalVersions): PocketGoals {
  const versionOf = (record: GoalRecord) => knownVersion(versions, record);
  let withOwnVersion: readonly WithOwnVersion[] | undefined;
  return {
    records,
    versionOf,
    findStored: (record) => findStored(versions, record),
    mergedOf: (record) => mergeVersion(record, versionOf(record)),
    textOf: (record) => {
      const version = versionOf(record);
      if (version === undefined) return searchedText(record);
      const { lines, note, quarters } = mergeVersion(record, version);
      const sentences = quarters.flatMap((quarter) => quarter.lines.map(({ sentence }) => sentence));
      return [...lines.map(shownLine), note, ...sentences].join('\n');
    },
    withOwnVersion: () =>
      (withOwnVersion ??=
        versions.size === 0
          ? []
          : records.flatMap((record) => {
              const version = versionOf(record);
              return version === undefined ? [] : [{ record, version }];
            })),
    unshown: () => {
      const others = records.filter((record) => findStored(versions, record).state === 'of another');
      const keys = new Set(others.map(({ key }) => key));
      return new Map(
        [...versions].filter(([key, stored]) => isUnreadable(stored) || keys.has(key) || key.includes(asideMark)),
      );
    },
  };
}
