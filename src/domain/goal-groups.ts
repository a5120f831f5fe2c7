import type { GoalRecord } from './goal';
import type { Drafts } from './goal-drafts';
import { goalKeyOf } from './text';

/* No call knows which records share a strategic goal: the texts of their goals do (docs/product.md 7.22). */

export type GoalGroup = {
  /** `goalKeyOf` of its text. */
  key: string;
  /** The goal's text in its newest record; '' without a goal. */
  goal: string;
  /** At least one, in the order of the list; the drafts of one request are together, the latest first. */
  rows: readonly GoalRecord[];
  /** The rows by request. */
  drafts: readonly Drafts[];
};

/** Milliseconds since 1970; a record without a date is the oldest. */
const timeOf = ({ createdAt }: GoalRecord): number => createdAt?.getTime() ?? Number.MIN_SAFE_INTEGER;

/** All drafts of a record's request, newest first; records that were drafted once have no entry. */
type DraftsByRecord = ReadonlyMap<GoalRecord, readonly GoalRecord[]>;

/** `goalKeyOf`, cached for equal texts. */
function keysOnce(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const key = known.get(text) ?? goalKeyOf(text);
    known.set(text, key);
    return key;
  };
}

/**
 * Finds the drafts of one request: of one role, goal, local day and person, with no other draft for that goal between them.
 * @param records all of a pocket, newest first
 * @param people for whom they are, by record key; null where all are for the user. A record without a known person is a
 *   request of its own.
 */
export function findDrafts(records: readonly GoalRecord[], people: ReadonlyMap<string, string> | null): DraftsByRecord {
  const keyOf = keysOnce();
  const latestOf = new Map<string, { request: string; drafts: GoalRecord[] }>();
  const draftsOf = new Map<GoalRecord, readonly GoalRecord[]>();
  for (const record of records) {
    const key = keyOf(record.goal);
    const isKnown = record.createdAt !== null && (people === null || people.has(record.key));
    const request = [record.createdAt?.toDateString(), people?.get(record.key), keyOf(record.role)].join('\n');
    const latest = latestOf.get(key);
    if (latest === undefined || latest.request !== request || !isKnown) {
      latestOf.set(key, { request, drafts: [record] });
    } else {
      latest.drafts.push(record);
      for (const each of latest.drafts.slice(-2)) draftsOf.set(each, latest.drafts);
    }
  }
  return draftsOf;
}

/**
 * Groups records by their strategic goal.
 * @param draftsOf of `findDrafts`
 * @returns the groups in the order of their first record
 */
export function groupGoals(records: readonly GoalRecord[], draftsOf: DraftsByRecord): readonly GoalGroup[] {
  const keyOf = keysOnce();
  const groups = new Map<string, Map<readonly GoalRecord[], GoalRecord[]>>();
  for (const record of records) {
    const key = keyOf(record.goal);
    const requests = groups.get(key) ?? new Map<readonly GoalRecord[], GoalRecord[]>();
    groups.set(key, requests);
    const all = draftsOf.get(record) ?? [record];
    const listed = requests.get(all);
    if (listed) listed.push(record);
    else requests.set(all, [record]);
  }
  return [...groups].map(([key, requests]) => {
    const drafts = [...requests].map(([all, listed]) => listedDrafts(all, listed));
    const rows = drafts.flatMap(({ latest, earlier }) => [latest.record, ...earlier.map(({ record }) => record)]);
    const newest = rows.reduce((one, other) => (timeOf(other) > timeOf(one) ? other : one));
    return { key, goal: newest.goal, drafts, rows };
  });
}

/** @param all drafts of a request, newest first @param listed those in the list */
function listedDrafts(all: readonly GoalRecord[], listed: readonly GoalRecord[]): Drafts {
  const isListed = new Set(listed);
  const numbered = all.map((record, index) => ({ record, number: all.length - index }));
  const [latest, ...earlier] = numbered.filter(({ record }) => isListed.has(record));
  return { count: all.length, latest: latest as Drafts['latest'], earlier };
}
