// @ts-check
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';

import { bars, figuresFolder } from './bars.mjs';

/**
 * @typedef {import('./bars.mjs').Bar} Bar
 * @typedef {{ bar: Bar, figure: string, state: 'holds' | 'short' | 'not measured' }} Row
 */

/** @param {Pick<Bar, 'name'>} bar @param {string} [folder] */
const fileOf = ({ name }, folder = figuresFolder) => `${folder}/${name}.jsonl`;

/** Forgets what was noted of a bar. @param {Pick<Bar, 'name'>} bar */
export const forget = (bar) => rm(fileOf(bar), { force: true });

/** The number that was noted last of a row, 0 for none. @param {import('./bars.mjs').FigureName} name @returns {Promise<number>} */
export async function lastValue(name) {
  const text = await readFile(fileOf({ name }), 'utf8').catch(() => '');
  return JSON.parse(text.split('\n').filter(Boolean).at(-1) ?? '{}').value ?? 0;
}

/** Forgets single cases of a row, which are tried again. @param {import('./bars.mjs').FigureName} name @param {readonly string[]} cases */
export async function forgetCases(name, cases) {
  const file = fileOf({ name });
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const kept = lines.filter((line) => !cases.includes(JSON.parse(line).name));
  if (lines.length > 0) await writeFile(file, kept.map((line) => `${line}\n`).join(''));
}

/**
 * Notes a case as tests do (tests/support/figures.ts), or a number.
 *
 * @param {import('./bars.mjs').FigureName} name @param {{ name: string, isHeld: boolean } | { value: number }} line
 */
export async function note(name, line) {
  await mkdir(figuresFolder, { recursive: true });
  await appendFile(fileOf({ name }), `${JSON.stringify(line)}\n`);
}

/**
 * A bar with its figure. One that nothing was noted of is not measured, and never holds.
 *
 * @param {Bar} bar @param {string | undefined} folder @returns {Promise<Row>}
 */
async function rowOf(bar, folder) {
  const text = await readFile(fileOf(bar, folder), 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  if (lines.length === 0) return { bar, figure: '', state: 'not measured' };
  const noted = lines.map(
    (line) => /** @type {{ name?: string, isHeld?: boolean, value?: number }} */ (JSON.parse(line)),
  );
  const value = noted.at(-1)?.value;
  if (value !== undefined) {
    return { bar, figure: `${value} of ${bar.goal}`, state: value >= Number(bar.goal) ? 'holds' : 'short' };
  }
  const tried = new Set(noted.map(({ name }) => name));
  // One failure outweighs another try that held.
  for (const { name, isHeld } of noted) if (isHeld !== true) tried.delete(name);
  const all = new Set(noted.map(({ name }) => name)).size;
  const goal = bar.goal === 'all' ? all : bar.goal;
  const isMet = tried.size >= goal && tried.size === all;
  return { bar, figure: `${tried.size} of ${Math.max(goal, all)}`, state: isMet ? 'holds' : 'short' };
}

/** The rows of some bars, or of all. @param {readonly Bar[]} [of] @param {string} [folder] where the figures lie */
export const rowsOf = (of = bars, folder) => Promise.all(of.map((bar) => rowOf(bar, folder)));

/** The bars that `npm test` measures, with the goals that it has for them. @param {readonly Bar[]} [of] @returns {Bar[]} */
export const quickBars = (of = bars) =>
  of
    .filter(({ isQuick }) => isQuick === true)
    .map(({ quickGoal, ...bar }) => ({ ...bar, goal: quickGoal ?? bar.goal }));

/**
 * The table as it is printed, and its last line.
 *
 * @param {readonly Row[]} rows
 * @param {{ withNeeds?: boolean }} [options] `withNeeds`: under each row that falls short, what it needs
 */
export function table(rows, { withNeeds = false } = {}) {
  const widest = Math.max(...rows.map(({ bar }) => bar.title.length));
  const lines = rows.flatMap(({ bar, figure, state }) => {
    const line = `${String(bar.number).padStart(2)}  ${bar.title.padEnd(widest)}  ${figure.padStart(16)}  ${state}`;
    return withNeeds && state !== 'holds' && bar.needs !== undefined ? [line, `      needs ${bar.needs}`] : [line];
  });
  /** @param {Row['state']} state */
  const count = (state) => rows.filter((row) => row.state === state).length;
  const last = `Proof: ${count('holds')} of ${rows.length} hold, ${count('short')} short, ${count('not measured')} not measured`;
  return [...lines, last].join('\n');
}
