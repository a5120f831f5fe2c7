// @ts-check
import { appBench } from './app.mjs';
import { importBench } from './import.mjs';
import { listsBench } from './lists.mjs';
import { peopleBench } from './people.mjs';
import { searchBench } from './search.mjs';
import { teamBench } from './team.mjs';
import { parseCommand } from './versus.mjs';

/**
 * Figures for people, printed and never asserted: machines are shared and noisy.
 *   npm run bench -- all          all of them
 *   npm run bench -- app          sign-in, dashboard and pocket on a phone, two round trips: first and own content, first call
 *   npm run bench -- import       5,000 people from CSV and XLSX, answered at once and after 200 ms: seconds of each step, long tasks, memory
 *   npm run bench -- lists        pocket and people with 100 to 100,000 records: answer to first row, scrolling to the last
 *   npm run bench -- people       scrolling through 10,000 people, choosing, grouping, sorting: the same
 *   npm run bench -- search       typing in the search over 10,000 records: the same
 *   npm run bench -- team         goals for a team, answered at once and after 200 ms: the same
 * `--vs name=folder[:path]` measures another built application in the same rounds (versus.mjs).
 */

/** @type {Map<string, (others: readonly import('./versus.mjs').Other[]) => Promise<void>>} */
const benches = new Map([
  ['app', appBench],
  ['import', importBench],
  ['lists', listsBench],
  ['people', peopleBench],
  ['search', searchBench],
  ['team', teamBench],
]);

const { names, others } = parseCommand(process.argv.slice(2));
const chosen = names.length === 0 || names.includes('all') ? [...benches.keys()] : names;
for (const name of chosen) {
  const bench = benches.get(name);
  if (bench === undefined) throw new Error(`Unknown bench "${name}": ${[...benches.keys()].join(' or ')}.`);
  await bench(others);
}
