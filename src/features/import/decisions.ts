import type { Manager } from '@/components/employee/derived';
import type { EmployeeField } from '@/domain/employee';
import type { Encoding, Separator } from '@/lib/table-file/table';

import type { NamePart } from './cells';
import type { Corrections, Switched } from './check';
import { fillIns, sharedFields } from './fill-in';
import type { Answers, OtherSource } from './findings';
import type { Rules } from './understand';

/** The chosen source of a field: a column by the hash of its name, so that it survives another reading, and may be stored. */
export type Chosen =
  | { readonly from: 'column'; readonly key: string; readonly part?: NamePart | undefined }
  | OtherSource;

/** All that someone decides until people are sent, kept as long as the page; all else follows from it and the file. */
export type Decisions = {
  readonly file: File | null;
  readonly number: number;
  /** Left out, as `sheet` and `encoding` may be, for the one that the file seems to have. */
  readonly separator?: Separator | undefined;
  readonly sheet?: string | undefined;
  readonly encoding?: Encoding | undefined;
  /** The line of the row with the names, 0 where none has them, left out for the one that seems to. */
  readonly header?: number | undefined;
  readonly chosen: { readonly [Name in EmployeeField]?: Chosen };
  readonly withHidden: boolean;
  readonly answers: Answers;
  readonly words: Rules['words'];
  /** Managers whom the employee list does not have, by `managerKey`. */
  readonly managers: Readonly<Record<string, Manager>>;
  readonly fills: Rules['fills'];
  readonly corrections: Corrections;
  readonly switched: Switched;
  /** The headings for which this tab's decisions of before were recalled. */
  readonly recalledFor: string;
  /** Answers about the words of a file with the same columns. They apply unless this file shows another meaning. */
  readonly recalledWords: Decisions['words'];
};

export type Decide = (change: (before: Decisions) => Decisions) => void;

export const undecided: Decisions = {
  file: null,
  number: 0,
  chosen: {},
  withHidden: false,
  answers: {},
  words: {},
  managers: {},
  fills: {},
  corrections: {},
  switched: {},
  recalledFor: '',
  recalledWords: {},
};

/** Another file resets all decisions. */
export const withFile =
  (file: File) =>
  ({ number }: Decisions): Decisions => ({ ...undecided, file, number: number + 1 });

export const withPart =
  (part: Partial<Decisions>) =>
  (before: Decisions): Decisions => ({ ...before, ...part });

/** Other rows, of another sheet or parted elsewhere: what was decided about columns stays. */
export const withReading = (part: Pick<Partial<Decisions>, 'separator' | 'sheet'>) =>
  withPart({ ...part, header: undefined, corrections: {}, switched: {} });

/** The same column is removed from another field, unless each has its part of a whole name. */
export const withChosen =
  (name: EmployeeField, source: Chosen) =>
  (before: Decisions): Decisions => {
    const isTaken = (other: Chosen) =>
      other.from === 'column' &&
      source.from === 'column' &&
      other.key === source.key &&
      (other.part === undefined || source.part === undefined || other.part === source.part);
    const others = Object.entries(before.chosen).filter(([field, other]) => field !== name && !isTaken(other));
    return { ...before, chosen: Object.fromEntries([...others, [name, source]]) };
  };

/** The source of a field without a column: a rule, one value for everyone, or one per person. */
export const withoutColumn = (name: EmployeeField): OtherSource =>
  fillIns[name] ? { from: 'rule' } : sharedFields[name] === undefined ? { from: 'none' } : { from: 'shared', text: '' };

export const withCorrection =
  (line: number, name: EmployeeField, text: string) =>
  (before: Decisions): Decisions => ({
    ...before,
    corrections: { ...before.corrections, [line]: { ...before.corrections[line], [name]: text } },
  });

/** Merges entries into a part. A fill of '' leaves the cells of its field empty. */
export const withEntries =
  <Part extends 'answers' | 'words' | 'managers' | 'fills' | 'switched'>(part: Part, entries: Decisions[Part]) =>
  (before: Decisions): Decisions => ({ ...before, [part]: { ...before[part], ...entries } });
