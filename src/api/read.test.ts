import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { ApiFailure } from './failure';
import {
  readId,
  idText,
  optionalIdText,
  readOptionalId,
  readRecord,
  readRows,
  tolerantText,
  type RawResponse,
} from './read';

const parse = <S extends v.GenericSchema>(schema: S, value: unknown) => v.safeParse(schema, value);

/** A response as the client returns it. */
const received = <Answer>(answer: unknown) => answer as RawResponse<Answer>;

type Row = { id: string; name: string };

describe('an id', () => {
  it.each(['7', 7, 0, 'undefined'])('%j keeps its type, and is text where it goes into an address', (value) => {
    expect(readId(value)).toBe(value);
    expect(parse(idText, value)).toMatchObject({ success: true, output: String(value) });
  });

  it.each([undefined, null, '', {}, [], true, Number.NaN, Infinity])('is not %j', (value) => {
    expect(readId(value)).toBeUndefined();
    expect(parse(optionalIdText, value)).toMatchObject({ success: true, output: undefined });
  });
});

it.each([
  ['text', 'text'],
  [7, '7'],
  [JSON.parse('1e999'), ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [{ toString: 'x' }, ''],
  [['a'], ''],
  [true, ''],
])('the tolerant text of %j is %j', (value, text) => {
  expect(parse(tolerantText, value)).toMatchObject({ success: true, output: text });
});

it('a field that is missing altogether is a hole too', () => {
  expect(v.safeParse(v.object({ goal: tolerantText }), {})).toMatchObject({ success: true, output: { goal: '' } });
});

describe('a record', () => {
  const read = (answer: unknown, wrapper?: string) =>
    readRecord(received<Row>(answer), { id: idText, name: tolerantText }, wrapper);

  it.each([
    ['itself', { id: 'a', name: 'A' }],
    ['in data', { success: true, data: { id: 'a', name: 'A' } }],
    ['in data, with other words around it', { id: 'request 7', name: '', data: { id: 'a', name: 'A' } }],
    ['half in data', { name: 'A', data: { id: 'a' } }],
    ['itself, with empty data beside it', { id: 'a', name: 'A', data: { name: '' } }],
    ['with _id', { _id: 'a', name: 'A' }],
    ['with an empty id and an _id', { id: null, _id: 'a', name: 'A' }],
    ['in data, with _id', { data: { _id: 'a', name: 'A' } }],
    ['with the _id of a document database', { _id: { $oid: 'a' }, name: 'A' }],
  ])('%s', (_, answer) => {
    expect(read(answer)).toEqual({ id: 'a', name: 'A' });
  });

  it('in a wrapper of its own, which may itself be wrapped in data', () => {
    const company = { _id: 7, name: 'A' };
    expect(read({ businessProfile: company }, 'businessProfile')).toEqual({ id: '7', name: 'A' });
    expect(read({ message: 'ok', data: { businessProfile: company } }, 'businessProfile').id).toBe('7');
    expect(read({ id: 'request 1', businessProfile: company }, 'businessProfile').id).toBe('7');
  });

  it('keeps an id of its own when there is an _id too', () => {
    expect(read({ id: 'a', _id: 'b', name: '' }).id).toBe('a');
  });

  it.each([undefined, null, '', 'text', 7, [], {}, { data: null }, { name: 'A' }, { _id: null }])(
    'is a failure in %j',
    (answer) => {
      expect(() => read(answer)).toThrow(expect.objectContaining({ reason: 'unreadable' }));
    },
  );

  it('takes nothing that every object inherits', () => {
    expect(() => read(Object.create({ id: 'a', name: 'A' }))).toThrow(ApiFailure);
    expect(() => read(JSON.parse('{"__proto__": {"id": "a"}}'))).toThrow(ApiFailure);
  });
});

it.each([
  [{ id: 11 }, '11'],
  [{ _id: 'a' }, 'a'],
  [{ data: { id: 'a' } }, 'a'],
  [{ data: 'a' }, undefined],
  [{ id: { not: 'text' } }, undefined],
  ['User registered', undefined],
  [undefined, undefined],
  [null, undefined],
])('an id that may be missing of %j is %j', (answer, found) => {
  expect(readOptionalId(received<Row>(answer), 'id')).toBe(found);
});

describe('rows', () => {
  const rows = (answer: unknown) => readRows(received<Row[]>(answer), { id: readId });

  it('leave out what is none', () => {
    expect(rows([{ id: 1 }, null, 'x', { id: '' }, [], { id: 'b' }])).toEqual([{ id: 1 }, { id: 'b' }]);
  });

  it.each([
    ['themselves', [{ id: 1 }]],
    ['in data', { data: [{ id: 1 }], errors: [] }],
    ['in the only list of an answer', { count: 1, okrs: [{ id: 1 }] }],
    ['in the only list two levels down', { data: { okrs: [{ id: 1 }] }, meta: { page: 1 } }],
    ['under _id', [{ _id: 1 }]],
    ['beside lists of something else', { data: { items: [{ id: 1 }], links: ['/'] }, errors: [] }],
  ])('%s', (_, answer) => {
    expect(rows(answer)).toEqual([{ id: 1 }]);
  });

  it('an empty list is a list, wherever it stands', () => {
    for (const answer of [[], { data: [] }, { data: { okrs: [] } }]) expect(rows(answer)).toEqual([]);
  });

  it.each([
    undefined,
    null,
    '',
    'text',
    7,
    {},
    { data: {} },
    { length: 2 },
    { okrs: [{ id: 1 }], kpis: [{ id: 2 }] },
    { okrs: [], kpis: [] },
    { a: { b: { c: [] } } },
    { errors: ['No such list.'] },
    { unexpected: [{ shape: true }] },
  ])('are a failure in %j', (answer) => {
    expect(() => rows(answer)).toThrow(ApiFailure);
  });
});
