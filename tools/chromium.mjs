// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { unpackChromium } from './bundled-chromium.mjs';

/**
 * Finds a Chromium for the end-to-end tests, or brings one: they must run on a bare build machine too.
 *
 * @typedef {{ executablePath: string, source: string, env?: Record<string, string> }} Browser `env`: what the process
 *   needs in its environment besides our own
 */

const root = process.platform === 'linux' && process.getuid?.() === 0;

/** @param {NodeJS.ProcessEnv} env */
function usualPlaces(env) {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    const folders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter((folder) => folder);
    return folders.flatMap((folder) =>
      ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((file) =>
        path.join(folder ?? '', file),
      ),
    );
  }
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`);
}

/** Debian's Chromium, where we may install it. */
function installFromDebian() {
  if (!root || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Chromium: none found; installing Debian’s (apt-get install chromium), about 350 MB');
  try {
    /** @param {string[]} words */
    const aptGet = (...words) =>
      execFileSync('apt-get', words, {
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: 300_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    aptGet('update', '-qq');
    aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  } catch {
    console.log('Chromium: apt-get could not install it');
  }
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : null;
}

/** A browser that is there already: named by CHROMIUM_PATH, of the system, or downloaded by Playwright. */
function present() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
    return { executablePath: named, source: 'CHROMIUM_PATH' };
  }
  const system = usualPlaces(process.env).find((file) => existsSync(file));
  if (system !== undefined) return { executablePath: system, source: 'system' };
  const own = chromium.executablePath();
  return existsSync(own) ? { executablePath: own, source: 'Playwright' } : null;
}

/**
 * The browser to use. Installs or unpacks one where none is present, and says what it does.
 *
 * @param {{ quiet?: boolean }} [options] quiet: no line about what is used
 * @returns {Promise<Browser>}
 */
export async function findChromium({ quiet = false } = {}) {
  /** @type {Browser | null} */
  let browser = present();
  if (browser === null) {
    const installed = installFromDebian();
    if (installed !== null) browser = { executablePath: installed, source: 'Debian' };
  }
  if (browser === null && process.platform === 'linux' && process.arch === 'x64') {
    browser = { ...(await unpackChromium()), source: 'npm package @sparticuz/chromium' };
  }
  if (browser === null) {
    throw new Error('No Chromium: install one, or name one in CHROMIUM_PATH, or run "npx playwright install chromium"');
  }
  if (!quiet) console.log(`Chromium: ${browser.executablePath} (${browser.source})`);
  return browser;
}

/** What every launch needs: no calls home, no shared memory that a container lacks, no sandbox only where root. */
export const launchArguments = [
  ...(root ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
