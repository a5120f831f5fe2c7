// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run looks`: takes a screenshot of every screen (tests/e2e/looks.spec.ts) of another commit, compares this working tree with
 * them, and writes Playwright's report, which shows both and what differs. `--base <commit>` is the other one, of which a copy
 * is built; without it the parent.
 */

const { values } = parseArgs({ options: { base: { type: 'string', default: 'HEAD^' } } });
const screenshots = path.resolve('test-results/looks');

/** @param {string} cwd the working tree @param {readonly string[]} args for Playwright */
const take = (cwd, ...args) =>
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', 'looks.spec', ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, LOOKS: screenshots },
  }).status;

const folder = await mkdtemp(path.join(tmpdir(), 'looks-'));
const copy = path.join(folder, 'base');
await rm(screenshots, { recursive: true, force: true });
execFileSync('git', ['worktree', 'add', '--detach', copy, values.base]);
try {
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  take(copy, '--update-snapshots=all');
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy]);
  await rm(folder, { recursive: true });
}
process.exitCode = take('.', '--update-snapshots=none', '--reporter=html') ?? 1;
