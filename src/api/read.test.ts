import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { ApiFailure } from './failure';
import { id, optionalId, read, readRows, tolerantText, token, unwrapped } from './read';

const parse = <S extends v.GenericSchema>(schema: S, value: unknown) => v.safeParse(schema, value);

describe('an id', () => {
  it.each([
    ['7', '7'],
    [7, '7'],
    [0, '0'],
    ['undefined', 'undefined'],
  ])('%j is %j', (value, expected) => {
    expect(parse(id, value)).toMatchObject({ success: true, output: expected });
  });

  it.each([undefined, null, '', {}, [], true, Number.NaN, Infinity])('is not %j', (value) => {
    expect(parse(id, value).success).toBe(false);
    expect(parse(optionalId, value)).toMatchObject({ success: true, output: undefined });
  });
});

it.each(['', null, undefined, 7, {}, ['a']])('a token is not %j', (value) => {
  expect(parse(token, value).success).toBe(false);
});

it.each([
  ['text', 'text'],
  [7, '7'],
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

describe('what an answer wraps', () => {
  it.each([
    [{ data: [1] }, [1]],
    [{ data: null }, null],
    [{ token: 'a' }, { token: 'a' }],
    [[{ data: 1 }], [{ data: 1 }]],
    [null, null],
    ['data', 'data'],
  ])('%j: %j', (answer, inside) => {
    expect(unwrapped(answer)).toEqual(inside);
  });
});

describe('rows', () => {
  const row = v.object({ id });

  it('leave out what is none', () => {
    expect(readRows(row, [{ id: 1 }, null, 'x', { id: '' }, [], { id: 'b' }])).toEqual([{ id: '1' }, { id: 'b' }]);
  });

  it.each([undefined, null, '', 'text', 7, {}, { data: {} }, { length: 2 }])('are a failure in %j', (answer) => {
    expect(() => readRows(row, answer)).toThrow(ApiFailure);
  });
});

it('an answer of another shape is a failure', () => {
  expect(() => read(v.object({ token }), { token: 1 })).toThrow(expect.objectContaining({ reason: 'unreadable' }));
});
