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

/** Why no answer came: the connection broke, or a gateway answered in the backend's place. */
type Missed = 'lost' | 'gateway';

/** What is known of a row. */
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

const firstMark: Mark = { standing: 'left', why: '', missed: null, losses: 0, mustLook: false, isFound: false };

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

/** The rows of an import. They are counted as they are marked, since each of thousands is marked several times. */
export function createRows(ready: readonly ReadyRow[]) {
  const rows = ready.map((row, index): ImportRow => ({ ...row, index, mark: firstMark }));
  const counts: Counts = { total: rows.length, in: 0, unknown: 0, failed: 0, left: rows.length };
  const troubled = new Set<ImportRow>();
  function count({ standing }: Mark, by: 1 | -1): void {
    const part = countedAs[standing];
    if (part === null) return;
    counts[part] += by;
    counts.total += by;
  }
  return {
    rows,
    /** Changes what is known of a row. */
    mark: (row: ImportRow, change: Partial<Mark>): void => {
      count(row.mark, -1);
      row.mark = { ...row.mark, ...change };
      count(row.mark, 1);
      if (row.mark.missed !== null || row.mark.standing === 'failed') troubled.add(row);
    },
    counts: (): Counts => ({ ...counts }),
    /** Rows that failed or had no answer, now or before, in the order of the file. */
    troubled: (): ImportRow[] => [...troubled].toSorted((one, other) => one.index - other.index),
  };
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
