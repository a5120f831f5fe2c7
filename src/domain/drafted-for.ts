import { isCreatedSince, type GoalRecord } from './goal';
import { goalKinds, type GoalKind } from './goal-kind';

/*
 * For whom goals were drafted (docs/product.md 8.11). No record names an employee, so this device keeps what was sent for
 * whom, and finds the records by what they say and by their order.
 */

/** A draft that was sent for a person. */
export type DraftedFor = {
  /** The person's key in the employee list. */
  person: string;
  kind: GoalKind;
  role: string;
  goal: string;
  /** When it was sent, in milliseconds since 1970. */
  sentAt: number;
  /**
   * The keys of the records with its role and goal when it was sent: its own is none of them; null where the list was not
   * known. An earlier version has kept the key of the newest record, empty where there was none: its own is newer.
   */
  after: readonly string[] | string | null;
  /** The key of the record that it became; null until that is known. */
  record: string | null;
  /** Whether drafts for others with this role and goal waited for their records too: the order tells whose is whose. */
  isByRole: boolean;
  /** Whether no answer came: there may be no record. */
  isUnanswered: boolean;
};

const isKind = (value: unknown): value is GoalKind => typeof value === 'string' && Object.hasOwn(goalKinds, value);

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

function isDraftedFor(value: unknown): value is DraftedFor {
  if (typeof value !== 'object' || value === null) return false;
  const { person, kind, role, goal, sentAt, after, record, isByRole, isUnanswered } = value as Record<string, unknown>;
  return (
    [person, role, goal].every((text) => typeof text === 'string') &&
    isKind(kind) &&
    typeof sentAt === 'number' &&
    isTextOrNull(record) &&
    (isTextOrNull(after) || (Array.isArray(after) && after.every((key) => typeof key === 'string'))) &&
    [isByRole, isUnanswered].every((flag) => typeof flag === 'boolean')
  );
}

/**
 * Reads what is stored; rows that cannot be read are left out.
 * @returns null where nothing of it can be read
 */
export const readDraftedFor = (value: unknown): readonly DraftedFor[] | null =>
  value === undefined ? [] : Array.isArray(value) ? value.filter((row) => isDraftedFor(row)) : null;

/** What is to be stored in the place of what was: the rows that could not be read stay. */
export const storedDrafts = (drafts: readonly DraftedFor[], before: unknown): readonly unknown[] =>
  Array.isArray(before) ? [...(before as unknown[]).filter((row) => !isDraftedFor(row)), ...drafts] : drafts;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const textsOf = ({ role, goal }: Pick<GoalRecord, 'role' | 'goal'>): string => `${plain(role)}\n${plain(goal)}`;

/** The keys of the records with a role and goal, whatever their blanks. */
export function keysWithTexts(records: readonly GoalRecord[], texts: Pick<GoalRecord, 'role' | 'goal'>): string[] {
  const wanted = textsOf(texts);
  return records.filter((record) => textsOf(record) === wanted).map(({ key }) => key);
}

/** Adds to the list of a key. */
function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/**
 * The drafts with the records that they became, as far as the list has them: those with the same role and goal that were not
 * there when they were sent, in the order of sending; where the list of then is not known, those that were created since. A draft
 * without an answer gives way to those with one.
 * @param records of this kind, newest first
 * @returns the same array where nothing was found
 */
export function matchDrafts(
  drafts: readonly DraftedFor[],
  kind: GoalKind,
  records: readonly GoalRecord[],
): readonly DraftedFor[] {
  const ofKind = drafts.filter((draft) => draft.kind === kind);
  const waiting = new Map<string, DraftedFor[]>();
  for (const draft of ofKind) if (draft.record === null) addTo(waiting, textsOf(draft), draft);
  if (waiting.size === 0) return drafts;
  const taken = new Set(ofKind.map(({ record }) => record));
  const places = new Map(records.map(({ key }, place) => [key, place]));
  const free = new Map<string, GoalRecord[]>();
  for (const record of records.toReversed()) {
    const texts = textsOf(record);
    if (waiting.has(texts) && !taken.has(record.key)) addTo(free, texts, record);
  }
  const found = new Map<DraftedFor, DraftedFor>();
  for (const [texts, group] of waiting) {
    const isByRole = new Set(group.map(({ person }) => person)).size > 1;
    for (const [draft, record] of pairs(group, free.get(texts) ?? [], places)) {
      found.set(draft, { ...draft, record: record.key, isByRole });
    }
  }
  return found.size === 0 ? drafts : drafts.map((draft) => found.get(draft) ?? draft);
}

