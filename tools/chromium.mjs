// @ts-check
import { existsSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';

import { chromium } from '@playwright/test';

import { installFromDebian, isRoot, run } from './debian.mjs';

const systemChromium = '/usr/bin/chromium';
const systemShell = '/usr/bin/chromium-headless-shell';

/** Debian's packages, and where each is when it is installed. */
const debianPackages = {
  chromium: systemChromium,
  'chromium-headless-shell': systemShell,
  // Liberation Sans has Arial's widths, which the fallback font needs (src/styles/fonts.css).
  'fonts-liberation': '/usr/share/fonts/truetype/liberation',
};

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

/**
 * Playwright's download.
 * @returns {boolean} whether it starts: it may lack libraries, which Debian's packages bring
 */
function download() {
  console.log('Chromium: none found; trying "playwright install chromium"');
  return run(process.execPath, playwright, 'install', 'chromium') && run(chromium.executablePath(), '--version');
}

/** Debian packages that the system lacks, with their libraries. */
function installPackages() {
  const missing = Object.entries(debianPackages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  installFromDebian('Chromium', missing, '550 MB');
}

/** Whether this is a worker of a run, which has looked for its browser before. */
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;

/**
 * The browser of benchmarks, and of the browser tests that need a whole one: the one CHROMIUM_PATH names, else
 * Playwright's own, else the system's. Where there is none, one is installed.
 *
 * @returns {{ executablePath: string }}
 * @throws when CHROMIUM_PATH names no file, or no browser can be installed
 */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  const present = () =>
    (named ? [named] : [chromium.executablePath(), systemChromium]).find((file) => existsSync(file));
  if (present() === undefined && !named && !download()) installPackages();
  const executablePath = present();
  if (executablePath !== undefined) return { executablePath };
  throw new Error(
    named ? `CHROMIUM_PATH names ${named}, which does not exist` : 'No Chromium: name one in CHROMIUM_PATH',
  );
}

/**
 * The headless shell beside that browser: the same engine without windows, tabs and profiles. The whole browser is its
 * own shell where CHROMIUM_PATH names it, or no shell can be installed.
 *
 * @returns {{ executablePath: string | undefined }} undefined: the one that Playwright launches on its own
 * @throws as `findChromium` does
 */
export function findHeadlessShell() {
  const whole = findChromium();
  if (process.env['CHROMIUM_PATH']) return whole;
  if (whole.executablePath === chromium.executablePath()) {
    const shellFolder = whole.executablePath.replace(/chromium-(\d+).*$/, 'chromium_headless_shell-$1');
    return existsSync(shellFolder) ? { executablePath: undefined } : whole;
  }
  if (!isWorker) installPackages();
  return existsSync(systemShell) ? { executablePath: systemShell } : whole;
}

/** Whether /dev/shm has room for rendering: containers often have 64 MB. */
const hasSharedMemory = (() => {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= 2 ** 30;
})();

/** Shared memory in files of /tmp takes a tenth more processor time. */
const sharedMemoryInFiles = '--disable-dev-shm-usage';

/** Most mouse users have scrollbars that take room; an emulated phone has none anyway. */
const hiddenScrollbars = '--hide-scrollbars';

/** Playwright's default flags that we leave out. */
export const ignoredArguments = [hiddenScrollbars, ...(hasSharedMemory ? [sharedMemoryInFiles] : [])];

/** For every launch: no background traffic, no sandbox for root, who can have none. */
export const launchArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  ...(hasSharedMemory ? [] : [sharedMemoryInFiles]),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
