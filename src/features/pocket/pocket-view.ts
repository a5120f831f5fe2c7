import type { GoalRecord } from '@/domain/goal';
import { wordedText } from '@/domain/worded-goal';
import type { Wording, Wordings } from '@/domain/wording';
import { compareKeyed, keyedText, type KeyedText } from '@/lib/collation';
import { sortSteps } from '@/lib/slices';
import { fold, hasAllWords } from '@/lib/text-search';

/** The columns that sort, by their names in the address, with the words for both orders where no head says them. */
export const columns = [
  { column: 'name', label: 'Name', orders: ['A to Z', 'Z to A'] },
  { column: 'role', label: 'Role', orders: ['A to Z', 'Z to A'] },
  { column: 'time', label: 'Time', orders: ['earliest first', 'latest first'] },
  { column: 'date', label: 'Date', orders: ['oldest first', 'newest first'] },
] as const;

export type Column = (typeof columns)[number]['column'];
export type SortOrder = { column: Column; descending: boolean };

/** Parses 'role' or '-role' (descending); null, the order of the server, for anything else. */
export function parseSortOrder(text: string | null): SortOrder | null {
  const descending = text?.startsWith('-') === true;
  const name = descending ? text.slice(1) : text;
  const found = columns.find(({ column }) => column === name);
  return found ? { column: found.column, descending } : null;
}

/** The opposite of `parseSortOrder`; '' for the order of the server. */
export function sortOrderText(order: SortOrder | null): string {
  return order === null ? '' : `${order.descending ? '-' : ''}${order.column}`;
}

/** What a press on the head of a column makes of the order: ascending, descending, and the server's again. */
export function nextSortOrder(order: SortOrder | null, column: Column): SortOrder | null {
  if (order?.column !== column) return { column, descending: false };
  return order.descending ? null : { column, descending: true };
}

/** A month of the address, '2026-03', or a year, '2023'; null for anything else. */
export function parseMonth(text: string | null): string | null {
  return text !== null && /^\d{4,6}(?:-(?:0[1-9]|1[0-2]))?$/.test(text) ? text : null;
}

/** The month in which a record was saved, '2026-03' in local time; null without a date. */
export function monthOf({ createdAt }: Pick<GoalRecord, 'createdAt'>): string | null {
  if (createdAt === null) return null;
  const year = String(createdAt.getFullYear()).padStart(4, '0');
  return `${year}-${String(createdAt.getMonth() + 1).padStart(2, '0')}`;
}

/**
 * The search part of the pocket's address that shows one role or one month only: '?month=2026-03'.
 * @param filter the role '' is that of records without one; null shows all
 * @param open the key of the record that is open, and stays so
 */
export function filterSearch(filter: { role: string } | { month: string } | null, open: string | null = null): string {
  const search = new URLSearchParams({ ...filter, ...(open !== null && { record: open }) }).toString();
  return search && `?${search}`;
}

export type PocketFilter = {
  /** Folded, as `wordsOf` gives them. */
  words: readonly string[];
  /** '' for records without one, null for all. */
  role: string | null;
  /** A month, '2026-03', or a year, '2023'; null for all. */
  month: string | null;
};

/** Goal, role and result of a record, folded by the first search; of one with a person's own wording that, by it. */
const foldedTexts = new WeakMap<GoalRecord | Wording, string>();

function foldedTextOf(record: GoalRecord, wording: Wording | undefined): string {
  const source = wording ?? record;
  const known = foldedTexts.get(source);
  if (known !== undefined) return known;
  const folded = fold([record.goal, record.role, wordedText(record, wording)].join('\n'));
  foldedTexts.set(source, folded);
  return folded;
}

/** Roles that differ in case, accents or blanks around them are one. */
const foldedRole = (role: string) => fold(role.trim());

/** A role of the address in the spelling of the list, so that its choice and its bar are found; null for all. */
export function listedRole(roles: Facets['roles'], role: string | null): string | null {
  if (role === null) return null;
  const wanted = foldedRole(role);
  return roles.find(({ name }) => foldedRole(name) === wanted)?.name ?? role;
}

/**
 * The records that a filter finds, in an order: a step for each record, since there may be a hundred thousand.
 * @param order null for the order of the list itself
 * @param wordings the person's own, by key: they are searched instead of the records' lines
 * @returns the list itself where nothing is filtered or sorted
 */
