// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

/** @param {string} file @param {readonly string[]} args @returns {boolean} whether it succeeded */
export function run(file, ...args) {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };
    execFileSync(file, args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs Debian packages if run as root.
 * @param {string} name their purpose
 * @param {readonly string[]} packages that the system lacks
 * @param {string} size at most, for the reader
 */
export function installFromDebian(name, packages, size) {
  if (!isRoot || !existsSync('/usr/bin/apt-get') || packages.length === 0) return;
  console.log(`${name}: installing Debian's (apt-get install ${packages.join(' ')}), up to ${size}`);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  if (!run('apt-get', 'update', '-qq') || !run('apt-get', ...install)) console.log(`${name}: that did not succeed`);
}
