import type { GoalRecord } from './goal';
import { goalKeyOf } from './text';
import type { NumberedTry, Tries } from './tries';

/*
 * The records of a pocket by the strategic goal that they were drafted for (docs/product.md 7.22). No call knows these groups:
 * they are made of the goals' texts, and of what a person has merged for their view.
 */

export { goalKeyOf };

/** Records that share a strategic goal. */
export type GoalGroup = {
  /** What `goalKeyOf` makes of its text. */
  key: string;
  /** As its newest record has it; '' for records without a goal. */
  goal: string;
  /** Never none; in the order of the list, but for the tries of a draft, which stand together, the latest first. */
  rows: readonly GoalRecord[];
  /** The same, the tries of a draft in one. */
  tries: readonly Tries[];
  /** The other texts that are merged into it for this view, each as its newest record has it. */
  merged: readonly string[];
};

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

/** The tries of each draft that was tried several times, newest first, by their records. */
export type TriesOf = ReadonlyMap<GoalRecord, readonly GoalRecord[]>;

/** Who records are for, by the records' keys. */
export type PeopleOfRecords = ReadonlyMap<string, string>;

const noPeople: PeopleOfRecords = new Map();

/**
 * Finds the tries of one draft: of one role, goal, local day and person, as far as this device knows for whom they are, with no
 * other draft for that goal between them. A record a step.
 * @param records all of a pocket, newest first
 */
export function* trySteps(records: readonly GoalRecord[], people = noPeople): Generator<undefined, TriesOf> {
  // A text is compared once for all records that have it.
  const known = new Map<string, string>();
  function keyOf(text: string): string {
    const key = known.get(text) ?? goalKeyOf(text);
    known.set(text, key);
    return key;
  }
  const lastOf = new Map<string, { draft: string; tries: GoalRecord[] }>();
  const triesOf = new Map<GoalRecord, readonly GoalRecord[]>();
  for (const record of records) {
    const key = keyOf(record.goal);
    const draft = [record.createdAt?.toDateString(), people.get(record.key), keyOf(record.role)].join('\n');
    const last = lastOf.get(key);
    if (last === undefined || last.draft !== draft || record.createdAt === null) {
      lastOf.set(key, { draft, tries: [record] });
    } else {
      last.tries.push(record);
      for (const each of last.tries.length === 2 ? last.tries : [record]) triesOf.set(each, last.tries);
    }
    yield;
  }
  return triesOf;
}

const noTries: TriesOf = new Map();

/** A group with the newest record of each of its texts, by the text's key, and its records by draft. */
type Gathered = {
  key: string;
  newestOf: Map<string, GoalRecord>;
  drafts: Map<GoalRecord | readonly GoalRecord[], GoalRecord[]>;
};

/**
 * Puts records together by their strategic goal, a record a step, since there may be a hundred thousand.
 * @param mergedInto by the key of a text, that of the text it is merged into
 * @param triesOf as `trySteps` finds them; without it no tries are put together
 * @returns the groups in the order in which the list first has them
 */
export function* groupSteps(
  records: readonly GoalRecord[],
  mergedInto: ReadonlyMap<string, string>,
  triesOf: TriesOf = noTries,
): Generator<undefined, readonly GoalGroup[]> {
  const groups = new Map<string, Gathered>();
  // As above: that takes longer than all the rest.
  const bySpelling = new Map<string, { textKey: string; group: Gathered }>();
  for (const record of records) {
    let place = bySpelling.get(record.goal);
    if (place === undefined) {
      const textKey = goalKeyOf(record.goal);
      const key = mergedKey(textKey, mergedInto);
      const group = groups.get(key) ?? { key, newestOf: new Map(), drafts: new Map() };
      groups.set(key, group);
      place = { textKey, group };
      bySpelling.set(record.goal, place);
    }
    const { textKey, group } = place;
    const draft = triesOf.get(record) ?? record;
    const drafted = group.drafts.get(draft);
    if (drafted) drafted.push(record);
    else group.drafts.set(draft, [record]);
    const newest = group.newestOf.get(textKey);
    if (newest === undefined || timeOf(record) > timeOf(newest)) group.newestOf.set(textKey, record);
    yield;
  }
  const made: GoalGroup[] = [];
  for (const group of groups.values()) made.push(yield* goalGroupSteps(group));
  return made;
}

/** The text into which others are merged gives the name, as long as a record has it. */
function* goalGroupSteps({ key, newestOf, drafts }: Gathered): Generator<undefined, GoalGroup> {
  const newest = [...newestOf.values()].toSorted((one, other) => timeOf(other) - timeOf(one));
  const named = newestOf.get(key) ?? newest[0];
  const tries: Tries[] = [];
  for (const [draft, records] of drafts) {
    tries.push(triesOfDraft(Array.isArray(draft) ? draft : records, records));
    yield;
  }
  return {
    key,
    goal: named?.goal ?? '',
    merged: newest.filter((record) => record !== named).map(({ goal }) => goal),
    ...withTries(tries),
  };
}

const withTries = (tries: readonly Tries[]): Pick<GoalGroup, 'rows' | 'tries'> => ({
  tries,
  rows: tries.flatMap(({ latest, earlier }) => [latest.record, ...earlier.map(({ record }) => record)]),
});

/**
 * @param all of a draft, newest first
 * @param listed those of them that are in the list
 */
function triesOfDraft(all: readonly GoalRecord[], listed: readonly GoalRecord[]): Tries {
  const isListed = new Set(listed);
  const numbered = all.map((record, index): NumberedTry => ({ record, number: all.length - index }));
  const [latest, ...earlier] = numbered.filter(({ record }) => isListed.has(record));
  return { count: all.length, latest: latest as NumberedTry, earlier };
}

/** A group without the records that have been deleted; null where none is left. Tries keep their numbers until they are counted anew. */
export function withoutDeleted(group: GoalGroup, isThere: (record: GoalRecord) => boolean): GoalGroup | null {
  if (group.rows.every(isThere)) return group;
  const tries = group.tries.flatMap(({ count, latest, earlier }): Tries[] => {
    const [first, ...others] = [latest, ...earlier].filter(({ record }) => isThere(record));
    return first === undefined ? [] : [{ count, latest: first, earlier: others }];
  });
  return tries.length === 0 ? null : { ...group, ...withTries(tries) };
}
