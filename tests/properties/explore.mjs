// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { root } from '../../bench/site.mjs';
import { findHeadlessShell, launchArguments } from '../../tools/chromium.mjs';

const specification = path.join(root, 'tests/properties/spec.ts');
const bombadil = path.join(root, 'node_modules/.bin/bombadil');

/** Bombadil waits for a picture of every frame; the site and its backend are one process. */
const quick = ['--force-prefers-reduced-motion', '--disable-site-isolation-trials', '--hide-scrollbars'];

/**
 * Runs another tool with the project's headless shell.
 *
 * @template T
 * @param {string} profile folder of the browser's profile
 * @param {(debuggerAddress: string) => Promise<T>} work
 */
async function withShell(profile, work) {
  const { executablePath = chromium.executablePath() } = findHeadlessShell({ again: true });
  const shell = spawn(
    executablePath,
    [
      '--headless',
      ...launchArguments,
      ...quick,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  try {
    const address = await new Promise((resolve, reject) => {
      let said = '';
      shell.stderr.on('data', (/** @type {Buffer} */ text) => {
        said += text;
        const [, host] = /ws:\/\/([^/]+)\//.exec(said) ?? [];
        if (host !== undefined) resolve(`http://${host}`);
      });
      shell.once('exit', () => reject(new Error(`the browser ended: ${said}`)));
    });
    return await work(address);
  } finally {
    if (shell.exitCode === null) {
      shell.kill();
      await once(shell, 'exit');
    }
  }
}

/**
 * Explores the application with one visitor.
 *
 * @param {{ start: string, width: number, height: number, origin: string, profile: string, output: string, seconds: number,
 *   signal: AbortSignal }} walk `profile`: the folder of what the visitor's browser keeps; `output`: one for the trace, which is not
 *   there yet; `signal` ends it before its time
 * @returns {Promise<{ actions: number, pages: string[], broken: string[], errors: string }>} `pages`: the paths of those that were
 *   seen; `broken`: the properties that did not hold, the first of which ends it
 */
export async function explore({ start, width, height, origin, profile, output, seconds, signal }) {
  const [code, errors] = await withShell(profile, async (address) => {
    const child = spawn(
      bombadil,
      [
        'browser',
        'test-external',
        `--remote-debugger=${address}`,
        '--create-target',
        origin + start,
        specification,
        // Instrumented scripts fail their integrity hashes (docs/decisions/0058).
        '--instrument-javascript=',
        `--width=${width}`,
        `--height=${height}`,
        `--time-limit=${seconds}s`,
        '--exit-on-violation',
        `--output-path=${output}`,
      ],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'pipe'],
        // chromiumoxide warns of every unknown event.
        env: { ...process.env, RUST_LOG: 'warn,chromiumoxide=off' },
      },
    );
    let said = '';
    child.stderr.on('data', (/** @type {Buffer} */ text) => (said += text));
    const end = () => child.kill();
    signal.addEventListener('abort', end);
    const [exitCode] = await once(child, 'exit');
    signal.removeEventListener('abort', end);
    return /** @type {const} */ ([exitCode, said]);
  });
  const trace = await readFile(path.join(output, 'trace.jsonl'), 'utf8').catch(() => '');
  /** @type {{ action: unknown, state: { url: string }, violations?: { name: string }[] }[]} */
  const steps = trace
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const broken = [...new Set(steps.flatMap(({ violations = [] }) => violations.map(({ name }) => name)))];
  if (code !== 0 && broken.length === 0 && !signal.aborted)
    throw new Error(`Bombadil ended with ${code}: ${errors.slice(-2000)}`);
  return {
    // 'Wait' is no action.
    actions: steps.filter(({ action }) => action !== null && action !== 'Wait').length,
    pages: steps.map(({ state }) => new URL(state.url).pathname),
    broken,
    errors,
  };
}
