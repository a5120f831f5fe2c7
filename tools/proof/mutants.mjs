// @ts-check
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { forgetCases, note } from './figures.mjs';

/** @typedef {import('./bars.mjs').Bar} Bar */

/** Where the patch of a row lies. @param {Bar} bar */
export const patchOf = ({ name }) => `tests/mutants/${name}.patch`;

/** @param {string} cwd @param {string} file @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
const run = (cwd, file, args, env = {}) =>
  spawnSync(file, args, { cwd, encoding: 'utf8', env: { ...process.env, PROOF: 'true', ...env }, maxBuffer: 2 ** 28 });

/** Whether a patch fits the working tree. @param {Bar} bar */
export const applies = (bar) => run('.', 'git', ['apply', '--check', patchOf(bar)]).status === 0;

/** A copy of the working tree, without what git ignores; packages are linked. */
async function copyTree() {
  const copy = await mkdtemp(path.join(tmpdir(), 'mutant-'));
  const listed = run('.', 'git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).stdout;
  for (const file of listed.split('\0').filter(Boolean)) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    // A file that was deleted is still listed.
    await cp(file, path.join(copy, file)).catch(() => undefined);
  }
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** @param {string} file @returns {Promise<any>} a runner's report; null if it wrote none */
const report = (file) => readFile(file, 'utf8').then(JSON.parse, () => null);

/**
 * Runs what is to see a mutant, in the copy that has it.
 *
 * @param {string} copy @param {readonly string[]} mutant
 * @returns {Promise<'red' | 'green' | 'nothing ran'>} `red`: tests ran, and at least one of them failed
 */
async function look(copy, [file = '', name = '']) {
  const out = path.join(copy, 'mutant.json');
  const grep = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (file.endsWith('.mjs')) return run(copy, process.execPath, [file]).status === 0 ? 'green' : 'red';
  if (file.endsWith('.spec.ts')) {
    const args = ['node_modules/@playwright/test/cli.js', 'test', file, '--grep', grep, '--reporter', 'json'];
    run(copy, process.execPath, args, {
      PLAYWRIGHT_JSON_OUTPUT_NAME: out,
      E2E_PORT: process.env['E2E_PORT'] ?? '4700',
    });
    const { stats } = (await report(out)) ?? {};
    if (!(stats?.expected + stats?.unexpected > 0)) return 'nothing ran';
    return stats.unexpected > 0 ? 'red' : 'green';
  }
  run(copy, process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    file,
    '-t',
    grep,
    '--reporter=json',
    `--outputFile=${out}`,
  ]);
  const { numPassedTests: passed, numFailedTests: failed } = (await report(out)) ?? {};
  if (!(passed + failed > 0)) return 'nothing ran';
  return failed > 0 ? 'red' : 'green';
}

/**
 * Puts the mutant of each row into a copy of the working tree, runs what is to see it, and prints what came of it.
 *
 * @param {readonly Bar[]} wanted
 * @returns {Promise<boolean>} whether every one was seen
 */
export async function checkMutants(wanted) {
  const checked = wanted.filter(({ mutant }) => mutant !== undefined);
  await forgetCases(
    'mutants',
    checked.map(({ name }) => name),
  );
  const copy = await copyTree();
  let seen = 0;
  try {
    for (const bar of checked) {
      const patch = path.resolve(patchOf(bar));
      const fits = run(copy, 'git', ['apply', '--unsafe-paths', patch]).status === 0;
      const result = fits ? await look(copy, bar.mutant ?? []) : 'does not apply';
      if (fits) run(copy, 'git', ['apply', '--reverse', '--unsafe-paths', patch]);
      if (result === 'red') seen += 1;
      await note('mutants', { name: bar.name, isHeld: result === 'red' });
      console.log(`${result === 'red' ? 'ok  ' : 'FAIL'}  ${bar.name}: ${result}`);
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  console.log(`${seen} of ${checked.length} mutants seen`);
  return seen === checked.length;
}
