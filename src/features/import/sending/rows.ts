import { ApiFailure, errorText } from '@/api/failure';
import { fullName, mailKey, type EmployeeEntry } from '@/domain/employee';

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
  /** Whether it has problems, is a person who is in the company or in the file already, or was left out for another reason. */
  readonly because: 'problems' | 'here' | 'choice';
};

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
 * - `again`: no answer came, and the person was not in at the last look: it is sent again at the end.
 * - `in`: the person is in the company.
 * - `failed`: refused, or without an answer twice and not in.
 * - `here`: someone with its work mail was in the company before anything was sent, so it is not sent.
 */
type RowStatus = 'left' | 'sending' | 'unknown' | 'again' | 'in' | 'failed' | 'here';

export type Mark = {
  readonly status: RowStatus;
  readonly why: string;
  /**
   * Why the last response did not come: the connection broke, or a gateway answered for the backend; null if each came.
   */
  readonly missed: 'lost' | 'gateway' | null;
  /** How many responses did not come since a person last asked to send it. */
  readonly losses: number;
  readonly mustLook: boolean;
  readonly isFound: boolean;
};

export type ImportRow = ReadyRow & { mark: Mark };

const firstMark: Mark = { status: 'left', why: '', missed: null, losses: 0, mustLook: false, isFound: false };

/** Rows per status. They add up to `total`; a row whose call is in flight counts among `left`. */
export type Counts = { total: number; in: number; unknown: number; failed: number; left: number };

const countedAs: Readonly<Record<RowStatus, Exclude<keyof Counts, 'total'> | null>> = {
  left: 'left',
  sending: 'left',
  again: 'left',
  unknown: 'unknown',
  in: 'in',
  failed: 'failed',
  here: null,
};

export type ShownRow = Mark & { readonly line: number; readonly name: string };

type RowLists = {
  missed: readonly ShownRow[];
  failed: readonly ShownRow[];
};

function listsOf(troubled: Iterable<ImportRow>): RowLists {
  const rows = [...troubled]
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, entry, mark }): ShownRow => ({ ...mark, line, name: fullName(entry) || entry.workMail }));
  const failed = rows.filter(({ status }) => status === 'failed');
  return { missed: rows.filter((row) => row.missed !== null && row.status !== 'failed'), failed };
}

/** The rows of an import. They are counted as they are marked, since each of thousands is marked several times. */
export function createRows(ready: readonly ReadyRow[]) {
  const rows = ready.map((row): ImportRow => ({ ...row, mark: firstMark }));
  const counts: Counts = { total: rows.length, in: 0, unknown: 0, failed: 0, left: rows.length };
  const troubled = new Set<ImportRow>();
  let lists: RowLists | null = null;
  function count({ status }: Mark, by: 1 | -1): void {
    const part = countedAs[status];
    if (part === null) return;
    counts[part] += by;
    counts.total += by;
  }
  return {
    rows,
    mark: (row: ImportRow, change: Partial<Mark>): void => {
      count(row.mark, -1);
      row.mark = { ...row.mark, ...change };
      count(row.mark, 1);
      if (row.mark.missed !== null || row.mark.status === 'failed') troubled.add(row);
      if (troubled.has(row)) lists = null;
    },
    counts: (): Counts => ({ ...counts }),
    /** The same lists until a row in them changes. */
    lists: (): RowLists => (lists ??= listsOf(troubled)),
  };
}

export type Rows = ReturnType<typeof createRows>;

/** Whether a row is sent when its turn comes. */
export const isWaiting = ({ mark }: ImportRow): boolean => mark.status === 'left' || mark.status === 'again';

/** Whether a look into the list may show that the person is in. */
export const isLookedUp = (row: ImportRow): boolean =>
  row.mark.status === 'unknown' || (row.mark.mustLook && isWaiting(row));

/** The key that matches a row to people of the list. */
export const mailOf = ({ entry }: Pick<ReadyRow, 'entry'>): string => mailKey(entry.workMail);

/** After this many lost responses a row is sent again only when a person says so. */
const maxLosses = 2;

/** The next status of a row that is not in the list: it is sent again, unless that was tried, or no more rows are sent. */
export function notFound({ losses }: Mark, isOver: boolean): Partial<Mark> {
  if (losses < maxLosses && !isOver) return { status: 'again' };
  const why = losses < maxLosses ? 'No reply from the server.' : 'No reply from the server, twice.';
  return { status: 'failed', why: `${why} Not in your employee list.` };
}

/** Why a row failed: the server's own text, or ours. */
export function failureWords(reason: unknown): string {
  if (reason instanceof ApiFailure && reason.detail !== '') return errorText(reason);
  return 'We couldn’t add them.';
}
