// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Measuring beside another build of this project: machines are shared and noisy, so that only what was measured in the same
 * rounds can be compared, and only as a ratio.
 *
 * @typedef {{ name: string, folder: string }} Other a build with VITE_API_HOST empty
 * @typedef {Record<string, number>} Figures what one run measured, by its name
 * @typedef {{ name: string, run: () => Promise<Figures> }} Contestant
 */

/**
 * The words of the command line: `lists --vs before=/tmp/before/dist`.
 *
 * @param {readonly string[]} words
 * @returns {{ names: string[], others: Other[] }} `names`: of the benches asked for
 * @throws when a `--vs` is no `name=folder`, or its folder holds no application
 */
export function parseCommand(words) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { vs: { type: 'string', multiple: true, default: [] } },
  });
  return { names: positionals, others: values.vs.map(otherOf) };
}

/** @param {string} text @returns {Other} */
function otherOf(text) {
  const { name, folder } = /^(?<name>\w[\w.-]*)=(?<folder>.+)$/.exec(text)?.groups ?? {};
  if (name === undefined || folder === undefined) throw new Error(`--vs ${text}: expected name=folder`);
  if (!existsSync(path.join(folder, '200.html'))) throw new Error(`--vs ${text}: ${folder} holds no build`);
  return { name, folder };
}

/**
 * Runs all in turn, so that they meet the same noise; who begins changes from round to round. One round more comes first
 * and does not count: a browser that has just been started still starts.
 *
 * @param {number} rounds
 * @param {readonly Contestant[]} contestants
 * @returns {Promise<Map<string, Figures>>} the medians of each, by its name
 */
export async function inRounds(rounds, contestants) {
  /** @type {Map<string, Figures[]>} */
  const runs = new Map(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % contestants.length;
    for (const { name, run } of [...contestants.slice(first), ...contestants.slice(0, first)]) {
      const figures = await run();
      if (round > 0) runs.get(name)?.push(figures);
    }
  }
  return new Map([...runs].map(([name, figures]) => [name, medians(figures)]));
}

/** @param {readonly Figures[]} runs @returns {Figures} */
function medians(runs) {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      median(runs.map((run) => run[name] ?? NaN).filter((value) => !Number.isNaN(value))),
    ]),
  );
}

/** @param {readonly number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/**
 * Prints a row per figure of the first: its value, and beside it each of the others' with the first's ratio to it.
 *
 * @param {string} title
 * @param {Map<string, Figures>} measured as `inRounds` returns it
 */
export function printTable(title, measured) {
  const [own, ...others] = [...measured];
  const rows = Object.entries(own?.[1] ?? {}).map(([figure, value]) => [
    `  ${figure}`,
    inWords(value),
    ...others.flatMap(([, theirs]) => {
      const other = theirs[figure];
      return other === undefined || Number.isNaN(other)
        ? ['-', '']
        : [inWords(other), `${(value / other).toFixed(2)} x`];
    }),
  ]);
  const head = [title, ...[...measured.keys()].flatMap((name, index) => (index === 0 ? [name] : [name, 'ratio']))];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(cells.join('  ').trimEnd());
  }
}

/** Small values keep a digit. @param {number} value */
const inWords = (value) => (Number.isNaN(value) ? '-' : value.toFixed(Math.abs(value) < 10 ? 1 : 0));
