import { movedCheckIns, uniteCheckIns, type CheckIn } from './check-ins';
import { presentPlaces, type ClosedQuarter } from './closed-quarter';
import type { GoalRecord } from './goal';
import { identityOf, isIdentityOf, type Identified } from './goal-identity';
import { earlierResults } from './result/earlier-results';
import { linesOfTexts } from './result/own-lines';
import { readResult } from './result/read-result';
import { resultsOf, shownLine, type ResultLine } from './result/result-line';
import { isSameLines, isUnreadable, valueOf, type Wording, type Wordings } from './wording';

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
export const mergedLines = (record: Resulting, wording: Wording | undefined): readonly ResultLine[] =>
  wording?.lines ? linesOfTexts(wording.lines, wording.types) : originalLines(record);

/** Merges one record with its version. */
export function mergeWording(record: Resulting, wording: Wording | undefined): MergedGoal {
  const lines = mergedLines(record, wording);
  let count = 0;
  const results = lines.map(({ type }) => (type === 'result' ? count++ : null));
  const values = results.map((result) => (wording && result !== null ? valueOf(wording, result) : null));
  const percentOf = (result: number | null) => (result === null ? undefined : wording?.progress[result]) ?? 0;
  return {
    lines,
    note: wording?.note ?? '',
    progress: results.map((result, index) => percentOf(result) || (values[index] === null ? null : 0)),
    values,
    quarters: wording?.quarters ?? [],
  };
}

/** Lists ask for each version often. */
const counted = new WeakMap<Wording, { result: string; wording: Wording }>();

/** A version whose progress and check-ins follow the results as they are read now: by their texts. */
function recounted(record: Resulting, wording: Wording): Wording {
  if (wording.lines !== null || (wording.progress.length === 0 && wording.checkIns.length === 0)) return wording;
  const known = counted.get(wording);
  if (known?.result === record.result) return known.wording;
  const results = resultsOf(originalLines(record));
  const before = wording.counted ?? earlierResults(record.result);
  const next = isSameLines(before, results) ? wording : moved(wording, before, results);
  counted.set(wording, { result: record.result, wording: next });
  return next;
}

function moved(wording: Wording, before: readonly string[], results: readonly string[]): Wording {
  const places = presentPlaces(
    before.map((text) => ({ text })),
    results,
  );
  const from = results.map((_, place) => places.indexOf(place));
  return {
    ...wording,
    progress: from.map((place) => wording.progress[place] ?? 0),
    checkIns: movedCheckIns(
      wording.checkIns,
      from.map((place) => (place === -1 ? null : place)),
    ),
    counted: results,
  };
}

/**
 * The check-ins of a version with those of another one of the same record. A result has those of the result with the same text;
 * where both have one of a day, the version that was saved last wins.
 */
export function unitedCheckIns(record: Resulting, wording: Wording, other: Wording | undefined): readonly CheckIn[] {
  if (other === undefined || other.checkIns.length === 0) return wording.checkIns;
  const [mine, theirs] = [wording, other].map((each) => resultsOf(mergedLines(record, each))) as [string[], string[]];
  const places = presentPlaces(
    mine.map((text) => ({ text })),
    theirs,
  );
  const there = movedCheckIns(other.checkIns, places);
  return other.savedAt > wording.savedAt
    ? uniteCheckIns(wording.checkIns, there)
    : uniteCheckIns(there, wording.checkIns);
}

/** The stored value under a record's key: its version, another record's, or an unreadable value. */
export type KeptOfRecord =
  | { state: 'known'; wording: Wording }
  | { state: 'absent' }
  | { state: 'of another'; wording: Wording }
  | { state: 'unreadable' };

type Keyed = Identified & Resulting & Pick<GoalRecord, 'key'>;

export function keptOf(wordings: Wordings, record: Keyed): KeptOfRecord {
  const stored = wordings.get(record.key);
  if (stored === undefined) return { state: 'absent' };
  if (isUnreadable(stored)) return { state: 'unreadable' };
  return isIdentityOf(stored.identity, record)
    ? { state: 'known', wording: recounted(record, stored) }
    : { state: 'of another', wording: stored };
}

/** The version of a record, undefined without one. */
export function knownWording(wordings: Wordings, record: Keyed): Wording | undefined {
  const kept = keptOf(wordings, record);
  return kept.state === 'known' ? kept.wording : undefined;
}

/** Stores the counted results where the earlier count would differ. */
function withCount(record: Resulting, wording: Wording): Wording {
  const { counted: _, ...rest } = wording;
  if (wording.lines !== null || (wording.progress.length === 0 && wording.checkIns.length === 0)) return rest;
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
  wordings: Wordings,
  record: Keyed,
  wording: Wording | null,
): ReadonlyMap<string, Wording | null> | null {
  const kept = keptOf(wordings, record);
  if (kept.state === 'unreadable') return null;
  const isOther = kept.state === 'of another';
  if (wording === null) return new Map(isOther ? [] : [[record.key, null]]);
  return new Map([
    [record.key, { ...withCount(record, wording), identity: identityOf(record) }],
    ...(isOther ? [[`${record.key}${asideMark}${kept.wording.savedAt}`, kept.wording] as const] : []),
  ]);
}

type WithOwnWording = { record: GoalRecord; wording: Wording };

/** The records of a pocket with the user's versions. Each is merged on demand: a pocket may have thousands. */
export type PocketGoals = {
  records: readonly GoalRecord[];
  wordingOf: (record: GoalRecord) => Wording | undefined;
  keptOf: (record: GoalRecord) => KeptOfRecord;
  mergedOf: (record: GoalRecord) => MergedGoal;
  /** The searched text beside goal and role: lines, note and sentences of a version, else the result. */
  textOf: (record: GoalRecord) => string;
  /** The records with a version, in their order. */
  withOwnWording: () => readonly WithOwnWording[];
  /** The stored values that no record shows, by key: unreadable ones, and those of other records with the same ids. */
  unshown: () => Wordings;
};

/** Without these signs a result is searched as it is. */
const markup = /[*_`#|<>{}[\]\\~&]/;

/** The searched text of a record: its shown lines. */
export const searchedText = (record: Resulting): string =>
  markup.test(record.result) ? originalLines(record).map(shownLine).join('\n') : record.result;

/** Merges a pocket. @param wordings the user's versions, by record key */
export function mergeGoals(records: readonly GoalRecord[], wordings: Wordings): PocketGoals {
  const wordingOf = (record: GoalRecord) => knownWording(wordings, record);
  let withOwnWording: readonly WithOwnWording[] | undefined;
  return {
    records,
    wordingOf,
    keptOf: (record) => keptOf(wordings, record),
    mergedOf: (record) => mergeWording(record, wordingOf(record)),
    textOf: (record) => {
      const wording = wordingOf(record);
      if (wording === undefined) return searchedText(record);
      const { lines, note, quarters } = mergeWording(record, wording);
      const sentences = quarters.flatMap((quarter) => quarter.lines.map(({ sentence }) => sentence));
      return [...lines.map(shownLine), note, ...sentences].join('\n');
    },
    withOwnWording: () =>
      (withOwnWording ??=
        wordings.size === 0
          ? []
          : records.flatMap((record) => {
              const wording = wordingOf(record);
              return wording === undefined ? [] : [{ record, wording }];
            })),
    unshown: () => {
      const others = records.filter((record) => keptOf(wordings, record).state === 'of another');
      const keys = new Set(others.map(({ key }) => key));
      return new Map(
        [...wordings].filter(([key, stored]) => isUnreadable(stored) || keys.has(key) || key.includes(asideMark)),
      );
    },
  };
}
