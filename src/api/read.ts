import * as v from 'valibot';

import { ApiFailure, unreadableText } from './failure';

declare const contractType: unique symbol;

/** An unvalidated response. Its type limits which fields may be read. */
export type RawResponse<Answer> = { readonly [contractType]: Answer };

type RecordIn<Answer> = Answer extends { businessProfile: infer Inner } ? Inner : Answer;

/** Reads any value of a field; undefined drops the row. */
type FieldReader = (value: unknown) => unknown;

/** Readers by field; a field that the contract does not name does not compile. */
type ReadersOf<Row, Readers> = Readers & { [Name in keyof Readers]: Name extends keyof Row ? FieldReader : never };

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

function inside(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Reads an id that may be missing. */
export function readOptionalId<Answer>(answer: RawResponse<Answer>, name: string & keyof Answer): string | undefined {
  const ids = [answer, inside(answer, 'data')].map((record) =>
    v.parse(optionalIdText, inside(withAliases(record), name)),
  );
  return ids.find((found) => found !== undefined);
}

/**
 * Reads the usable rows of a list; invalid rows are left out. The readers are plain functions: schemas take four times as long.
 * @throws ApiFailure when the response holds no list
 */
export function readRows<Row, Readers extends Record<string, FieldReader>>(
  response: RawResponse<readonly Row[]>,
  readers: ReadersOf<Row, Readers>,
): ReadRow<Readers>[] {
  const fields = Object.entries<FieldReader>(readers);
  const rows: ReadRow<Readers>[] = [];
  for (const candidate of listIn(response, Object.keys(readers))) {
    const row = readRow(candidate, fields);
    if (row !== null) rows.push(row as ReadRow<Readers>);
  }
  return rows;
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

function hasOneOf(names: readonly string[], value: unknown): boolean {
  const record = withAliases(value);
  return isObject(record) && names.some((name) => Object.hasOwn(record, name));
}

/**
 * The list of a response (docs/product.md 21.1): itself, in `data`, or the only list one or two levels down that is empty or
 * whose rows have one of the fields.
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

/** A record with `id` and `createdAt` where it has only the names that other backends use. */
function withAliases(record: unknown): unknown {
  if (!isObject(record)) return record;
  const hasId = !isBlank(record['id']) || !Object.hasOwn(record, '_id');
  const hasDate = !isBlank(record['createdAt']) || !Object.hasOwn(record, 'created_at');
  if (hasId && hasDate) return record;
  return {
    ...record,
    ...(!hasId && { id: record['_id'] }),
    ...(!hasDate && { createdAt: record['created_at'] }),
  };
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const unreadable = () => new ApiFailure('unreadable', unreadableText);

export const filledText = v.pipe(v.string(), v.minLength(1));

/** An id in the type it came with: non-empty text, or a finite number; undefined for neither. */
export function readId(value: unknown): string | number | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  // MongoDB writes an id as `{ "$oid": "…" }`.
  const text = inside(value, '$oid');
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** An id as text, for an address or the browser's storage. */
export function readIdText(value: unknown): string | undefined {
  const id = readId(value);
  return id === undefined ? undefined : String(id);
}

/** `readIdText` as a schema. */
export const idText = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const text = readIdText(dataset.value);
    if (text !== undefined) return text;
    addIssue();
    return NEVER;
  }),
);

export const optionalIdText = v.fallback(v.optional(idText), undefined);

const anything = v.optional(v.unknown(), null);

/** Text, or a finite number as text; '' for everything else. */
export function readText(value: unknown): string {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)) ? String(value) : '';
}

/** `readText` as a schema. */
export const tolerantText = v.pipe(anything, v.transform(readText));

/**
 * Uses a key; a used one gets the first free number.
 * @param taken how often each key was requested
 */
export function takeKey(key: string, taken: Map<string, number>): string {
  const count = taken.get(key) ?? 0;
  taken.set(key, count + 1);
  return count === 0 ? key : takeKey(`${key}~${count + 1}`, taken);
}
