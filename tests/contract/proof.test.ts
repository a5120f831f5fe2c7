import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { bars, type Bar } from '../../tools/proof/bars.mjs';
import { quickBars, rowsOf, table } from '../../tools/proof/figures.mjs';
import { applies, patchOf } from '../../tools/proof/mutants.mjs';

describe('the rows', () => {
  it('have names of their own, stand in order, and name files that exist', () => {
    expect(new Set(bars.map(({ name }) => name)).size).toBe(bars.length);
    expect(bars.map(({ number }) => number)).toEqual(bars.map(({ number }) => number).toSorted((a, b) => a - b));
    for (const { name, tests = [], command = [], mutant = [] } of bars)
      for (const file of [...tests, ...command, ...mutant.slice(0, 1)])
        expect(existsSync(file), `${name}: ${file}`).toBe(true);
  });

  it('that are measured by tests have a mutant each, and there is no other patch', () => {
    const without = bars.filter(({ tests, mutant }) => tests !== undefined && mutant === undefined);
    expect(without.map(({ name }) => name)).toEqual([]);
    const named = bars.flatMap((bar) => (bar.mutant === undefined ? [] : [path.basename(patchOf(bar))]));
    expect(readdirSync('tests/mutants').toSorted()).toEqual(named.toSorted());
  });

  it.each(bars.filter(({ mutant }) => mutant !== undefined))('the mutant of $name fits the code', (bar) =>
    expect(applies(bar), `${patchOf(bar)}: draw it again after a change of what it changes`).toBe(true),
  );
});

describe('the table', () => {
  let folder = '';
  beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'figures-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const bar = (goal: Bar['goal']): Bar => ({ number: 1, name: 'axe', title: 'Looks', goal, needs: 'more' });
  const held = (...names: string[]) => names.map((name) => ({ name, isHeld: true }));

  it.each<[string, Bar['goal'], object[], string]>([
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
    const rows = await rowsOf([bar(goal)], folder);
    expect(rows.map(({ figure, state }) => `${figure} ${state}`.trim())).toEqual([expected]);
  });

  it('has for the shorter run the goals of that run', () => {
    const quick = { ...bar(672), isQuick: true };
    expect(quickBars([bar(1), quick, { ...quick, quickGoal: 96 }]).map(({ goal }) => goal)).toEqual([672, 96]);
  });

  it('ends with its counts, and says what a row needs where that is asked for', async () => {
    const rows = await rowsOf([bar(1), { ...bar(2), number: 12 }], folder);
    expect(table(rows).split('\n')).toEqual([
      ' 1  Looks                    not measured',
      '12  Looks                    not measured',
      'Proof: 0 of 2 hold, 0 short, 2 not measured',
    ]);
    expect(table(rows, { withNeeds: true }).split('\n')[1]).toBe('      needs more');
  });
});
