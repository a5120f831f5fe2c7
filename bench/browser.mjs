// @ts-check
import { chromium } from '@playwright/test';

import { findChromium, launchArguments } from '../tools/chromium.mjs';

/**
 * What the benches do in a browser.
 *
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 */

const account = { email: 'amara@northbay.example', password: 'cairn-demo' };

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
 * Signs the seeded person in, and waits for the dashboard.
 *
 * @param {Page} page
 * @param {string} origin
 */
export async function signIn(page, origin) {
  await page.goto(`${origin}/individual-signin`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
}
