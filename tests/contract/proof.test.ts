import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readResults, table } from '../../tools/proof/figures.mjs';
import { applies, patchOf, watcherOf } from '../../tools/proof/mutants.mjs';
import { mutantsFolder, rows, type FigureName, type Row } from '../../tools/proof/rows.mjs';
import { filesOf, tags } from '../../tools/proof/tags.mjs';

describe('the rows', () => {
  const tagged = new Set(tags.flatMap(({ names }) => names));
  const patches = readdirSync(mutantsFolder);

  it('have unique names, are in order, and are measured by a file that names them', () => {
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(rows.map(({ number }) => number)).toEqual(rows.map(({ number }) => number).toSorted((a, b) => a - b));
    expect([...tagged].toSorted()).toEqual(rows.flatMap(({ name }) => (name === 'mutants' ? [] : name)).toSorted());
  });

  it('that are measured by tests have a mutant each, and there is no other patch', () => {
    const isTested = (name: FigureName) => filesOf(name).some((file) => !file.endsWith('.mjs'));
    const withMutant = rows.filter(({ name }) => patches.includes(`${name}.patch`));
    expect(rows.filter((row) => isTested(row.name) && !withMutant.includes(row))).toEqual([]);
    expect(withMutant).toHaveLength(patches.length);
  });

  it.each(rows.filter((row) => existsSync(patchOf(row))))('the mutant of $name fits the code', (row) => {
    expect(applies(row), `${patchOf(row)}: draw it again after a change of what it changes`).toBe(true);
    expect(existsSync(watcherOf(row).file)).toBe(true);
  });
});

describe('the table', () => {
  let folder = '';
  beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'figures-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const looks = (goal: Row['goal']): Row => ({ number: 1, name: 'axe', title: 'Looks', goal });
  const held = (...names: string[]) => names.map((name) => ({ name, isHeld: true }));

  it.each<[string, Row['goal'], object[], string]>([
    ['nothing was noted', 'all', [], 'not measured'],
    ['nothing was noted, and nothing is wanted', 0, [], 'not measured'],
    ['all held', 2, held('a', 'b'), '2 of 2 holds'],
    ['more were tried', 2, held('a', 'b', 'c'), '3 of 3 holds'],
    ['one is missing', 3, held('a', 'b'), '2 of 3 short'],
    ['one was noted twice', 2, held('a', 'a'), '1 of 2 short'],
    ['one did not hold', 'all', [...held('a', 'b'), { name: 'b', isHeld: false }], '1 of 2 short'],
    ['one did not hold at first', 'all', [{ name: 'b', isHeld: false }, ...held('b')], '0 of 1 short'],
    ['enough held, but one did not', 1, [...held('a'), { name: 'b', isHeld: false }], '1 of 2 short'],
    ['a number is enough', 145, [{ value: 150 }], '150 of 145 holds'],
    ['a number is not', 145, [{ value: 145 }, { value: 135 }], '135 of 145 short'],
  ])('where %s', async (_, goal, lines, expected) => {
    await writeFile(path.join(folder, 'axe.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const results = await readResults([looks(goal)], folder);
    expect(results.map(({ figure, state }) => `${figure} ${state}`.trim())).toEqual([expected]);
  });

  it('ends with its counts', async () => {
    const results = await readResults([looks(1), { ...looks(2), number: 12 }], folder);
    expect(table(results).split('\n')).toEqual([
      ' 1  Looks                    not measured',
      '12  Looks                    not measured',
      'Proof: 0 of 2 hold, 0 short, 2 not measured',
    ]);
  });
});
