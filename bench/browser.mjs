// @ts-check
import { chromium } from '@playwright/test';

import { findChromium, launchArguments } from '../tools/chromium.mjs';

/**
 * Steps of the benches in a browser.
 *
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 */

const accounts = {
  individual: { email: 'amara@northbay.example', signInPath: '/individual-signin', dashboardPath: '/dashboard' },
  business: { email: 'ingrid@northbay.example', signInPath: '/business/signin', dashboardPath: '/business/dashboard' },
};
const password = 'cairn-demo';

/**
 * Opens the project's Chromium for some work, and closes it after.
 *
 * @template T
 * @param {(page: Page, browser: Browser) => Promise<T>} work
 * @param {readonly string[]} [more] launch arguments besides the usual
 */
export async function inBrowser(work, more = []) {
  const { executablePath } = findChromium();
  const browser = await chromium.launch({ executablePath, args: [...launchArguments, ...more] });
  try {
    return await work(await browser.newPage(), browser);
  } finally {
    await browser.close();
  }
}

/**
 * Signs a seeded account in, and waits for its dashboard.
 *
 * @param {Page} page
 * @param {string} origin
 * @param {keyof typeof accounts} [audience]
 */
async function signIn(page, origin, audience = 'individual') {
  const { email, signInPath, dashboardPath } = accounts[audience];
  await page.goto(origin + signInPath);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('input[type=password]').press('Enter');
  await page.waitForURL(`**${dashboardPath}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/**
 * The storage of a signed-in account, for as many fresh contexts as a bench opens.
 *
 * @param {Browser} browser
 * @param {string} origin
 * @param {keyof typeof accounts} [audience]
 */
export async function signedInState(browser, origin, audience) {
  const context = await browser.newContext();
  try {
    await signIn(await context.newPage(), origin, audience);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
