// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { root, withSite } from '../../bench/site.mjs';
import { unreliable } from './unreliable.mjs';

/**
 * `npm run properties`: Bombadil explores the built application under its policy, with failing and hostile answers, and looks
 * after every action whether spec.ts holds. `-- --minutes 30`, shared by three visitors; `-- --seed 7` for the answers.
 * What it finds can be repeated with the line that it prints.
 */

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '3' }, seed: { type: 'string', default: '1' } },
});

/** Where each visitor begins, and the size of their window. */
const visitors = [
  { name: 'individual', start: '/individual-signin', width: 1280, height: 900 },
  { name: 'business', start: '/business/signin', width: 1440, height: 900 },
  { name: 'on a phone', start: '/', width: 390, height: 844 },
];

const seconds = Math.round((Number(values.minutes) * 60) / visitors.length);

/**
 * @param {(typeof visitors)[number]} visitor
 * @param {string} origin
 * @returns {Promise<{ actions: number, broken: string[] }>} `broken`: the properties that did not hold
 */
async function explore({ name, start, width, height }, origin) {
  const folder = path.join(root, 'test-results/properties', name.replaceAll(' ', '-'));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const child = spawn(
    'npx',
    [
      'bombadil',
      'browser',
      'test',
      origin + start,
      path.join(root, 'tests/properties/spec.ts'),
      '--headless',
      '--no-sandbox',
      // Of inline scripts the policy allows those of the build alone.
      '--instrument-javascript=files',
      `--width=${width}`,
      `--height=${height}`,
      `--time-limit=${seconds}s`,
      `--output-path=${folder}`,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (/** @type {Buffer} */ text) => (errors += text));
  const [code] = await once(child, 'exit');
  const trace = await readFile(path.join(folder, 'trace.jsonl'), 'utf8').catch(() => '');
  /** @type {{ violations?: { name: string }[] }[]} */
  const steps = trace
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const broken = [...new Set(steps.flatMap(({ violations = [] }) => violations.map((violation) => violation.name)))];
  if (code !== 0 && broken.length === 0) throw new Error(`Bombadil ended with ${code}: ${errors.slice(-2000)}`);
  if (broken.length > 0) console.log(errors);
  return { actions: steps.length, broken };
}

/** @type {ReturnType<typeof unreliable>} */
let spoiled;

await withSite(
  async ({ origin }) => {
    let isOk = true;
    for (const visitor of visitors) {
      const { actions, broken } = await explore(visitor, origin);
      isOk &&= broken.length === 0 && actions > 0;
      console.log(
        `${visitor.name.padEnd(12)} ${String(actions).padStart(6)} actions  ${broken.join(', ') || 'every property held'}`,
      );
    }
    console.log([...spoiled.counts].map(([what, calls]) => `${calls} ${what}`).join(', '));
    process.exitCode = isOk ? 0 : 1;
  },
  [],
  (backend) => {
    spoiled = unreliable(backend, Number(values.seed));
    return spoiled.handle;
  },
);
