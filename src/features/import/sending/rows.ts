import { mailKey, type EmployeeEntry } from '@/domain/employee';

export type ReadyRow = {
  /** The row's number in the file, the first is 1. */
  readonly line: number;
  readonly entry: EmployeeEntry;
  /** The texts of the row, one for each of `headings`, with the corrections of the check. */
  readonly cells: readonly string[];
  /** Differences from the file's own values, for the file of rows that were not imported. */
  readonly changes: string;
};

export type LeftOutRow = Omit<ReadyRow, 'entry'> & {
  readonly why: string;
  readonly because: LeftOutReason;
};

/** It has problems, is a person who is in the company or in the file already, or was left out by choice. */
export type LeftOutReason = 'problems' | 'here' | 'choice';

export type ImportPlan = {
  readonly fileName: string;
  /** The names of the file's columns; without a row of names 'Column 1' and so on. */
  readonly headings: readonly string[];
  readonly rows: readonly ReadyRow[];
  readonly leftOut: readonly LeftOutRow[];
  /** Rows of the file that are not people, in words; '' for none. */
  readonly notRead: string;
  /** How many people of the company had each work mail, by `mailKey`, in the check: anyone added since was not agreed to. */
  readonly known: ReadonlyMap<string, number>;
};

/**
 * How a row stands.
 * - `left`: to be sent.
 * - `sending`: its call has left.
 * - `unknown`: no answer came, and no one has looked since whether the person is in.
 * - `in`: the person is in the company.
 * - `failed`: refused, or without an answer and not in.
 * - `here`: someone with its work mail was in the company before anything was sent, so it is not sent.
 */
type RowStatus = 'left' | 'sending' | 'unknown' | 'in' | 'failed' | 'here';

export type Mark = {
  readonly status: RowStatus;
  /** Why it failed, or its answer did not come. */
  readonly why: string;
  readonly mustLook: boolean;
};

export type ImportRow = ReadyRow & { mark: Mark };

/** Rows per status. They add up to `total`; a row whose call is in flight counts among `left`. */
export type Counts = { total: number; in: number; unknown: number; failed: number; left: number };

const countedAs: Readonly<Record<RowStatus, Exclude<keyof Counts, 'total'> | null>> = {
  left: 'left',
  sending: 'left',
  unknown: 'unknown',
  in: 'in',
  failed: 'failed',
  here: null,
};

export function countRows(rows: readonly ImportRow[]): Counts {
  const counts = { total: 0, in: 0, unknown: 0, failed: 0, left: 0 };
  for (const { mark } of rows) {
    const part = countedAs[mark.status];
    if (part === null) continue;
    counts[part] += 1;
    counts.total += 1;
  }
  return counts;
}

export function setMark(row: ImportRow, change: Partial<Mark>): void {
  row.mark = { ...row.mark, ...change };
}

/** Whether a row is sent when its turn comes. */
export const isWaiting = ({ mark }: ImportRow): boolean => mark.status === 'left';

/** The key that matches a row to people of the list. */
export const mailOf = ({ entry }: Pick<ReadyRow, 'entry'>): string => mailKey(entry.workMail);
