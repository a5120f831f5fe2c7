// @ts-check
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { forget, readResults, table } from './proof/figures.mjs';
import { checkMutants } from './proof/mutants.mjs';
import { rows } from './proof/rows.mjs';
import { filesOf } from './proof/tags.mjs';

/**
 * `npm run proof`: measures every row of tools/proof/rows.mjs and prints the table (docs/decisions/0058).
 *   -- --only 7,15     measures these alone, by their numbers or names, and prints the table with what others left
 *   -- --from-last     measures nothing
 *   -- --mutants       instead: whether each check sees its mutant; with --only, of these
 */

const { values } = parseArgs({
  options: { only: { type: 'string' }, 'from-last': { type: 'boolean' }, mutants: { type: 'boolean' } },
});
const asked = values.only?.split(',').map((each) => each.trim());
const unknown = asked?.filter((each) => !rows.some(({ number, name }) => [String(number), name].includes(each))) ?? [];
if (unknown.length > 0) throw new Error(`no row is called ${unknown.join(', ')}`);
const wanted = rows.filter(
  ({ number, name }) => asked === undefined || asked.some((each) => [String(number), name].includes(each)),
);

/**
 * Runs a command whatever its exit code: failed tests have noted their cases.
 * @param {string[]} args
 */
const run = (...args) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, PROOF: 'true' } });

async function measure() {
  for (const { name } of wanted) await forget(name);
  const files = [...new Set(wanted.flatMap(({ name }) => filesOf(name)))];
  const inNode = files.filter((file) => /\.test\.tsx?$/.test(file));
  const inBrowser = files.filter((file) => file.endsWith('.spec.ts'));
  if (inNode.length > 0) run('node_modules/vitest/vitest.mjs', 'run', ...inNode);
  // Every browser test is a case of the policy's row.
  const isEvery = wanted.some(({ name }) => name === 'policy');
  if (inBrowser.length > 0) run('node_modules/@playwright/test/cli.js', 'test', ...(isEvery ? [] : inBrowser));
  for (const script of files.filter((file) => file.endsWith('.mjs'))) run(script);
}

if (values.mutants === true) {
  process.exitCode = (await checkMutants(wanted)) ? 0 : 1;
} else {
  if (values['from-last'] !== true) await measure();
  const results = await readResults(rows);
  console.log(table(results));
  process.exitCode = results.every(({ state }) => state === 'holds') ? 0 : 1;
}
