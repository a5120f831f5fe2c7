import * as v from 'valibot';

import { ApiFailure } from './failure';

declare const contractType: unique symbol;

/**
 * An unvalidated response. The type only limits which fields may be read.
 */
export type RawResponse<Answer> = { readonly [contractType]: Answer };

/** The record that a response is, or wraps. */
type RecordIn<Answer> = Answer extends { businessProfile: infer Inner } ? Inner : Answer;

/** Reads a field of a row, whatever is there; undefined where the row cannot be used without it. */
type FieldReader = (value: unknown) => unknown;

/** Readers by field; a field that the contract does not name does not compile. */
type ReadersOf<Row, Readers> = Readers & { [Name in keyof Readers]: Name extends keyof Row ? FieldReader : never };

/** A row as its readers read it. */
type ReadRow<Readers extends Record<string, FieldReader>> = {
  [Name in keyof Readers]: Exclude<ReturnType<Readers[Name]>, undefined>;
};

/** Schemas by field; a field that the contract does not name does not compile. */
type FieldsOf<Row, Entries> = Entries & { [Name in keyof Entries]: Name extends keyof Row ? v.GenericSchema : never };

/**
 * Reads the fields of one record: the response itself, or what it wraps in `data` or in `wrapper`. The innermost non-blank
 * value of a field counts.
 * @throws ApiFailure when the answer is no object, or a field does not have its schema's shape
 */
export function readRecord<Answer, Entries extends v.ObjectEntries>(
  answer: RawResponse<Answer>,
  entries: FieldsOf<RecordIn<Answer>, Entries>,
  wrapper = 'data',
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const data = inside(answer, 'data');
  const layers = [answer, data, inside(answer, wrapper), inside(data, wrapper)].map(withAliases).filter(isObject);
  if (layers.length === 0) throw unreadable();
  const filled = layers.flatMap((layer) => Object.entries(layer).filter(([, value]) => !isBlank(value)));
  const result = v.safeParse(v.object<Entries>(entries), Object.fromEntries(filled));
  if (!result.success) throw unreadable();
  return result.output;
}

/** What an object holds under a name. */
function inside(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Reads an optional id: the status alone is the success. */
export function readOptionalId<Answer>(answer: RawResponse<Answer>, name: string & keyof Answer): string | undefined {
  const ids = [answer, inside(answer, 'data')].map((record) =>
    v.parse(optionalIdText, inside(withAliases(record), name)),
  );
  return ids.find((found) => found !== undefined);
}

/**
 * Reads the usable rows of a list one by one; the others are left out without hiding them. Plain functions read the
 * fields: a hundred thousand rows take schemas four times as long.
 * @throws ApiFailure when the answer holds no list
 */
export function* readRows<Row, Readers extends Record<string, FieldReader>>(
  answer: RawResponse<readonly Row[]>,
  readers: ReadersOf<Row, Readers>,
): Generator<ReadRow<Readers>, void> {
  const fields = Object.entries<FieldReader>(readers);
  for (const candidate of listIn(answer, Object.keys(readers))) {
    const row = readRow(candidate, fields);
    if (row !== null) yield row as ReadRow<Readers>;
  }
}

function readRow(candidate: unknown, fields: readonly [string, FieldReader][]): object | null {
  if (!isObject(candidate)) return null;
  const record = withAliases(candidate) as Record<string, unknown>;
  const row: Record<string, unknown> = {};
  for (const [name, read] of fields) {
    const value = read(record[name]);
    if (value === undefined) return null;
    row[name] = value;
  }
  return row;
}

/** Whether a value is an object with at least one of the fields. */
function hasOneOf(names: readonly string[], value: unknown): boolean {
  const record = withAliases(value);
  return isObject(record) && names.some((name) => Object.hasOwn(record, name));
}

/**
 * The list that a response is, has in `data`, or has as the only list one or two levels down: an empty one, or one in
 * which a row has one of the fields.
 */
function listIn(answer: unknown, names: readonly string[]): unknown[] {
  if (Array.isArray(answer)) return answer;
  if (isObject(answer) && Array.isArray(answer['data'])) return answer['data'];
  const level = valuesOf(answer);
  const levels = [level, level.flatMap(valuesOf)].map((values) => values.filter((value) => Array.isArray(value)));
  const known = levels.map((lists) => lists.filter((list) => list.some((row) => hasOneOf(names, row))));
  const [list, ...others] =
    known.find(({ length }) => length > 0) ?? levels.flat().filter(({ length }) => length === 0);
  if (list !== undefined && others.length === 0) return list;
  throw unreadable();
}

const valuesOf = (value: unknown): unknown[] => (isObject(value) ? Object.values(value) : []);

/** Names that other backends use for a field. */
const aliases = Object.entries({ id: '_id', createdAt: 'created_at' });

/** A record with the contract's names for fields that it has under another name only. */
function withAliases(record: unknown): unknown {
  if (!isObject(record)) return record;
  const renamed = aliases.filter(([name, alias]) => isBlank(record[name]) && Object.hasOwn(record, alias));
  if (renamed.length === 0) return record;
  return { ...record, ...Object.fromEntries(renamed.map(([name, alias]) => [name, record[alias]])) };
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const unreadable = () => new ApiFailure('unreadable', 'The answer could not be read.');

/** Non-empty text. */
export const filledText = v.pipe(v.string(), v.minLength(1));

/** An id in the type it came with, in which it goes back: non-empty text, or a finite number; undefined for neither. */
export function idOf(value: unknown): string | number | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  // A document database writes an id as `{ "$oid": "…" }`.
  const text = inside(value, '$oid');
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** An id as text, for an address or the browser's storage. Never "undefined". */
export function idTextOf(value: unknown): string | undefined {
  const id = idOf(value);
  return id === undefined ? undefined : String(id);
}

/** The same as a schema, for a record. */
export const idText = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const text = idTextOf(dataset.value);
    if (text !== undefined) return text;
    addIssue();
    return NEVER;
  }),
);

/** The same where there may be none. */
export const optionalIdText = v.fallback(v.optional(idText), undefined);

/** Any value of a field, also of one that is not there. */
const anything = v.optional(v.unknown(), null);

/** Text; a number is written out, and everything else counts as missing: also a number that is too large to be one. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)) ? String(value) : '';
}

/** The same as a schema, for a record. */
export const tolerantText = v.pipe(anything, v.transform(textOf));

/**
 * Takes a key, or where it was taken before, the key with the first number that makes it unique.
 * @param taken how often each was asked for
 */
export function takeKey(key: string, taken: Map<string, number>): string {
  const count = taken.get(key) ?? 0;
  taken.set(key, count + 1);
  return count === 0 ? key : takeKey(`${key}~${count + 1}`, taken);
}
