import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { DraftedFor } from '@/domain/drafted-for';
import { goalKeyOf } from '@/domain/text';
import { hash } from '@/lib/hash';
import { ownerOrTokenHash } from '@/session/owner';
import { storeSignIn } from '@/session/session';
import { draftedForName } from '@/session/storage';

import { keptDrafts } from './drafted-for';
import { keptAnswers } from './goal-answers';
import { changeOwn, readOwn, readUnreadable, withStore, type Key, type Place } from './kept';
import { noteVisit } from './last-visit';

const owner = 'an owner';

const kept = keptDrafts(owner);
const readDrafts = () => readOwn(kept);
const changeDrafts = (change: (drafts: readonly DraftedFor[]) => readonly DraftedFor[]) => changeOwn(kept, change);

const store = (key: Key, value: unknown) =>
  withStore(draftedForName, 'readwrite', async (values) => void (await values.put(value, key)));

const stored = (key: Key) => withStore(draftedForName, 'readonly', (values) => values.get(key));

const draft = {
  person: '7',
  kind: 'okr' as const,
  role: 'Nurse',
  goal: 'Hire nurses',
  sentAt: 1,
  after: null,
  record: null,
  isByRole: false,
  isUnanswered: false,
};

it('reads what was written, and keeps the entries that it cannot read', async () => {
  const unread = { from: 'a newer version' };
  await store(['drafts', owner], [unread]);
  await changeDrafts((drafts) => [...drafts, draft]);
  expect(await readDrafts()).toEqual([draft]);
  expect(await stored(['drafts', owner])).toEqual(expect.arrayContaining([unread, draft]));
});

it('reads what is stored under an earlier fingerprint of the person, and changes it under the present one', async () => {
  storeSignIn('business', { email: 'ingrid@northbay.example', token: 'not.a.token' });
  const salt = 'f'.repeat(32);
  const earlier: Key = ['drafts', `${salt}.${hash(`${salt}ingrid@northbay.example`)}`];
  await store(earlier, [draft]);
  const present = keptDrafts(ownerOrTokenHash());
  expect(await readOwn(present)).toEqual([draft]);
  await changeOwn(present, (drafts) => [...drafts, { ...draft, person: '8' }]);
  expect(await readOwn(present)).toHaveLength(2);
  expect(await stored(earlier)).toEqual([draft]);
});

it.each([['a text'], [{ drafts: [] }]])('writes nothing over %j', async (value) => {
  await store(['drafts', owner], value);
  await expect(readDrafts()).rejects.toThrow('unreadable');
  await expect(changeDrafts(() => [draft])).rejects.toThrow('unreadable');
  expect(await stored(['drafts', owner])).toEqual(value);
});

it('counts a visit as another one after half an hour', async () => {
  const minute = 60_000;
  expect(await noteVisit(owner, 100 * minute)).toBeNull();
  expect(await noteVisit(owner, 120 * minute)).toBeNull();
  expect(await noteVisit(owner, 151 * minute)).toBe(120 * minute);
});

it.each([['a text'], [{ latest: 'yesterday' }], [null]])(
  'keeps %j, which is no visit that it can read',
  async (value) => {
    await store(['visit', owner], value);
    expect(await noteVisit(owner, 1_000)).toBeNull();
    expect(await stored(['visit', owner])).toEqual(value);
  },
);

describe('what is stored of any value reads back the same, all of it readable', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('', '__proto__', '\ud800', '\0', 'x'.repeat(100_000)),
  );
  const drafts = fc.record({
    person: text,
    kind: fc.constantFrom('okr' as const, 'kpi' as const),
    role: text,
    goal: text,
    sentAt: fc.double({ noNaN: true, noDefaultInfinity: true }),
    after: fc.oneof(fc.constant(null), text, fc.array(text, { maxLength: 2 })),
    record: fc.option(text),
    isByRole: fc.boolean(),
    isUnanswered: fc.boolean(),
  });
  const answer = fc.tuple(text.map(goalKeyOf), text.map(goalKeyOf), fc.boolean());
  const answers = fc
    .uniqueArray(answer, { maxLength: 4, selector: ([goal, sentence]) => `${goal}\n${sentence}` })
    .map((serves) => ({ serves }));

  it.each<[string, Place<unknown>, fc.Arbitrary<unknown>]>([
    ['people of drafts', kept as Place<unknown>, fc.array(drafts, { maxLength: 3 })],
    ['answers about goals', keptAnswers([owner, 'business']) as Place<unknown>, answers],
  ])('%s', async (_, place, values) => {
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        await changeOwn(place, () => value);
        expect([await readOwn(place), await readUnreadable(place)]).toEqual([value, []]);
      }),
      { seed: 37, numRuns: 60 },
    );
  });
});
