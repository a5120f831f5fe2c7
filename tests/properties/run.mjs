// @ts-check
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { root, serveAgain, withSite } from '../../bench/site.mjs';
import { forget, note } from '../../tools/proof/figures.mjs';
import { explore } from './explore.mjs';
import { unreliable } from './unreliable.mjs';

/**
 * `npm run properties`: Bombadil explores the built application under its policy, with failing and hostile answers, and looks
 * after every action whether spec.ts holds; the first time that it does not is the end. `-- --minutes 30` that three visitors
 * take at the same time, each with a backend of their own; `-- --seed 7` for the answers. `bombadil browser inspect` shows the
 * trace of each, which lies in test-results/properties.
 */

/** `npm run proof` has the time for more. */
const usualMinutes = process.env['PROOF'] === 'true' ? '20' : '3';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: usualMinutes }, seed: { type: 'string', default: '1' } },
});

/** Where each visitor begins, and the size of their window. */
const visitors = [
  { name: 'individual', start: '/individual-signin', width: 1280, height: 900 },
  { name: 'business', start: '/business/signin', width: 1440, height: 900 },
  { name: 'on a phone', start: '/', width: 390, height: 844 },
];

/** Whoever sees fewer pages has met an application that does not run. */
const fewestPages = 3;

const seconds = Math.round(Number(values.minutes) * 60);
const over = new AbortController();
const results = path.join(root, 'test-results/properties');

await withSite(async ({ folder }) => {
  const walks = visitors.map(async (visitor, index) => {
    const output = path.join(results, visitor.name.replaceAll(' ', '-'));
    await rm(output, { recursive: true, force: true });
    await mkdir(output, { recursive: true });
    /** @type {Map<string, number>} */
    let answers = new Map();
    const { origin, close } = await serveAgain(folder, (backend) => {
      const { handle, counts } = unreliable(backend, Number(values.seed) + index);
      answers = counts;
      return handle;
    });
    let walk;
    try {
      walk = await explore({ ...visitor, origin, output, seconds, signal: over.signal });
    } finally {
      await close();
      // One that ended in any other way ends the others.
      if (walk === undefined || walk.broken.length > 0) over.abort();
    }
    const isOk = walk.broken.length === 0 && walk.pages >= fewestPages;
    const said = walk.broken.join(', ') || (isOk ? 'every property held' : 'saw next to nothing');
    console.log(`${visitor.name.padEnd(10)} ${walk.actions} actions, ${walk.pages} pages: ${said}`);
    if (walk.broken.length > 0) console.log(walk.errors);
    console.log(`           ${[...answers].map(([what, calls]) => `${calls} ${what}`).join(', ')}`);
    return { actions: walk.actions, isOk };
  });
  const done = await Promise.all(walks);
  const isOk = done.every((walk) => walk.isOk);
  const all = done.reduce((sum, { actions }) => sum + actions, 0);
  console.log(`${all} actions in ${seconds} s, ${(all / seconds).toFixed(1)} a second`);
  await forget({ name: 'walk' });
  await note('walk', isOk ? { value: all } : { name: 'every property', isHeld: false });
  process.exitCode = isOk ? 0 : 1;
});
