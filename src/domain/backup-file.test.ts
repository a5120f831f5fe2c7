import { describe, expect, it } from 'vitest';

import { goalVersion } from '../../tests/support/goal-records';
import { mergeVersions, newLinks, readBackup, unitedVersion, backupFile } from './backup-file';
import { identityOf, type Identified } from './goal-identity';
import type { GoalVersion } from './version';

const version = (part: Partial<GoalVersion> = {}) => goalVersion({ lines: ['Objective: lead', 'One', 'Two'], ...part });

const row = (goal = '', part: Partial<Identified> = {}) => ({
  kind: 'okr' as const,
  result: '',
  goal,
  role: 'HR',
  createdAt: null,
  ...part,
});

const file = (part: object) =>
  JSON.stringify({ format: 'cairn-wording', version: 1, kind: 'okr', records: [], ...part });

describe('the file', () => {
  it.each([
    ['', 'unknown'],
    ['not json', 'unknown'],
    ['null', 'unknown'],
    ['[]', 'unknown'],
    ['{"format":"cairn-wording"}', 'unknown'],
    [file({ format: 'other' }), 'unknown'],
    [file({ records: {} }), 'unknown'],
    [file({ version: 2 }), 'newer'],
    [file({ kind: 'kpi' }), 'other kind'],
    [file({ kind: 'constructor' }), 'other kind'],
    ['['.repeat(100_000), 'unknown'],
  ])('is refused where it is none of these: %#', (text, problem) => {
    expect(readBackup(text, 'okr')).toEqual({ problem });
  });

  it('leaves out what cannot be read, and takes the newest of two with one id', () => {
    const good = { id: 'a', ...version({ savedAt: 2 }) };
    const records = [null, 7, [], {}, { ...good, id: '' }, { ...good, id: 7 }];
    const text = file({ records: [...records, { ...good, savedAt: 1 }, good, { id: 'b', lines: 'x' }] });
    expect(readBackup(text, 'okr')).toEqual({
      versions: new Map([['a', version({ savedAt: 2 })]]),
      links: [],
      unreadable: 7,
    });
  });
});

it('a merge adds what is new, offers the newest of two that differ, and leaves out what is of no record here', () => {
  const mine = (savedAt: number) => version({ note: 'here', savedAt });
  const theirs = version({ note: 'file', savedAt: 5 });
  const here = new Map(Object.entries({ same: version(), older: mine(1), newer: mine(9) }));
  const other = new Map(
    Object.entries({ same: version({ savedAt: 7 }), older: theirs, newer: theirs, new: version(), unknown: version() }),
  );
  const records = new Map(['same', 'older', 'newer', 'new'].map((id) => [id, row()]));
  const merge = mergeVersions(here, other, records);
  expect(merge).toMatchObject({ added: ['new'], same: ['same'], unknownCount: 1 });
  expect(merge.conflicts.map(({ id, newest }) => [id, newest])).toEqual([
    ['older', 'file'],
    ['newer', 'here'],
  ]);
});

it('a merge says whose words are the same and whose check-ins are not', () => {
  const checkIns = ['2026-09-01', '2026-09-02'].map((day) => ({ day, progress: [40] }));
  const [both, one] = [version({ checkIns }), version({ checkIns: checkIns.slice(1) })];
  const here = new Map(Object.entries({ fewer: one, same: both, more: both }));
  const theirs = new Map(Object.entries({ fewer: both, same: both, more: one }));
  const records = new Map([...here.keys()].map((id) => [id, row()]));
  expect(mergeVersions(here, theirs, records)).toMatchObject({
    added: [],
    conflicts: [],
    extended: ['fewer'],
    same: ['same', 'more'],
  });
});

describe('closed quarters', () => {
  const closed = (quarter: string, score = 5) => ({
    quarter,
    closedAt: '2026-12-31',
    objective: null,
    lines: [{ text: 'One', score, sentence: 'Late.' }],
  });
  const merge = (here: Partial<GoalVersion>, theirs: Partial<GoalVersion>) =>
    mergeVersions(new Map([['a', version(here)]]), new Map([['a', version(theirs)]]), new Map([['a', row()]]));

  it('of one side only are added without a question', () => {
    const [third, fourth] = [closed('2026-Q3'), closed('2026-Q4')];
    expect(merge({ quarters: [third] }, { quarters: [fourth] })).toMatchObject({ conflicts: [], extended: ['a'] });
    expect(merge({}, { quarters: [fourth] })).toMatchObject({ conflicts: [], extended: ['a'] });
    expect(merge({ quarters: [fourth] }, {})).toMatchObject({ conflicts: [], extended: [], same: ['a'] });
    const both = unitedVersion(row(), version({ quarters: [third] }), version({ quarters: [fourth] }));
    expect(both.quarters).toEqual([fourth, third]);
  });

  it('that differ are chosen between', () => {
    const { conflicts } = merge({ quarters: [closed('2026-Q4')] }, { quarters: [closed('2026-Q4', 6)], savedAt: 2 });
    expect(conflicts.map(({ newest }) => newest)).toEqual(['file']);
  });
});

