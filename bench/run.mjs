// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { appBench } from './app.mjs';
import { peopleBench } from './people.mjs';

/**
 * Figures for people, printed and never asserted: machines are shared and noisy.
 *   npm run bench -- all          all of them
 *   npm run bench -- app          sign-in, dashboard and pocket on a phone, two round trips: first and own content, first call
 *   npm run bench -- people       the org chart of 400 people whose records take 200 ms each
 * `--vs name=folder` measures another build of this project in the same rounds (versus.mjs).
 */

/** @type {Map<string, (others: readonly import('./versus.mjs').Other[]) => Promise<void>>} */
const benches = new Map([
  ['app', appBench],
  ['people', peopleBench],
]);

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { vs: { type: 'string', multiple: true, default: [] } },
});
const others = values.vs.map((text) => {
  const [name = '', folder = ''] = text.split('=');
  if (!existsSync(path.join(folder, '200.html'))) throw new Error(`--vs ${text}: expected name=folder of a build`);
  return { name, folder };
});
const chosen = names.length === 0 || names.includes('all') ? [...benches.keys()] : names;
for (const name of chosen) {
  const bench = benches.get(name);
  if (bench === undefined) throw new Error(`Unknown bench "${name}": ${[...benches.keys()].join(' or ')}.`);
  await bench(others);
}
