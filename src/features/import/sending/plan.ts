import type { EmployeeEntry } from '@/domain/employee';

/** A row of the file that is to be sent. */
export type ReadyRow = {
  /** The row's number in the file, the first is 1. */
  readonly line: number;
  readonly entry: EmployeeEntry;
  /** The row as it stands in the file, with what was typed in the check, a text for each of `headings`. */
  readonly cells: readonly string[];
};

/** A row of the file that is not sent. */
export type LeftOutRow = {
  readonly line: number;
  readonly cells: readonly string[];
  /** The reason, for the file of what was not imported. */
  readonly why: string;
  /** Whether that is a person who is in the company, or in the file, already. */
  readonly isAlreadyHere?: boolean;
};

/** How many people have a work mail, by `mailKey`, of those in the file. */
type MailCounts = readonly (readonly [mail: string, count: number])[];

/** What the check hands over to be sent. */
export type ImportPlan = {
  readonly fileName: string;
  /** The names of the file's columns; without a row of names 'Column 1' and so on. */
  readonly headings: readonly string[];
  readonly rows: readonly ReadyRow[];
  readonly leftOut: readonly LeftOutRow[];
  /** Rows of the file that are no people, in words; '' for none. */
  readonly notRead: string;
  /** Those of the company as the check showed it: anyone added since was not agreed to. */
  readonly known: MailCounts;
};