/** Pairs drafts of the same texts with records of them, oldest first. @param places of all records, newest first */
function pairs(
  group: readonly DraftedFor[],
  records: readonly GoalRecord[],
  places: ReadonlyMap<string, number>,
): [DraftedFor, GoalRecord][] {
  const isNewer = (record: GoalRecord, { after, sentAt }: DraftedFor): boolean => {
    if (after === '') return true;
    if (typeof after === 'object' && after !== null) return !after.includes(record.key);
    const from = after === null ? undefined : places.get(after);
    return from === undefined ? isCreatedSince(record, sentAt) : (places.get(record.key) ?? from) < from;
  };
  const inOrder = group.toSorted((one, other) => one.sentAt - other.sentAt);
  const newer = records.filter((record) => inOrder.some((draft) => isNewer(record, draft)));
  const sent = newer.length < inOrder.length ? inOrder.filter(({ isUnanswered }) => !isUnanswered) : inOrder;
  // Of those whose list was not known, the newest records are the likeliest.
  const surplus = sent.every(({ after }) => after === null) ? Math.max(0, newer.length - sent.length) : 0;
  const free = newer.slice(surplus);
  return sent.flatMap((draft): [DraftedFor, GoalRecord][] => {
    // One that is too old for this draft is left for another: where the clock was set back, the times are not in order.
    const place = free.findIndex((record) => isNewer(record, draft));
    return place === -1 ? [] : free.splice(place, 1).map((record) => [draft, record]);
  });
}

/** A saved goal and the key of the person it is for. */
export type GoalLink = { record: GoalRecord; person: string; isByRole: boolean };

/** The links of a pocket's records to people that this browser knows. @param records of one kind, newest first */
export function linksOf(drafts: readonly DraftedFor[], records: readonly GoalRecord[]): GoalLink[] {
  const [first] = records;
  if (first === undefined) return [];
  const byKey = new Map(records.map((record) => [record.key, record]));
  return matchDrafts(drafts, first.kind, records).flatMap(({ kind, record: key, person, isByRole }) => {
    const record = kind === first.kind && key !== null ? byKey.get(key) : undefined;
    return record ? [{ record, person, isByRole }] : [];
  });
}

/** The people of a pocket's records by the records' keys. */
export const peopleOfRecords = (
  drafts: readonly DraftedFor[],
  records: readonly GoalRecord[],
): ReadonlyMap<string, string> => new Map(linksOf(drafts, records).map(({ record, person }) => [record.key, person]));

/** The person of a goal that is for no one in the employee list, as a person has said. */
export const noPerson = '';

/** Said of somebody for whom nothing was drafted, as kept on this device. */
export const noGoals = 'No goals yet';

/** Said of someone who may have goals that this browser has linked to no one. */
export const goalsNotKnown = 'Not known in this browser';

/** Said wherever this is shown: another device knows nothing of it. */
export const keptHere = 'in this browser';

/** '1 OKR, 2 KPIs', with 'matched by role' where that is how one of them was found. */
export function goalsInWords(goals: readonly GoalOfPerson[]): string {
  const counts = Object.values(goalKinds).flatMap(({ kind, singular, plural }) => {
    const count = goals.filter(({ record }) => record.kind === kind).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? singular : plural}`];
  });
  return [...counts, ...(goals.some(({ isByRole }) => isByRole) ? ['matched by role'] : [])].join(', ');
}

/** A goal of a person. */
export type GoalOfPerson = { record: GoalRecord; isByRole: boolean };

/**
 * The goals of each person by the person's key, as far as this device knows them; a record that is gone is left out.
 * @param lists of every kind, each newest first
 */
export function goalsByPerson(
  drafts: readonly DraftedFor[],
  lists: readonly (readonly GoalRecord[])[],
): Map<string, GoalOfPerson[]> {
  const goals = new Map<string, GoalOfPerson[]>();
  for (const { person, record, isByRole } of lists.flatMap((records) => linksOf(drafts, records))) {
    addTo(goals, person, { record, isByRole });
  }
  return goals;
}
