// @ts-check
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * What `npm test` runs: every check of the project, a line and a time for each. All stages run even if one fails, so
 * that one run tells everything. The last line counts tests; a failed check without tests counts as one failed.
 *
 * @typedef {{ passed: number, failed: number, names: string[] }} Count `names` of what failed or had to be tried again
 * @typedef {'check' | 'unit' | 'e2e'} Kind
 * @typedef {{ name: string, kind: Kind, command: string[], count?: () => Promise<Count> }} Stage
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const results = path.join(root, 'test-results');
const fromHere = createRequire(import.meta.url);

/**
 * The command line that runs a package's program with this Node, without a shell: the same on every system.
 *
 * @param {string} name of the package
 * @param {string} program its key in the package's `bin`
 */
function bin(name, program = name) {
  const manifest = path.join(root, 'node_modules', name, 'package.json');
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin: programs } = fromHere(manifest);
  const file = typeof programs === 'string' ? programs : (programs[program] ?? '');
  return [process.execPath, path.join(path.dirname(manifest), file)];
}

/** @param {string} file */
async function readReport(file) {
  return JSON.parse(await readFile(path.join(results, file), 'utf8'));
}

const secondAttempt = ' (passed on its second attempt)';

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} UnitTest
 * @typedef {{ name: string, status: string, assertionResults: UnitTest[] }} UnitFile
 * @returns {Promise<Count>}
 */
async function countUnit() {
  /** @type {{ numPassedTests: number, testResults: UnitFile[] }} */
  const { numPassedTests, testResults } = await readReport('unit.json');
  /** @type {(wanted: (test: UnitTest) => boolean) => (file: UnitFile) => string[]} */
  const namesOf = (wanted) => (file) =>
    file.assertionResults.filter(wanted).map(({ fullName }) => `${path.relative(root, file.name)}: ${fullName}`);
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => {
      const names = namesOf(({ status }) => status === 'failed')(file);
      // A file that cannot be loaded fails without a failed test.
      return names.length === 0 ? [path.relative(root, file.name)] : names;
    });
  const retried = testResults.flatMap(
    namesOf(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
  );
  return {
    passed: numPassedTests,
    failed: failed.length,
    names: [...failed, ...retried.map((name) => name + secondAttempt)],
  };
}

/**
 * @typedef {{ title: string, file: string, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ specs: Spec[], suites?: Suite[] }} Suite
 * @returns {Promise<Count>}
 */
async function countE2e() {
  /** @type {{ stats: { expected: number, flaky: number, unexpected: number }, suites: Suite[] }} */
  const { stats, suites } = await readReport('e2e.json');
  /** @type {(suite: Suite) => Spec[]} */
  const specsOf = ({ specs, suites: inner = [] }) => [...specs, ...inner.flatMap(specsOf)];
  const notes = { unexpected: '', flaky: secondAttempt };
  const names = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, status }) => {
      if (status !== 'unexpected' && status !== 'flaky') return [];
      return [`${file} (${projectName}): ${title}${notes[status]}`];
    }),
  );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, names };
}

/** @type {Stage[]} */
const stages = [
  { name: 'format', kind: 'check', command: [...bin('oxfmt'), '--check'] },
  { name: 'lint', kind: 'check', command: bin('oxlint') },
  { name: 'types', kind: 'check', command: [...bin('typescript', 'tsc'), '-b'] },
  { name: 'dead code', kind: 'check', command: bin('knip') },
  {
    name: 'unit, flows, contract',
    kind: 'unit',
    command: [...bin('vitest'), 'run', '--reporter=default', '--reporter=json', '--outputFile=test-results/unit.json'],
    count: countUnit,
  },
  { name: 'end to end', kind: 'e2e', command: [...bin('@playwright/test', 'playwright'), 'test'], count: countE2e },
];

const stageLimit = 30 * 60_000;

/**
 * Runs a stage in a process group of its own: one that hangs is ended with all its workers, of which any could keep the
 * whole run from ending.
 *
 * @param {string[]} command
 * @returns {Promise<number>} its exit code
 */
function run([program = '', ...words]) {
  return new Promise((resolve) => {
    const grouped = process.platform !== 'win32';
    const child = spawn(program, words, { cwd: root, stdio: 'inherit', detached: grouped });
    const stop = () => {
      if (grouped && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      else child.kill();
    };
    const interrupted = () => {
      stop();
      process.exit(130);
    };
    const timer = setTimeout(() => {
      console.log(`ended after ${stageLimit / 60_000} minutes`);
      stop();
    }, stageLimit);
    /** @param {number} code */
    const end = (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      resolve(code);
    };
    process.on('SIGINT', interrupted).on('SIGTERM', interrupted);
    child.on('error', () => end(1));
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * @param {Stage} stage
 * @returns {Promise<{ name: string, ok: boolean, seconds: string } & Count>}
 */
async function runStage({ name, command, count }) {
  console.log(`\n--- ${name}`);
  const start = performance.now();
  const ok = (await run(command)) === 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { passed, failed, names } = (await count?.().catch(() => null)) ?? { passed: 0, failed: 0, names: [] };
  return { name, ok, seconds, passed, failed: ok ? failed : Math.max(failed, 1), names };
}

const { values } = parseArgs({
  options: { unit: { type: 'boolean' }, e2e: { type: 'boolean' }, quick: { type: 'boolean' } },
});
/** @param {Kind} kind */
const wanted = (kind) => {
  if (values.unit === true || values.e2e === true) return values[/** @type {'unit'} */ (kind)] === true;
  return values.quick !== true || kind !== 'e2e';
};

// Yesterday's report must not be counted today.
await mkdir(results, { recursive: true });
await Promise.all(['unit.json', 'e2e.json'].map((file) => rm(path.join(results, file), { force: true })));

/** @type {Awaited<ReturnType<typeof runStage>>[]} */
const outcomes = [];
for (const stage of stages.filter(({ kind }) => wanted(kind))) outcomes.push(await runStage(stage));

console.log('\n--- summary');
for (const { name, ok, seconds, passed, failed, names } of outcomes) {
  const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed` : '';
  console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(22)} ${seconds.padStart(6)} s  ${counts}`.trimEnd());
  for (const failure of names) console.log(`        ${failure}`);
}
const sum = (/** @type {'passed' | 'failed'} */ key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
