import fc from 'fast-check';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import type { GoalRecord } from '@/domain/goal';

import { answer } from '../../tests/support/wire';
import { createGoal, listGoals } from './goals';

async function listed(body: unknown) {
  answer('listOkrs', () => HttpResponse.json(body as object));
  return listGoals('individual', 'okr');
}

const whole = { id: 'a', goal: 'Grow', role: 'CEO', result: 'One\nTwo', createdAt: '2026-03-14T09:41:00Z' };

it.each([
  ['JSON', () => HttpResponse.json({ message: 'OKRs generated.' }), { message: 'OKRs generated.' }],
  ['text', () => HttpResponse.text('OKRs generated.'), 'OKRs generated.'],
])('drafting logs the response at debug level and ignores it: %s', async (_, respond, logged) => {
  answer('createOkr', respond);
  const debug = vi.spyOn(console, 'debug').mockClear();
  await createGoal('individual', 'okr', { role: 'CEO', goal: 'Grow', industry: 'Retail' });
  expect(debug.mock.calls).toEqual([[expect.any(String), logged]]);
});

describe('a list of goals', () => {
  it('is read with its kind, its key and its moment', async () => {
    expect(await listed([whole])).toEqual([
      { ...whole, kind: 'okr', key: 'a', createdAt: new Date('2026-03-14T09:41:00Z') },
    ]);
  });

  it.each([
    ['null', null, null],
    ['a word', 'yesterday', null],
    ['an object', {}, null],
    ['true', true, null],
    ['a day without a time', '2026-03-14', new Date(2026, 2, 14)],
    ['beyond time', 8.64e15 + 1, null],
    ['milliseconds', 1_773_481_260_000, new Date('2026-03-14T09:41:00Z')],
    ['seconds', 1_773_481_260, new Date('2026-03-14T09:41:00Z')],
    ['seconds, of the first moment', 0, new Date(0)],
    ['a document database\u2019s', { $date: '2026-03-14T09:41:00Z' }, new Date('2026-03-14T09:41:00Z')],
    ['the same in milliseconds', { $date: 1_773_481_260_000 }, new Date('2026-03-14T09:41:00Z')],
    ['the same in its long form', { $date: { $numberLong: '1773481260000' } }, new Date('2026-03-14T09:41:00Z')],
    ['the last year there is', '+275760-09-13T00:00:00Z', new Date(8.64e15)],
  ])('a createdAt that is %s', async (_, createdAt, moment) => {
    expect((await listed([{ ...whole, createdAt }]))[0]?.createdAt).toEqual(moment);
  });

  it('is newest first, with records without a moment last', async () => {
    const dated = { none: null, old: '1969-01-01', new: '2026-01-01', mid: '2000-01-01' };
    const records = await listed(Object.entries(dated).map(([id, createdAt]) => ({ ...whole, id, createdAt })));
    expect(records.map(({ id }) => id)).toEqual(['new', 'mid', 'old', 'none']);
  });

  it('has a key of its own for every record, and keeps it, whatever else is in the list and in whichever order it is', async () => {
    const text = fc.constantFrom('', 'One', 'Two', 'Three');
    const row = fc.record({
      id: fc.constantFrom('', null, 'a', 'b', '~0', 'a~2'),
      goal: text,
      role: text,
      result: text,
      createdAt: fc.constantFrom(null, 'no date', '2026-03-01T09:00:00Z', '2026-03-02T09:00:00Z'),
    });
    const newer = row.map((each) => ({ ...each, createdAt: '2026-04-01T09:00:00Z' }));
    /** Every content with its keys. */
    const keysByContent = (records: readonly GoalRecord[]) =>
      records.map((record) => JSON.stringify(record)).toSorted((one, other) => (one < other ? -1 : 1));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 8 }), fc.array(newer, { maxLength: 3 }), async (rows, added) => {
        const records = await listed(rows);
        expect(new Set(records.map(({ key }) => key)).size).toBe(records.length);
        const keys = keysByContent(records);
        expect(keysByContent(await listed(rows.toReversed()))).toEqual(keys);
        expect(keysByContent(await listed([...added, ...rows]))).toEqual(expect.arrayContaining(keys));
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('takes created_at for the moment and _id for the id', async () => {
    const { id, createdAt, ...rest } = whole;
    expect(await listed([{ ...rest, _id: id, created_at: createdAt }])).toEqual(await listed([whole]));
  });

  it.each([
    ['a list of lines', ['One', 2, null, {}], 'One\n2'],
    ['an object', { objective: 'One', id: 'x', keyResults: ['Two', 'Three'] }, 'One\nTwo\nThree'],
    [
      'a list of objects',
      [
        { _id: 'x', objective: 'One', keyResults: [{ id: 7, title: 'Two', target: 9 }] },
        { objective: 'Three', keyResults: null },
      ],
      'One\nTwo\nThree',
    ],
    ['text as it is', 'One\\nTwo', 'One\\nTwo'],
    ['true', true, ''],
  ])('takes %s for a result', async (_, result, text) => {
    expect((await listed([{ ...whole, result }]))[0]?.result).toBe(text);
  });

  it('reads a result and a date that are nested endlessly', async () => {
    let result: unknown = 'deep';
    let createdAt: unknown = whole.createdAt;
    for (let depth = 0; depth < 5000; depth += 1) [result, createdAt] = [[result], { $date: createdAt }];
    expect((await listed([{ ...whole, result, createdAt }]))[0]).toMatchObject({ result: '', createdAt: null });
  });

  it('leaves out empty records', async () => {
    expect(await listed([null, 7, {}, { role: 'CEO' }, { id: {} }])).toEqual([]);
  });
});
