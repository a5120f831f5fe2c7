// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { forgetCases, note } from './figures.mjs';
import { mutantsFolder } from './rows.mjs';

/** @typedef {import('./rows.mjs').Row} Row */

/** The path of a row's patch. @param {Pick<Row, 'name'>} row */
export const patchOf = ({ name }) => `${mutantsFolder}/${name}.patch`;

/**
 * The check that detects the mutant of a row, by the first line of its patch: a test file or script,
 * and a part of a test's name.
 *
 * @param {Pick<Row, 'name'>} row @returns {{ file: string, test: string }}
 */
export function watcherOf(row) {
  const [, file = '', test = ''] = /^Seen by ([^:\n]+)(?:: (.*))?$/m.exec(readFileSync(patchOf(row), 'utf8')) ?? [];
  return { file, test };
}

/** @param {string} cwd @param {string} file @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
const run = (cwd, file, args, env = {}) =>
  spawnSync(file, args, { cwd, encoding: 'utf8', env: { ...process.env, PROOF: 'true', ...env }, maxBuffer: 2 ** 28 });

/** Whether the patch of a row fits the working tree. @param {Row} row */
export const applies = (row) => run('.', 'git', ['apply', '--check', patchOf(row)]).status === 0;

/** A copy of the working tree, without git-ignored files; packages are linked. */
async function copyTree() {
  const copy = await mkdtemp(path.join(tmpdir(), 'mutant-'));
  const listed = run('.', 'git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).stdout;
  for (const file of listed.split('\0').filter(Boolean)) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    // Git still lists a deleted file.
    await cp(file, path.join(copy, file)).catch(() => undefined);
  }
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** @param {string} file @returns {Promise<any>} a runner's report; null if it wrote none */
const report = (file) => readFile(file, 'utf8').then(JSON.parse, () => null);

/** The first message of a failed check, on one line: failing for another reason does not detect the mutant. @param {string} text */
const firstWords = (text) => stripVTControlCharacters(text).trim().replaceAll(/\s+/g, ' ').slice(0, 160);

/** The failed tests of Playwright's report. @param {any} suite @returns {any[]} */
const failedIn = ({ suites = [], specs = [] }) => [
  ...specs.filter((/** @type {any} */ { ok }) => ok === false),
  ...suites.flatMap(failedIn),
];

/** @typedef {{ is: 'red' | 'green' | 'nothing ran' | 'does not apply', why?: string }} Seen `red`: tests ran, and one failed */

/**
 * Runs the test that must notice a mutant, in the copy with the mutant.
 * @param {string} copy
 * @param {{ file: string, test: string }} watcher
 * @returns {Promise<Seen>}
 */
async function look(copy, { file, test }) {
  const out = path.join(copy, 'mutant.json');
  const grep = test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (file.endsWith('.mjs')) {
    const { status, stdout, stderr } = run(copy, process.execPath, [file]);
    return status === 0 ? { is: 'green' } : { is: 'red', why: firstWords(stdout || stderr) };
  }
  if (file.endsWith('.spec.ts')) {
    const args = ['node_modules/@playwright/test/cli.js', 'test', file, '--grep', grep, '-x', '--reporter', 'json'];
    run(copy, process.execPath, args, {
      PLAYWRIGHT_JSON_OUTPUT_NAME: out,
      E2E_PORT: process.env['E2E_PORT'] ?? '4700',
    });
    const done = await report(out);
    const { expected, unexpected } = done?.stats ?? {};
    if (!(expected + unexpected > 0)) return { is: 'nothing ran' };
    const [failed] = failedIn(done);
    const { results = [] } = failed?.tests[0] ?? {};
    return unexpected > 0 ? { is: 'red', why: firstWords(results[0]?.error?.message ?? '') } : { is: 'green' };
  }
  run(copy, process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    file,
    '-t',
    grep,
    '--bail=1',
    '--reporter=json',
    `--outputFile=${out}`,
  ]);
  const { numPassedTests: passed, numFailedTests: failed, testResults = [] } = (await report(out)) ?? {};
  if (!(passed + failed > 0)) return { is: 'nothing ran' };
  const [message] = testResults
    .flatMap((/** @type {any} */ { assertionResults }) => assertionResults)
    .flatMap((/** @type {any} */ { failureMessages }) => failureMessages);
  return failed > 0 ? { is: 'red', why: firstWords(message ?? '') } : { is: 'green' };
}

/**
 * Applies the mutant of each row to a copy of the working tree, runs its test, and prints the result.
 * @param {readonly Row[]} wanted
 * @returns {Promise<boolean>} whether every one was noticed
 */
export async function checkMutants(wanted) {
  const checked = wanted.filter((row) => existsSync(patchOf(row)));
  await forgetCases(
    'mutants',
    checked.map(({ name }) => name),
  );
  const copy = await copyTree();
  let seen = 0;
  try {
    for (const row of checked) {
      const patch = path.resolve(patchOf(row));
      const fits = run(copy, 'git', ['apply', '--unsafe-paths', patch]).status === 0;
      /** @type {Seen} */
      const { is, why = '' } = fits ? await look(copy, watcherOf(row)) : { is: 'does not apply' };
      if (fits) run(copy, 'git', ['apply', '--reverse', '--unsafe-paths', patch]);
      if (is === 'red') seen += 1;
      await note('mutants', { name: row.name, isHeld: is === 'red' });
      console.log(`${is === 'red' ? 'ok  ' : 'FAIL'}  ${row.name}: ${is}${why && `, ${why}`}`);
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  console.log(`${seen} of ${checked.length} mutants seen`);
  return seen === checked.length;
}
