import * as v from 'valibot';

import { isCreatedSince, type GoalRecord } from './goal';
import { countKinds, goalKinds, type GoalKind } from './goal-kind';
import { groupBy } from './group-by';
import { readRows, unreadableRows } from './stored-parts';

/*
 * For whom goals were drafted (docs/product.md 8.11). No record names an employee, so the browser stores each draft with its
 * person, and finds its record by role, goal and order.
 */

/** A draft that was sent for a person. */
const draftedFor = v.object({
  /** The person's key in the employee list. */
  person: v.string(),
  kind: v.picklist(Object.keys(goalKinds) as GoalKind[]),
  role: v.string(),
  goal: v.string(),
  /** When it was sent, in milliseconds since 1970. */
  sentAt: v.number(),
  /** The keys of earlier records with its role and goal; null where the list was not known. Earlier versions stored a text. */
  after: v.nullable(v.union([v.string(), v.array(v.string())])),
  /** The key of its record; null until it is found. */
  record: v.nullable(v.string()),
  /** Whether only the order separated its record from drafts for others with this role and goal. */
  isByRole: v.boolean(),
  /** Whether no response came: there may be no record. */
  isUnanswered: v.boolean(),
});

export type DraftedFor = v.InferOutput<typeof draftedFor>;

/** Reads stored drafts without the unreadable rows. @returns null where nothing is readable */
export const readDraftedFor = (value: unknown): readonly DraftedFor[] | null =>
  value === undefined ? [] : Array.isArray(value) ? readRows(draftedFor, value) : null;

/** The value to store in place of `before`, with its unreadable rows. */
export const storedDrafts = (drafts: readonly DraftedFor[], before: unknown): readonly unknown[] => [
  ...unreadableRows(draftedFor, before),
  ...drafts,
];

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const textsOf = ({ role, goal }: Pick<GoalRecord, 'role' | 'goal'>): string => `${plain(role)}\n${plain(goal)}`;

/** The keys of the records with a role and goal, apart from blanks. */
export function keysWithTexts(records: readonly GoalRecord[], texts: Pick<GoalRecord, 'role' | 'goal'>): string[] {
  const wanted = textsOf(texts);
  return records.filter((record) => textsOf(record) === wanted).map(({ key }) => key);
}

/**
 * Finds the records of drafts: those with the same role and goal that are not in `after`, in the order of sending; where `after`
 * is not known, those created since. Drafts with a response come before those without.
 * @param records of this kind, newest first
 * @returns the same array where nothing was found
 */
export function matchDrafts(
  drafts: readonly DraftedFor[],
  kind: GoalKind,
  records: readonly GoalRecord[],
): readonly DraftedFor[] {
  const ofKind = drafts.filter((draft) => draft.kind === kind);
  const waiting = groupBy(
    ofKind.filter(({ record }) => record === null),
    textsOf,
  );
  if (waiting.size === 0) return drafts;
  const taken = new Set(ofKind.map(({ record }) => record));
  const free = groupBy(records.filter(({ key }) => !taken.has(key)).toReversed(), textsOf);
  const found = new Map<DraftedFor, DraftedFor>();
  for (const [texts, group] of waiting) {
    const isByRole = new Set(group.map(({ person }) => person)).size > 1;
    for (const [draft, record] of pairs(group, free.get(texts) ?? [])) {
      found.set(draft, { ...draft, record: record.key, isByRole });
    }
  }
  return found.size === 0 ? drafts : drafts.map((draft) => found.get(draft) ?? draft);
}

/** Pairs drafts with records of the same role and goal, oldest first. */
function pairs(group: readonly DraftedFor[], records: readonly GoalRecord[]): [DraftedFor, GoalRecord][] {
  const isNewer = (record: GoalRecord, { after, sentAt }: DraftedFor): boolean =>
    Array.isArray(after) ? !after.includes(record.key) : isCreatedSince(record, sentAt);
  const inOrder = group.toSorted((one, other) => one.sentAt - other.sentAt);
  const newer = records.filter((record) => inOrder.some((draft) => isNewer(record, draft)));
  const sent = newer.length < inOrder.length ? inOrder.filter(({ isUnanswered }) => !isUnanswered) : inOrder;
  // Without a known list the newest records are the likeliest.
  const surplus = sent.every(({ after }) => !Array.isArray(after)) ? Math.max(0, newer.length - sent.length) : 0;
  const free = newer.slice(surplus);
  return sent.flatMap((draft): [DraftedFor, GoalRecord][] => {
    // After a clock was set back, the times are not in order: a record too old for this draft stays for another.
    const place = free.findIndex((record) => isNewer(record, draft));
    return place === -1 ? [] : free.splice(place, 1).map((record) => [draft, record]);
  });
}

/** A saved goal and the key of the person it is for. */
export type GoalLink = { record: GoalRecord; person: string; isByRole: boolean };

/** The links of a pocket's records to people that this browser knows. @param records of one kind, newest first */
export function linkRecords(drafts: readonly DraftedFor[], records: readonly GoalRecord[]): GoalLink[] {
  const [first] = records;
  if (first === undefined) return [];
  const byKey = new Map(records.map((record) => [record.key, record]));
  return matchDrafts(drafts, first.kind, records).flatMap(({ kind, record: key, person, isByRole }) => {
    const record = kind === first.kind && key !== null ? byKey.get(key) : undefined;
    return record ? [{ record, person, isByRole }] : [];
  });
}

/** The people of a pocket's records by record key. */
export const peopleOfRecords = (
  drafts: readonly DraftedFor[],
  records: readonly GoalRecord[],
): ReadonlyMap<string, string> =>
  new Map(linkRecords(drafts, records).map(({ record, person }) => [record.key, person]));

/** The person of a goal that the user has linked to no one. */
export const noPerson = '';

export const noGoals = 'No goals yet';

/** For people who may have goals that are not linked in this browser. */
export const goalsNotKnown = 'Not known in this browser';

/** Other devices do not know these links. */
export const keptHere = 'in this browser';

/** '1 OKR, 2 KPIs', with 'matched by role' where one was. */
export function goalsInWords(goals: readonly GoalOfPerson[]): string {
  const counts = countKinds(goals.map(({ record }) => record)).map(({ count, name }) => `${count} ${name}`);
  return [...counts, ...(goals.some(({ isByRole }) => isByRole) ? ['matched by role'] : [])].join(', ');
}

export type GoalOfPerson = { record: GoalRecord; isByRole: boolean };

/** The linked goals by person. @param lists of every kind, each newest first */
export function goalsByPerson(
  drafts: readonly DraftedFor[],
  lists: readonly (readonly GoalRecord[])[],
): Map<string, GoalOfPerson[]> {
  return groupBy(
    lists.flatMap((records) => linkRecords(drafts, records)),
    ({ person }) => person,
  );
}
