// @ts-check
import { bytes } from './bytes.mjs';
import { firstOkr } from './first-okr.mjs';
import { pagesBench } from './pages.mjs';
import { peopleBench } from './people.mjs';
import { search } from './search.mjs';

/**
 * Figures for people, printed and never asserted: machines are shared and noisy.
 *   npm run bench                 all of them
 *   npm run bench -- bytes        script that a browser really loads, page by page
 *   npm run bench -- first-okr    seconds from clone to the first OKR
 *   npm run bench -- pages        the public pages on a phone: bytes, paints, first taps, Lighthouse
 *   npm run bench -- people       scrolling through 10,000 people: long tasks, time between frames
 *   npm run bench -- search       typing in the search over 10,000 records: long tasks, key to frame
 */

/** @type {Map<string, () => Promise<void>>} */
const benches = new Map([
  ['bytes', bytes],
  ['first-okr', firstOkr],
  ['pages', pagesBench],
  ['people', peopleBench],
  ['search', search],
]);

const asked = process.argv[2];
const chosen = asked === undefined ? [...benches.values()] : [benches.get(asked)];
for (const bench of chosen) {
  if (bench === undefined) throw new Error(`Unknown bench "${asked}": ${[...benches.keys()].join(' or ')}.`);
  await bench();
}