describe('a version of another computer', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 8, number));
  const nurses = row('Hire nurses', { createdAt: day(1) });
  const sales = row('Grow online sales', { createdAt: day(20) });
  const of = (record: Identified) => version({ identity: identityOf(record) });
  const merge = (theirs: Map<string, GoalVersion>, records: Map<string, ReturnType<typeof row>>) =>
    mergeVersions(new Map(), theirs, records);

  it('is of the record with its goal and date, whatever ids there are', () => {
    const { added, given, unknownCount } = merge(
      new Map([['1', of(nurses)]]),
      new Map([
        ['1', sales],
        ['2', nurses],
      ]),
    );
    expect({ added, unknownCount }).toEqual({ added: ['2'], unknownCount: 0 });
    expect(given.get('2')).toEqual(of(nurses));
  });

  it('is of none where only the id is the same, and of none of two that could be meant', () => {
    expect(merge(new Map([['1', of(nurses)]]), new Map([['1', sales]]))).toMatchObject({ added: [], unknownCount: 1 });
    const twice = new Map([
      ['2', nurses],
      ['3', nurses],
    ]);
    expect(merge(new Map([['1', of(nurses)]]), twice)).toMatchObject({ added: [], unknownCount: 1 });
  });

  it('is of the record with its id where an earlier version has made the file', () => {
    expect(merge(new Map([['1', version()]]), new Map([['1', sales]]))).toMatchObject({ added: ['1'] });
  });

  it('is left out where what is stored here cannot be read', () => {
    const here = new Map([['1', { unreadable: 7 }]]);
    expect(mergeVersions(here, new Map([['1', of(sales)]]), new Map([['1', sales]]))).toMatchObject({
      added: [],
      blocked: ['1'],
    });
  });

  it('is added where what is stored under the id is of another record', () => {
    const here = new Map([['1', of(nurses)]]);
    expect(mergeVersions(here, new Map([['1', of(sales)]]), new Map([['1', sales]]))).toMatchObject({ added: ['1'] });
  });
});

it('has what cannot be read in the file as it is', () => {
  const text = backupFile('okr', new Map([['a', { unreadable: { lines: 7 } }]]), []);
  expect((JSON.parse(text) as { records: unknown }).records).toEqual([{ id: 'a', unreadable: { lines: 7 } }]);
  expect(readBackup(text, 'okr')).toEqual({ versions: new Map(), links: [], unreadable: 1 });
});

describe('the links to people', () => {
  const record = (key: string, goal: string) => ({ ...row(goal), id: key, key, replacesId: false });
  const here = [record('1', 'Fill the night shift'), record('2', 'Win new clients')];

  it('find their records again, under other ids too, and leave those that have a person', () => {
    const links = here.map((each, at) => ({ record: each, person: `p${at}`, isByRole: at === 1 }));
    const read = readBackup(backupFile('okr', new Map(), links), 'okr');
    if ('problem' in read) throw new Error(read.problem);
    const there = [record('7', 'Win new clients'), record('8', 'Fill the night shift')];
    const [clients, shift] = there;
    expect(newLinks(read.links, there, [])).toEqual([
      { record: shift, person: 'p0', isByRole: false },
      { record: clients, person: 'p1', isByRole: true },
    ]);
    const known = clients ? [{ record: clients, person: 'p9', isByRole: false }] : [];
    expect(newLinks(read.links, there, known)).toEqual([{ record: shift, person: 'p0', isByRole: false }]);
  });

  it('are counted where they cannot be read', () => {
    const people = [{ id: '1', person: 7 }, { person: 'p' }, null, { id: '1', person: 'p', isByRole: 'yes' }];
    expect(readBackup(file({ people }), 'okr')).toEqual({
      versions: new Map(),
      links: [{ id: '1', identity: undefined, person: 'p', isByRole: false }],
      unreadable: 3,
    });
  });
});
