import type { Values } from '@/components/employee/fields';
import { mailKey, type EmployeeEntry } from '@/domain/employee';
import type { Amount } from '@/ui/work-progress';

export type ReadyRow = {
  /** The row's number in the file, the first is 1. */
  readonly line: number;
  readonly values: Pick<Values, 'firstName' | 'lastName' | 'workMail'>;
  /** The payload, made when it is sent: thousands at once would freeze the page. */
  readonly entry: () => EmployeeEntry;
};

export type LeftOutRow = { readonly line: number; readonly why: string; readonly because: LeftOutReason };

/** It has problems, is a person who is in the company or in the file already, or was left out by choice. */
export type LeftOutReason = 'problems' | 'here' | 'choice';

export type ImportPlan = {
  readonly fileName: string;
  /** The names of the file's columns; without a row of names 'Column 1' and so on. */
  readonly headings: readonly string[];
  readonly rows: readonly ReadyRow[];
  readonly leftOut: readonly LeftOutRow[];
  /** A row's texts, one for each of `headings`, with the corrections of the check, and how it differs from the file. */
  readonly textsOf: (line: number) => { cells: readonly string[]; changes: string };
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
};

export type ImportRow = ReadyRow & { mark: Mark };

/** Rows but for those that are `here`. A row whose call is in flight counts among `left`. */
export type Counts = Amount & { in: number; left: number };

export function countRows(rows: readonly ImportRow[]): Counts {
  const count = (...of: RowStatus[]) => rows.filter(({ mark }) => of.includes(mark.status)).length;
  const [left, total] = [count('left', 'sending'), rows.length - count('here')];
  return { total, done: total - left, in: count('in'), unconfirmed: count('unknown'), failed: count('failed'), left };
}

export function setMark(row: ImportRow, change: Partial<Mark>): void {
  row.mark = { ...row.mark, ...change };
}

/** Whether a row is sent when its turn comes. */
export const isWaiting = ({ mark }: ImportRow): boolean => mark.status === 'left';

/** The key that matches a row to people of the list. */
export const mailOf = ({ values }: ReadyRow): string => mailKey(values.workMail);
