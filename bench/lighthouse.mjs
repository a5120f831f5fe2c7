// @ts-check
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { findChromium, launchArguments } from '../tools/chromium.mjs';

/** The newest that runs on Node 20. Fetched when it is asked for, into npm's cache: `npm ci` does not carry it. */
const version = '12.8.2';

const run = promisify(execFile);

/** @typedef {{ categories: Record<string, { title: string, score: number | null }>, audits: Record<string, { numericValue?: number }> }} Verdict */

/** @param {readonly string[]} words @param {NodeJS.ProcessEnv} [env] */
const lighthouse = (words, env) =>
  run('npm', ['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', ...words], {
    env: { ...process.env, ...env, npm_config_loglevel: 'error' },
    maxBuffer: 64_000_000,
  });

/** Whether Lighthouse can be had; says why not. */
export async function canRunLighthouse() {
  try {
    await lighthouse(['--version']);
    return true;
  } catch (reason) {
    const [why = ''] = String(reason).split('\n').slice(1);
    console.log(`Lighthouse ${version} cannot be had (npm exec: ${why}); the figures above are measured without it.`);
    return false;
  }
}

/**
 * What Lighthouse says of a page on its phone; null when its run fails, as it does now and then on a busy machine.
 *
 * @param {string} address
 * @param {{ applied?: boolean, port?: number }} [options] `applied`: the slow phone is real and not reckoned, and only the
 *   performance is judged; `port`: of a running browser (`withProfile` in browser.mjs), else one is started
 * @returns {Promise<Verdict | null>}
 */
export async function judge(address, { applied = false, port } = {}) {
  const { executablePath } = findChromium({ again: true });
  const flags = ['--headless=new', ...launchArguments].join(' ');
  const words = [
    address,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    ...(applied ? ['--throttling-method=devtools', '--only-categories=performance'] : []),
    port === undefined ? `--chrome-flags=${flags}` : `--port=${port}`,
  ];
  try {
    const { stdout } = await lighthouse(words, { CHROME_PATH: executablePath });
    return JSON.parse(stdout);
  } catch (reason) {
    const { stderr = '' } = /** @type {{ stderr?: string }} */ (reason);
    console.log(`  a run of Lighthouse failed: ${stderr.trim().split('\n').at(-1) ?? ''}`);
    return null;
  }
}

export const lighthouseVersion = version;