export function* arrangeSteps(
  records: readonly GoalRecord[],
  { words, role, month }: PocketFilter,
  order: SortOrder | null,
  wordings: Wordings,
): Generator<undefined, readonly GoalRecord[]> {
  let found = records;
  if (words.length > 0 || role !== null || month !== null) {
    const wanted = role === null ? null : foldedRole(role);
    const matching: GoalRecord[] = [];
    for (const record of records) {
      const matches =
        (wanted === null || foldedRole(record.role) === wanted) &&
        (month === null || `${monthOf(record)}-`.startsWith(`${month}-`)) &&
        (words.length === 0 || hasAllWords(foldedTextOf(record, wordings.get(record.key)), words));
      if (matches) matching.push(record);
      yield;
    }
    found = matching;
  }
  return order === null ? found : yield* sortedSteps(found, order);
}

type Keyed = { record: GoalRecord; text: KeyedText; number: number };

/** Letters of a text that are compared. */
const comparedLength = 200;

/** What a column is sorted by; null for a record that has nothing there. */
function keyOf(record: GoalRecord, column: Column): Omit<Keyed, 'record'> | null {
  const { goal, role, createdAt } = record;
  switch (column) {
    case 'name':
    case 'role': {
      const text = column === 'name' ? goal.trim() : foldedRole(role);
      return text === '' ? null : { text: keyedText(text.slice(0, comparedLength)), number: 0 };
    }
    case 'time':
    case 'date': {
      if (createdAt === null) return null;
      const ofDay = (createdAt.getHours() * 60 + createdAt.getMinutes()) * 60 + createdAt.getSeconds();
      return { text: { text: '', key: '' }, number: column === 'time' ? ofDay : createdAt.getTime() };
    }
  }
}

/** Records with nothing in the column come last in both directions; equal ones keep their order. */
function* sortedSteps(
  records: readonly GoalRecord[],
  { column, descending }: SortOrder,
): Generator<undefined, readonly GoalRecord[]> {
  const direction = descending ? -1 : 1;
  const keyed: Keyed[] = [];
  const blank: GoalRecord[] = [];
  for (const record of records) {
    const key = keyOf(record, column);
    if (key === null) blank.push(record);
    else keyed.push({ record, ...key });
    yield;
  }
  const sorted = yield* sortSteps(
    keyed,
    (one, other) => direction * (one.number - other.number || compareKeyed(one.text, other.text)),
  );
  return [...sorted.map(({ record }) => record), ...blank];
}

/** The roles and months of a list, with the records in each. */
export type Facets = {
  /** By name, '' for records without one last. */
  roles: readonly { name: string; count: number }[];
  /** The newest first. */
  months: readonly { month: string; count: number }[];
};

/** Counts the months from the year 0; as texts they have no order once years have five digits. */
function monthNumber(month: string): number {
  return Number.parseInt(month, 10) * 12 + Number(month.slice(month.lastIndexOf('-') + 1));
}

/** Counts the records of each role and month, a record a step. */
export function* facetSteps(records: readonly GoalRecord[]): Generator<undefined, Facets> {
  const roles = new Map<string, { name: string; count: number }>();
  const months = new Map<string, number>();
  for (const record of records) {
    const folded = foldedRole(record.role);
    const role = roles.get(folded);
    if (role) role.count += 1;
    else roles.set(folded, { name: record.role.trim(), count: 1 });
    const month = monthOf(record);
    if (month !== null) months.set(month, (months.get(month) ?? 0) + 1);
    yield;
  }
  const keyed = [...roles.values()].map((role) => ({ role, isBlank: role.name === '', text: keyedText(role.name) }));
  const inOrder = yield* sortSteps(
    keyed,
    (one, other) => Number(one.isBlank) - Number(other.isBlank) || compareKeyed(one.text, other.text),
  );
  return {
    roles: inOrder.map(({ role }) => role),
    months: [...months]
      .map(([month, count]) => ({ month, count }))
      .toSorted((one, other) => monthNumber(other.month) - monthNumber(one.month)),
  };
}

/** The choices of a short pocket are its months. */
const listedMonths = 24;

/**
 * The months to choose from: those with records, and where there are many, whole years before the newest year and the one
 * before it.
 * @param months the newest first
 */
export function monthChoices(months: Facets['months']): Facets['months'] {
  if (months.length <= listedMonths) return months;
  const lastYear = Number.parseInt(months[0]?.month ?? '', 10) - 1;
  const years = new Map<string, number>();
  for (const { month, count } of months) {
    const year = month.slice(0, month.lastIndexOf('-'));
    const choice = Number(year) < lastYear ? year : month;
    years.set(choice, (years.get(choice) ?? 0) + count);
  }
  return [...years].map(([month, count]) => ({ month, count }));
}
