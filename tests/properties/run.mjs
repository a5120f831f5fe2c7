// @ts-check
// proof: walk
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { root, serveAgain, withSite } from '../../bench/site.mjs';
import { forget, lastValue, note } from '../../tools/proof/figures.mjs';
import { explore } from './explore.mjs';
import { unreliable } from './unreliable.mjs';

/**
 * `npm run properties`: Bombadil explores the built application under its policy, with failing and hostile answers, and looks
 * after every action whether spec.ts holds, until a property is violated. `-- --minutes 30` for three visitors at the same time,
 * each with their own backend; `-- --seed 7` for the responses; `-- --more` adds its actions to those of the last walk.
 * `bombadil browser inspect` shows the trace of a violation in test-results/properties.
 */

const usualMinutes = process.env['PROOF'] === 'true' ? '20' : '3';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: usualMinutes },
    seed: { type: 'string', default: '1' },
    more: { type: 'boolean', default: false },
  },
});

/** Start pages and window sizes. */
const visitors = [
  { name: 'individual', start: '/individual-signin', width: 1280, height: 900 },
  { name: 'business', start: '/business/signin', width: 1440, height: 900 },
  { name: 'on a phone', start: '/', width: 390, height: 844 },
];

/** With fewer pages the application does not run. */
const fewestPages = 3;

/**
 * Seconds after which a visitor reopens the browser: Bombadil keeps every state, and after ten minutes an action takes three times
 * as long (docs/decisions/0058).
 */
const secondsPerVisit = 120;

/** In seconds: less is not worth a browser. */
const shortestVisit = 10;

const seconds = Math.round(Number(values.minutes) * 60);
const over = new AbortController();
const results = path.join(root, 'test-results/properties');

/**
 * Visits in turn with the same browser profile and backend, until time is up or a property is violated.
 * @param {(typeof visitors)[number]} visitor
 * @param {string} origin
 */
async function walk(visitor, origin) {
  const folder = path.join(results, visitor.name.replaceAll(' ', '-'));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const profile = path.join(folder, 'profile');
  const endsAt = performance.now() + seconds * 1000;
  /** @type {Set<string>} */
  const pages = new Set();
  let actions = 0;
  for (let visit = 1; !over.signal.aborted; visit += 1) {
    const left = Math.round((endsAt - performance.now()) / 1000);
    if (left < shortestVisit) break;
    const output = path.join(folder, `visit-${visit}`);
    const visitSeconds = Math.min(secondsPerVisit, left);
    const seen = await explore({ ...visitor, origin, profile, output, seconds: visitSeconds, signal: over.signal });
    actions += seen.actions;
    for (const each of seen.pages) pages.add(each);
    if (seen.broken.length > 0) return { ...seen, actions, pages: pages.size };
    // A trace has a thousand pictures.
    await rm(output, { recursive: true, force: true });
  }
  return { actions, pages: pages.size, broken: [], errors: '' };
}

await withSite(async ({ folder }) => {
  const walks = visitors.map(async (visitor, index) => {
    /** @type {Map<string, number>} */
    let answers = new Map();
    const { origin, close } = await serveAgain(folder, (backend) => {
      const { handle, counts } = unreliable(backend, Number(values.seed) + index);
      answers = counts;
      return handle;
    });
    let done;
    try {
      done = await walk(visitor, origin);
    } finally {
      await close();
      // A failure ends the other visitors.
      if (done === undefined || done.broken.length > 0) over.abort();
    }
    const { actions, pages, broken, errors } = done;
    const isOk = broken.length === 0 && pages >= fewestPages;
    const verdict = broken.join(', ') || (isOk ? 'every property held' : 'saw next to nothing');
    console.log(`${visitor.name.padEnd(10)} ${actions} actions, ${pages} pages: ${verdict}`);
    if (broken.length > 0) console.log(errors);
    console.log(`           ${[...answers].map(([what, calls]) => `${calls} ${what}`).join(', ')}`);
    return { actions, isOk };
  });
  const done = await Promise.all(walks);
  const isOk = done.every(({ isOk: held }) => held);
  const all = done.reduce((sum, { actions }) => sum + actions, 0);
  console.log(`${all} actions in ${seconds} s, ${(all / seconds).toFixed(1)} a second`);
  const before = values.more ? await lastValue('walk') : 0;
  await forget('walk');
  await note('walk', isOk ? { value: before + all } : { name: 'every property', isHeld: false });
  process.exitCode = isOk ? 0 : 1;
});
