// @ts-check
import { bytes } from './bytes.mjs';
import { firstOkr } from './first-okr.mjs';
import { pagesBench } from './pages.mjs';
import { peopleBench } from './people.mjs';
import { search } from './search.mjs';
import { parseCommand } from './versus.mjs';

/**
 * Figures for people, printed and never asserted: machines are shared and noisy.
 *   npm run bench -- all          all of them
 *   npm run bench -- bytes        script that a browser really loads, page by page
 *   npm run bench -- first-okr    seconds from clone to the first OKR
 *   npm run bench -- pages        the public pages on a phone: bytes, paints, first taps, Lighthouse
 *   npm run bench -- people       scrolling through 10,000 people: long tasks, time between frames
 *   npm run bench -- search       typing in the search over 10,000 records: long tasks, key to frame
 * `--vs name=folder[:path]` measures another built application in the same rounds (versus.mjs).
 */

/** @type {Map<string, (others: readonly import('./versus.mjs').Other[]) => Promise<void>>} */
const benches = new Map([
  ['bytes', bytes],
  ['first-okr', firstOkr],
  ['pages', pagesBench],
  ['people', peopleBench],
  ['search', search],
]);

const { names, others } = parseCommand(process.argv.slice(2));
const chosen = names.length === 0 || names.includes('all') ? [...benches.keys()] : names;
for (const name of chosen) {
  const bench = benches.get(name);
  if (bench === undefined) throw new Error(`Unknown bench "${name}": ${[...benches.keys()].join(' or ')}.`);
  await bench(others);
}
