import { expect, it } from 'vitest';

import type { DraftedFor } from '@/domain/drafted-for';
import { draftedForName } from '@/session/storage';

import { keptDrafts } from './drafted-for';
import { changeOwn, readOwn, withStore, type Key } from './kept-store';
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
