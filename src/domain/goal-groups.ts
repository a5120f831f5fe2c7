import type { GoalRecord } from './goal';

/*
 * The records of a pocket by the strategic goal that they were drafted for (docs/product.md 7.22). No call knows these groups:
 * they are made of the goals' texts, and of what a person has merged for their view.
 */

/** Records that share a strategic goal. */
export type GoalGroup = {
  /** What `goalKeyOf` makes of its text. */
  key: string;
  /** As its newest record has it; '' for records without a goal. */
  goal: string;
  /** In the order of the list; never none. */
  rows: readonly GoalRecord[];
  /** The other texts that are merged into it for this view, each as its newest record has it. */
  merged: readonly string[];
};

/** The text of a goal as it is compared: without case, wide blanks and a full stop at its end. Equal ones are one group. */
export function goalKeyOf(goal: string): string {
  return goal
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.\u3002]+$/, '')
    .trimStart();
}

/** The key under which a text is shown. A circle, which two tabs could make, ends where it began. */
function mergedKey(key: string, mergedInto: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let last = key;
  for (let next = mergedInto.get(last); next !== undefined && !seen.has(next); next = mergedInto.get(last)) {
    seen.add(next);
    last = next;
  }
  return last;
}

/** Earlier than every date for a record without one. */
const timeOf = ({ createdAt }: GoalRecord): number => createdAt?.getTime() ?? Number.MIN_SAFE_INTEGER;

/** A group with the newest record of each of its texts, by the text's key. */
type Gathered = { key: string; rows: GoalRecord[]; newestOf: Map<string, GoalRecord> };

/**
 * Puts records together by their strategic goal, a record a step, since there may be a hundred thousand.
 * @param mergedInto by the key of a text, that of the text it is merged into
 * @returns the groups in the order in which the list first has them
 */
export function* groupSteps(
  records: readonly GoalRecord[],
  mergedInto: ReadonlyMap<string, string>,
): Generator<undefined, readonly GoalGroup[]> {
  const groups = new Map<string, Gathered>();
  // A text is compared once for all records that have it: that takes longer than all the rest.
  const bySpelling = new Map<string, { textKey: string; group: Gathered }>();
  for (const record of records) {
    let place = bySpelling.get(record.goal);
    if (place === undefined) {
      const textKey = goalKeyOf(record.goal);
      const key = mergedKey(textKey, mergedInto);
      const group = groups.get(key) ?? { key, rows: [], newestOf: new Map<string, GoalRecord>() };
      groups.set(key, group);
      place = { textKey, group };
      bySpelling.set(record.goal, place);
    }
    const { textKey, group } = place;
    group.rows.push(record);
    const newest = group.newestOf.get(textKey);
    if (newest === undefined || timeOf(record) > timeOf(newest)) group.newestOf.set(textKey, record);
    yield;
  }
  const made: GoalGroup[] = [];
  for (const group of groups.values()) {
    made.push(goalGroup(group));
    yield;
  }
  return made;
}

/** The text into which others are merged gives the name, as long as a record has it. */
function goalGroup({ key, rows, newestOf }: Gathered): GoalGroup {
  const newest = [...newestOf.values()].toSorted((one, other) => timeOf(other) - timeOf(one));
  const named = newestOf.get(key) ?? newest[0];
  return {
    key,
    goal: named?.goal ?? '',
    rows,
    merged: newest.filter((record) => record !== named).map(({ goal }) => goal),
  };
}

/** One of the tries of a draft, from 1 for the first. */
type NumberedTry = { record: GoalRecord; number: number };

/** The tries of one draft: 'Try 3 of 3' is the latest of them. */
export type Tries = {
  latest: NumberedTry;
  /** The newest first; none for a record that was drafted once. */
  earlier: readonly NumberedTry[];
};

const isSameDay = (one: Date | null, other: Date | null): boolean =>
  one !== null && other !== null && one.toDateString() === other.toDateString();

/** Whether two records are tries of one draft: of one role, goal and local day. */
const areTries = (one: GoalRecord, other: GoalRecord): boolean =>
  isSameDay(one.createdAt, other.createdAt) &&
  (one.role === other.role || goalKeyOf(one.role) === goalKeyOf(other.role)) &&
  (one.goal === other.goal || goalKeyOf(one.goal) === goalKeyOf(other.goal));

/**
 * Folds the tries of one draft that follow one another into one row, whatever the order of the list is.
 * @param records those of a group, in the order of the list
 */
export function foldTries(records: readonly GoalRecord[]): readonly Tries[] {
  const runs: GoalRecord[][] = [];
  for (const record of records) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && areTries(before, record)) run.push(record);
    else runs.push([record]);
  }
  return runs.map((run) => {
    const [latest, ...earlier] = run
      .toSorted((one, other) => timeOf(other) - timeOf(one))
      .map((record, index): NumberedTry => ({ record, number: run.length - index }));
    return { latest: latest as NumberedTry, earlier };
  });
}
