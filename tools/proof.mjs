// @ts-check
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { bars } from './proof/bars.mjs';
import { forget, rowsOf, table } from './proof/figures.mjs';
import { checkMutants } from './proof/mutants.mjs';

/**
 * `npm run proof`: measures every row of tools/proof/bars.mjs and prints the table (docs/decisions/0058).
 *   -- --only 7,15     measures these alone, by their numbers or names, and prints the table with what others left
 *   -- --from-last     measures nothing
 *   -- --mutants       instead: whether each check sees its mutant; with --only, of these
 */

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'from-last': { type: 'boolean' }, mutants: { type: 'boolean' } },
});
const asked = values.only?.split(',').map((each) => each.trim());
const unknown = asked?.filter((each) => !bars.some(({ number, name }) => [String(number), name].includes(each))) ?? [];
if (unknown.length > 0) throw new Error(`no bar is called ${unknown.join(', ')}`);
const wanted = bars.filter(
  ({ number, name }) => asked === undefined || asked.some((each) => [String(number), name].includes(each)),
);

/** What was run, and for how long. @type {string[]} */
const took = [];

/** @param {number} since in milliseconds */
const minutesSince = (since) => `${((Date.now() - since) / 60_000).toFixed(1)} min`;

/**
 * Runs a command to its end, whatever that is: a failed test has noted, or not noted, its cases.
 *
 * @param {string} what for people @param {string[]} args
 */
function run(what, ...args) {
  const since = Date.now();
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, PROOF: 'true' } });
  took.push(`${what} ${minutesSince(since)}`);
}

/** @param {(file: string) => boolean} isOne @returns {string[]} the files of tests that the wanted rows name, each once */
const filesOf = (isOne) => [...new Set(wanted.flatMap(({ tests = [] }) => tests.filter(isOne)))];

async function measure() {
  const since = Date.now();
  for (const bar of wanted) await forget(bar);
  const inBrowser = filesOf((file) => file.endsWith('.spec.ts'));
  const inNode = filesOf((file) => !file.endsWith('.spec.ts'));
  if (inNode.length > 0) run('tests', 'node_modules/vitest/vitest.mjs', 'run', ...inNode);
  // Every browser test is a case of the policy's row.
  const isEvery = wanted.some(({ name }) => name === 'policy');
  const files = isEvery ? [] : inBrowser;
  if (inBrowser.length > 0) run('browser tests', 'node_modules/@playwright/test/cli.js', 'test', ...files);
  const commands = new Set(wanted.flatMap(({ command }) => command?.join(' ') ?? []));
  for (const each of commands) run(each, ...each.split(' '));
  console.log(`Measured in ${minutesSince(since)}: ${took.join(', ')}.`);
}

if (values.mutants === true) {
  process.exitCode = (await checkMutants(wanted)) ? 0 : 1;
} else {
  if (values['from-last'] !== true) await measure();
  const rows = await rowsOf();
  console.log(table(rows, { withNeeds: true }));
  process.exitCode = rows.every(({ state }) => state === 'holds') ? 0 : 1;
}
