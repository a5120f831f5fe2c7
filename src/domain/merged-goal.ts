import { checkInsOf, historyOf } from './check-ins';
import { presentPlaces, type ClosedQuarter } from './closed-quarter';
import type { GoalRecord } from './goal';
import { identityOf, isIdentityOf, type Identified } from './goal-identity';
import { earlierResults } from './result/earlier-results';
import { linesOfTexts } from './result/own-lines';
import { readResult } from './result/read-result';
import { resultsOf, shownLine, type ResultLine } from './result/result-line';
import { isSameLines, isUnreadable, valueOf, type Wording, type Wordings } from './wording';

/*
 * A saved goal and its person's own wording are merged here, and nowhere else: what is shown, searched, checked and
 * exported of a record is the person's where they have their own (docs/product.md 7.19).
 */

/** What is shown and exported of a saved goal. */
export type MergedGoal = {
  lines: readonly ResultLine[];
  note: string;
  /** Of each line in percent; null for what is no result, and for a result without progress. */
  progress: readonly (number | null)[];
  /** Of each line the value that makes its progress, with its unit; null where none was typed. */
  values: readonly (string | null)[];
  /** Those that the person has closed, newest first. */
  quarters: readonly ClosedQuarter[];
};

/** What lines are read from. */
export type Resulting = Pick<GoalRecord, 'kind' | 'result'>;

/** The lines of a record as its backend wrote them. */
export const originalLines = ({ result, kind }: Resulting): ResultLine[] => readResult(result, kind);

/** The person's lines where they have their own, else those of the record. */
export const mergedLines = (record: Resulting, wording: Wording | undefined): readonly ResultLine[] =>
  wording?.lines ? linesOfTexts(wording.lines, wording.types) : originalLines(record);

/** The person's lines, note, progress and closed quarters where they have their own wording, else the lines of the record. */
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

/** Wordings by what is kept, with their record's result: a list asks for each of them often. */
const counted = new WeakMap<Wording, { result: string; wording: Wording }>();

/**
 * A wording with its progress and check-ins by the results as they are read now: each finds its line again by the text.
 */
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
    checkIns: checkInsOf(from.map((place) => (place === -1 ? [] : historyOf(wording.checkIns, place)))),
    counted: results,
  };
}

/** The value that is stored under the key of a record, where there is one: its wording, another record's, or none that can be read. */
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

/** The wording of a record; undefined where none is known. */
export function knownWording(wordings: Wordings, record: Keyed): Wording | undefined {
  const kept = keptOf(wordings, record);
  return kept.state === 'known' ? kept.wording : undefined;
}

/** Keeps of which results a wording counts, where they are the record's own and were counted otherwise before. */
function withCount(record: Resulting, wording: Wording): Wording {
  const { counted: _, ...rest } = wording;
  if (wording.lines !== null || (wording.progress.length === 0 && wording.checkIns.length === 0)) return rest;
  const results = resultsOf(originalLines(record));
  return isSameLines(results, earlierResults(record.result)) ? rest : { ...rest, counted: results };
}

/** Ends the key of a wording that gave its place to that of another record with the same id. No id has a line break. */
const asideMark = '\n';

/**
 * The changes that keep a wording of a record, with the record's identity, or remove it. The wording of another record under
 * the same key is set aside; a value that cannot be read stays, and then there are none.
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

/** A record that has its person's own wording. */
type WithOwnWording = { record: GoalRecord; wording: Wording };

/**
 * The records of a pocket with the own wordings of its person. Each record is merged when it is asked for: there may be a
 * hundred thousand, and the list itself stays the same however often a wording changes.
 */
export type PocketGoals = {
  /** As the backend gave them. */
  records: readonly GoalRecord[];
  wordingOf: (record: GoalRecord) => Wording | undefined;
  keptOf: (record: GoalRecord) => KeptOfRecord;
  mergedOf: (record: GoalRecord) => MergedGoal;
  /** The text in which is searched beside goal and role: the person's lines, note and sentences, else the result. */
  textOf: (record: GoalRecord) => string;
  /** The records with own wording, in their order. A record that is gone may have left its wording: it is not among them. */
  withOwnWording: () => readonly WithOwnWording[];
  /** The stored values that no record is shown with, by their keys: unreadable ones, and those of other records of the same ids. */
  unshown: () => Wordings;
};

/** Signs that a result says more than its words. Without them its lines need not be told apart to be searched. */
const markup = /[*_`#|<>{}[\]\\~&]/;

/** The text of a record in which is searched: what is shown of it. */
export const searchedText = (record: Resulting): string =>
  markup.test(record.result) ? originalLines(record).map(shownLine).join('\n') : record.result;

/** @param wordings the person's own, by the keys of the records */
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
