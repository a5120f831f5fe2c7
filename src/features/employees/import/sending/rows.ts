import { fullName, mailKey, type EmployeeSummary } from '@/domain/employee';

import type { ReadyRow } from './plan';

/**
 * How a row stands.
 * - `left`: to be sent.
 * - `sending`: its call has left.
 * - `unknown`: no answer came, and nobody has looked since whether the person is in.
 * - `again`: no answer came, and the person was not in when somebody looked: it is sent again at the end.
 * - `in`: the person is in the company.
 * - `failed`: refused, or without an answer twice and not in.
 * - `here`: somebody with its work mail was in the company before anything was sent, so it is not sent.
 */
type Standing = 'left' | 'sending' | 'unknown' | 'again' | 'in' | 'failed' | 'here';

/**
 * Why no answer came: the connection broke, nobody waited longer, a gateway answered in the backend's place, or the page was
 * loaded anew meanwhile.
 */
export type Missed = 'lost' | 'late' | 'gateway' | 'reload';

/** What is known of a row, as it is kept on the device. */
export type Mark = {
  standing: Standing;
  /** Why it failed, for a person. */
  why: string;
  /** Of the last answer that did not come; null where each came. */
  missed: Missed | null;
  /** How many answers did not come since a person has last asked to send it. */
  losses: number;
  /** Whether it must be looked up before it is sent: it may be in. */
  mustLook: boolean;
  /** Whether it is in because the list says so. */
  isFound: boolean;
};

/** A row that is to be sent, with what is known of it. */
export type ImportRow = ReadyRow & { readonly index: number; mark: Readonly<Mark> };

const firstMark: Mark = {
  standing: 'left',
  why: '',
  missed: null,
  losses: 0,
  mustLook: false,
  isFound: false,
};

/** The rows of an import that begins. */
export function firstRows(rows: readonly ReadyRow[]): ImportRow[] {
  return rows.map((row, index) => ({ ...row, index, mark: firstMark }));
}

/**
 * The rows that were kept of an import: those that are not in. Of a row whose call had left nobody knows the outcome.
 * @param isBehind whether those that are kept as not sent may be in all the same
 */
export function keptRows(kept: ReadonlyMap<number, unknown>, isBehind: boolean): ImportRow[] {
  return [...kept.values()].map((value) => {
    const row = value as ImportRow;
    if (row.mark.standing === 'sending') return { ...row, mark: lostMark(row.mark, 'reload') };
    return isBehind ? { ...row, mark: { ...row.mark, mustLook: true } } : row;
  });
}

/** Of a row whose answer did not come. */
export function lostMark(mark: Mark, missed: Missed): Mark {
  return { ...mark, standing: 'unknown', missed, losses: mark.losses + 1, mustLook: true };
}

/** How many rows stand how. They add up to `total`; a row whose call has left counts among `left` */
export type Counts = { total: number; in: number; unknown: number; failed: number; left: number };

const countedAs: Readonly<Record<Standing, Exclude<keyof Counts, 'total'> | null>> = {
  left: 'left',
  sending: 'left',
  again: 'left',
  unknown: 'unknown',
  in: 'in',
  failed: 'failed',
  here: null,
};

/** @param gone how many were in before the page was loaded anew, of which nothing is kept */
export function countRows(rows: readonly ImportRow[], gone: number): Counts {
  const counts = { total: gone, in: gone, unknown: 0, failed: 0, left: 0 };
  for (const { mark } of rows) {
    const part = countedAs[mark.standing];
    if (part === null) continue;
    counts[part] += 1;
    counts.total += 1;
  }
  return counts;
}

/** Whether a look into the list may show that the person is in. */
export const isLookedUp = ({ mark }: ImportRow): boolean =>
  mark.standing === 'unknown' || (mark.mustLook && ['left', 'again'].includes(mark.standing));

/** How many people have each work mail, by `mailKey`. */
function countByMail(people: readonly Pick<EmployeeSummary, 'workMail'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { workMail } of people) {
    const key = mailKey(workMail);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** The same of those work mails that are in the file. */
export function countInFile(
  rows: readonly Pick<ReadyRow, 'entry'>[],
  people: readonly Pick<EmployeeSummary, 'workMail'>[],
): [mail: string, count: number][] {
  const asked = new Set(rows.map(({ entry }) => mailKey(entry.workMail)));
  return [...countByMail(people)].filter(([mail]) => asked.has(mail));
}

/** The work mails of several rows, by `mailKey`. */
export function sharedMails(rows: readonly ImportRow[]): ReadonlySet<string> {
  return new Set([...countByMail(rows.map(({ entry }) => entry))].flatMap(([key, count]) => (count > 1 ? [key] : [])));
}

/**
 * Which of the rows that may be in are, as the employee list tells it: there are more people with their work mail than are
 * known of.
 * @param known how many had each work mail before anything was sent, with those of this import that came in since
 */
export function findAdded(
  rows: readonly ImportRow[],
  people: readonly EmployeeSummary[],
  known: ReadonlyMap<string, number>,
): ImportRow[] {
  const added = countByMail(people);
  for (const [key, count] of known) added.set(key, (added.get(key) ?? 0) - count);
  return rows.filter((row) => {
    const key = mailKey(row.entry.workMail);
    const count = added.get(key) ?? 0;
    if (!isLookedUp(row) || key === '' || count <= 0) return false;
    added.set(key, count - 1);
    return true;
  });
}

/** A row as the page shows it. */
export type ShownRow = Readonly<Pick<Mark, 'standing' | 'why' | 'missed' | 'losses' | 'isFound'>> & {
  line: number;
  name: string;
};

export function shownRow({ line, entry, mark }: ImportRow): ShownRow {
  const { standing, why, missed, losses, isFound } = mark;
  return { line, name: fullName(entry) || entry.workMail, standing, why, missed, losses, isFound };
}
