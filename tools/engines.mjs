// @ts-check
import { spawnSync } from 'node:child_process';

import { installFromDebian } from './debian.mjs';

/** @typedef {'Firefox' | 'WebKit'} EngineName */

/** Drivers of the other engines: packages of Debian, since Playwright's own builds are others. */
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

/** Installs what is missing where that is possible, and says in a line for each engine that is left out what it lacks. */
export function installEngines() {
  for (const name of /** @type {EngineName[]} */ (Object.keys(packages))) {
    installFromDebian(name, missingPackages(name), '600 MB');
    const missing = missingPackages(name);
    if (missing.length > 0) console.log(`${name} is left out, not tested: Debian’s ${missing.join(', ')} missing`);
  }
}
