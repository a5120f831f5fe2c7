// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './site.mjs';
import { inRounds, printTable } from './versus.mjs';

const rounds = 3;

/**
 * Seconds of `npm run build`, by the clock and of the processor, as a whole and step by step. With `--vs`, of another
 * project's: its folder is then the one of its package.json.
 */
export async function buildBench(/** @type {readonly import('./versus.mjs').Other[]} */ others) {
  const projects = [{ name: 'here', folder: root }, ...others];
  const measured = await inRounds(
    rounds,
    projects.map(({ name, folder }) => ({ name, run: () => Promise.resolve(timesOf(folder)) })),
  );
  printTable(`production build, s, medians of ${rounds}`, measured);
}

/** @param {string} folder of a project @returns {import('./versus.mjs').Figures} */
function timesOf(folder) {
  /** @type {{ scripts: { build: string } }} */
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const steps = scripts.build.split('&&').map((step) => step.trim());
  const times = steps.map((step) => ({ step, ...secondsOf(step, folder) }));
  return {
    'all, by the clock': times.reduce((sum, { wall }) => sum + wall, 0),
    'all, of the processor': times.reduce((sum, { cpu }) => sum + cpu, 0),
    ...Object.fromEntries(times.map(({ step, wall }) => [step, wall])),
  };
}

/**
 * Runs a step as npm would.
 *
 * @param {string} step
 * @param {string} folder
 * @throws when the step fails
 */
function secondsOf(step, folder) {
  const env = { ...process.env, PATH: `${path.join(folder, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` };
  const timed = `TIMEFORMAT='%R %U %S'; { time { ${step}; } >/dev/null 2>&1; } 2>&1`;
  const printed = execFileSync('bash', ['-c', timed], { cwd: folder, env, encoding: 'utf8' });
  const [wall = NaN, user = NaN, system = NaN] = printed.trim().split(' ').map(Number);
  return { wall, cpu: user + system };
}
