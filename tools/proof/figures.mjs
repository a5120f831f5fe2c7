// @ts-check
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';

/** The folder of a run's figures, one file for each row. */
export const figuresFolder = 'test-results/figures';

/**
 * @typedef {import('./rows.mjs').FigureName} FigureName
 * @typedef {import('./rows.mjs').Row} Row
 * @typedef {{ name?: string, isHeld?: boolean, value?: number }} Noted
 * @typedef {{ row: Row, figure: string, state: 'holds' | 'short' | 'not measured' }} Result
 */

/** @param {FigureName} name @param {string} [folder] */
const fileOf = (name, folder = figuresFolder) => `${folder}/${name}.jsonl`;

/** The figures noted for a row. @param {FigureName} name @param {string} [folder] @returns {Promise<Noted[]>} */
async function notedOf(name, folder) {
  const text = await readFile(fileOf(name, folder), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Removes the notes of a row. @param {FigureName} name */
export const forget = (name) => rm(fileOf(name), { force: true });

/** Removes single cases of a row, which run again. @param {FigureName} name @param {readonly string[]} cases */
export async function forgetCases(name, cases) {
  const left = (await notedOf(name)).filter((line) => !cases.includes(line.name ?? ''));
  if (left.length === 0) await forget(name);
  else await writeFile(fileOf(name), left.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** Notes a case as tests do (tests/support/figures.ts), or a number. @param {FigureName} name @param {Noted} line */
export async function note(name, line) {
  await mkdir(figuresFolder, { recursive: true });
  await appendFile(fileOf(name), `${JSON.stringify(line)}\n`);
}

/**
 * A row with its figure. A row without notes is not measured, and never holds.
 * @param {Row} row
 * @param {string | undefined} folder
 * @returns {Promise<Result>}
 */
async function resultOf(row, folder) {
  const noted = await notedOf(row.name, folder);
  if (noted.length === 0) return { row, figure: '', state: 'not measured' };
  const value = noted.at(-1)?.value;
  if (value !== undefined) {
    return { row, figure: `${value} of ${row.goal}`, state: value >= Number(row.goal) ? 'holds' : 'short' };
  }
  const held = new Set(noted.map(({ name }) => name));
  const all = held.size;
  // One failure outweighs another attempt that held.
  for (const { name, isHeld } of noted) if (isHeld !== true) held.delete(name);
  const goal = row.goal === 'all' ? all : row.goal;
  const isMet = held.size >= goal && held.size === all;
  return { row, figure: `${held.size} of ${Math.max(goal, all)}`, state: isMet ? 'holds' : 'short' };
}

/** The figures of rows. @param {readonly Row[]} rows @param {string} [folder] where they lie */
export const readResults = (rows, folder) => Promise.all(rows.map((row) => resultOf(row, folder)));

/** The table as it is printed, and its last line. @param {readonly Result[]} results */
export function table(results) {
  const widest = Math.max(...results.map(({ row }) => row.title.length));
  const lines = results.map(
    ({ row, figure, state }) =>
      `${String(row.number).padStart(2)}  ${row.title.padEnd(widest)}  ${figure.padStart(16)}  ${state}`,
  );
  /** @param {Result['state']} state */
  const count = (state) => results.filter((result) => result.state === state).length;
  const last = `Proof: ${count('holds')} of ${results.length} hold, ${count('short')} short, ${count('not measured')} not measured`;
  return [...lines, last].join('\n');
}
