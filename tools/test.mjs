// @ts-check
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { readResults, table } from './proof/figures.mjs';
import { quickRows } from './proof/rows.mjs';

/**
 * `npm test`: every check of the project; `-- --quick` leaves out what CONTRIBUTING.md says. All run even if one fails.
 * `-- --engines` runs the tests in Firefox and WebKit alone. The last line counts tests; a failed check counts as one
 * failed. Tests of an engine that is not installed neither pass nor fail, but the run does not succeed without them.
 */

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, engines: { type: 'boolean' } } });

/** @param {string} command @returns {Promise<boolean>} whether it succeeded */
const run = (command) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', ...command.split(' ')], {
      stdio: 'inherit',
      // Read by vite.config.ts and tests/support/app.tsx.
      env: { ...process.env, QUICK: String(values.quick === true) },
      shell: process.platform === 'win32',
    });
    child.on('close', (code) => resolve(code === 0));
  });

/** @param {string} file @returns {Promise<any>} a runner's report; null if it wrote none */
const report = (file) => readFile(`test-results/${file}`, 'utf8').then(JSON.parse, () => null);

// Reports of an earlier run must not be counted.
await rm('test-results', { recursive: true, force: true });
await mkdir('test-results');

/** @typedef {{ name: string, isOk: boolean, passed?: number, failed?: number, leftOut?: number }} Result */

/** @returns {Promise<Result[]>} of everything but the other engines */
async function runChecks() {
  // The unit tests wait now and then; the checks use that time.
  const unitRun = run(values.quick === true ? 'test:unit -- --project browser-like --project node' : 'test:unit');
  /** @type {Result[]} */
  const results = await Promise.all(
    ['format:check', 'lint', 'typecheck', 'deadcode'].map(async (name) => ({ name, isOk: await run(name) })),
  );

  const unitOk = await unitRun;
  const unit = await report('unit.json');
  results.push({ name: 'test:unit', isOk: unitOk, passed: unit?.numPassedTests, failed: unit?.numFailedTests });

  if (values.quick !== true) {
    const browserOk = await run('test:browser');
    const { stats } = (await report('e2e.json')) ?? {};
    results.push({ name: 'test:browser', isOk: browserOk, passed: stats?.expected, failed: stats?.unexpected });
  }
  return results;
}

/** @returns {Promise<Result[]>} of Firefox and WebKit */
async function runEngines() {
  const isOk = await run('test:engines');
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: leftOut,
  } = (await report('engines.json')) ?? {};
  return [{ name: 'test:engines', isOk, passed, failed, leftOut }];
}

let [passed, failed, leftOut] = [0, 0, 0];
for (const result of await (values.engines === true ? runEngines() : runChecks())) {
  passed += result.passed ?? 0;
  failed += Math.max(result.failed ?? 0, result.isOk ? 0 : 1);
  leftOut += result.leftOut ?? 0;
  const lacks = result.leftOut ? `, but ${result.leftOut} tests left out` : '';
  console.log(`${result.isOk ? 'ok  ' : 'FAIL'}  ${result.name}${lacks}`);
}
// A row below its goal fails nothing here: its tests have passed (docs/decisions/0058).
if (!values.quick && !values.engines) console.log(table(await readResults(quickRows)));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed + leftOut === 0 ? 0 : 1;
