// @ts-check
import { spawnSync } from 'node:child_process';

import { installFromDebian } from './debian.mjs';

/** @typedef {'Firefox' | 'WebKit'} EngineName */

/** Drivers of the other engines: Debian's packages, since Playwright's builds differ. */
const packages = {
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
};

/** @param {EngineName} name @returns {string[]} the packages that the system lacks */
export function missingPackages(name) {
  const format = '${Package} ${db:Status-Status}\n';
  const { stdout } = spawnSync('/usr/bin/dpkg-query', ['-W', '-f', format, ...packages[name]], { encoding: 'utf8' });
  const installed = (stdout || '').split('\n');
  return packages[name].filter((each) => !installed.includes(`${each} installed`));
}

/** Installs missing packages where possible, and prints a line for each engine left out. */
export function installEngines() {
  for (const name of /** @type {EngineName[]} */ (Object.keys(packages))) {
    installFromDebian(name, missingPackages(name), '600 MB');
    const missing = missingPackages(name);
    if (missing.length > 0) console.log(`${name} is left out, not tested: Debian's ${missing.join(', ')} missing`);
  }
}
