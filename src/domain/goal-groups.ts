import type { GoalRecord } from './goal';
import { goalKeyOf } from './text';
import type { NumberedTry, Tries } from './tries';

/*
 * The records of a pocket by the strategic goal that they were drafted for (docs/product.md 7.22). No call knows these groups:
 * the texts of the goals make them.
 */

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
};

/** Earlier than every date for a record without one. */
const timeOf = ({ createdAt }: GoalRecord): number => createdAt?.getTime() ?? Number.MIN_SAFE_INTEGER;

/** The tries of each draft that was tried several times, newest first, by their records. */
export type TriesOf = ReadonlyMap<GoalRecord, readonly GoalRecord[]>;

/** Who records are for, by the records' keys. */
export type PeopleOfRecords = ReadonlyMap<string, string>;

/** `goalKeyOf` that reads each of many equal texts once. */
function keysOnce(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const key = known.get(text) ?? goalKeyOf(text);
    known.set(text, key);
    return key;
  };
}

/**
 * Finds the tries of one draft: of one role, goal, local day and person, with no other draft for that goal between them.
 * @param records all of a pocket, newest first
 * @param people who they are for, as far as this browser knows; null where all are for the user. A record that it knows
 *   no person of is a draft of its own.
 */
export function findTries(records: readonly GoalRecord[], people: PeopleOfRecords | null): TriesOf {
  const keyOf = keysOnce();
  const latestOf = new Map<string, { draft: string; tries: GoalRecord[] }>();
  const triesOf = new Map<GoalRecord, readonly GoalRecord[]>();
  for (const record of records) {
    const key = keyOf(record.goal);
    const isKnown = record.createdAt !== null && (people === null || people.has(record.key));
    const draft = [record.createdAt?.toDateString(), people?.get(record.key), keyOf(record.role)].join('\n');
    const latest = latestOf.get(key);
    if (latest === undefined || latest.draft !== draft || !isKnown) {
      latestOf.set(key, { draft, tries: [record] });
    } else {
      latest.tries.push(record);
      for (const each of latest.tries.length === 2 ? latest.tries : [record]) triesOf.set(each, latest.tries);
    }
  }
  return triesOf;
}

/**
 * Puts records together by their strategic goal.
 * @param triesOf as `findTries` finds them
 * @returns the groups in the order in which the list first has them
 */
export function groupGoals(records: readonly GoalRecord[], triesOf: TriesOf): readonly GoalGroup[] {
  const keyOf = keysOnce();
  const groups = new Map<
    string,
    { newest: GoalRecord; drafts: Map<readonly GoalRecord[] | GoalRecord, GoalRecord[]> }
  >();
  for (const record of records) {
    const key = keyOf(record.goal);
    const group = groups.get(key) ?? {
      newest: record,
      drafts: new Map<readonly GoalRecord[] | GoalRecord, GoalRecord[]>(),
    };
    groups.set(key, group);
    if (timeOf(record) > timeOf(group.newest)) group.newest = record;
    const draft = triesOf.get(record) ?? record;
    const drafted = group.drafts.get(draft);
    if (drafted) drafted.push(record);
    else group.drafts.set(draft, [record]);
  }
  return [...groups].map(([key, { newest, drafts }]) => {
    const tries = [...drafts].map(([draft, listed]) => triesOfDraft(Array.isArray(draft) ? draft : listed, listed));
    const rows = tries.flatMap(({ latest, earlier }) => [latest.record, ...earlier.map(({ record }) => record)]);
    return { key, goal: newest.goal, tries, rows };
  });
}

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
