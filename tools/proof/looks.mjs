// @ts-check
// proof: looks
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { forget, note } from './figures.mjs';
import { compare, pageOf } from './pictures.mjs';

/**
 * `npm run looks`: takes a picture of every screen (tests/e2e/looks.spec.ts) of this working tree and of another commit, in one run on one
 * machine, and shows those that differ side by side in test-results/looks/index.html. `--base <commit>` is the other one, of which
 * a copy is built; without it the parent.
 */

const { values } = parseArgs({ options: { base: { type: 'string', default: 'HEAD^' } } });
const results = path.resolve('test-results/looks');

/** @param {string} cwd @param {readonly string[]} args */
const git = (cwd, ...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
};

/** Takes the pictures of a working tree. @param {string} tree @param {string} to the folder they are put into */
async function take(tree, to) {
  const taken = path.join(tree, 'test-results/screens');
  await rm(taken, { recursive: true, force: true });
  const notOfReadme = ['--grep-invert', 'the README:'];
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', 'looks.spec', ...notOfReadme], {
    cwd: tree,
    stdio: 'inherit',
    env: { ...process.env, SCREENS: '1' },
  });
  await cp(taken, to, { recursive: true });
}

const base = git('.', 'rev-parse', '--short', values.base);
const copy = path.join(await mkdtemp(path.join(tmpdir(), 'looks-')), 'base');
await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
git('.', 'worktree', 'add', '--detach', copy, base);
try {
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  await take(copy, path.join(results, 'base'));
  await take('.', path.join(results, 'here'));
} finally {
  git('.', 'worktree', 'remove', '--force', copy);
  await rm(path.dirname(copy), { recursive: true, force: true });
}

await forget('looks');
const names = await readdir(path.join(results, 'here'));
/** @type {string[]} */
const different = [];
let compared = 0;
for (const name of names.toSorted()) {
  const here = await readFile(path.join(results, 'here', name));
  const before = await readFile(path.join(results, 'base', name)).catch(() => null);
  // A screen that the other commit had not is none of both.
  if (before === null) continue;
  compared += 1;
  const { isSame, difference } = compare(here, before);
  await note('looks', { name, isHeld: true });
  if (isSame) continue;
  different.push(name);
  if (difference !== null) await writeFile(path.join(results, `difference-${name}`), difference);
}
await writeFile(path.join(results, 'index.html'), pageOf(base, different));
console.log(`${compared} screens compared with ${base}, ${different.length} differ: test-results/looks/index.html`);
process.exitCode = compared > 0 ? 0 : 1;
