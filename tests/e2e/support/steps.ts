import { isDeepStrictEqual } from 'node:util';

import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

import { limits } from '../../../src/domain/limits';
import { siteOrigin } from './addresses.mjs';

/** Values for the dashboard's form. */
export const goalRequest = {
  role: 'Sales Lead',
  goal: 'Win twenty new clinics in the north before winter',
  industry: 'Healthcare',
};

/** Whether the page has the narrow shell: top bar, ellipsis, details as a sheet. */
export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1440;
}

/** Holds requests to these addresses back, or those of one method, until the returned function is called. */
export async function hold(target: BrowserContext | Page, addresses: string, method?: string): Promise<() => void> {
  let release = () => {};
  const due = new Promise<void>((resolve) => (release = resolve));
  await target.route(addresses, async (route) => {
    if (method === undefined || route.request().method() === method) await due;
    await route.fallback();
  });
  return release;
}

/** Answers the reads of an address instead of the backend, and lets all else through. */
export const answerReads = (page: Page, address: string, json: unknown) =>
  page.route(address, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json, headers: corsHeaders }) : route.continue(),
  );

/** The CORS headers that another origin's response needs. */
export const corsHeaders = {
  'Access-Control-Allow-Origin': siteOrigin,
  'Access-Control-Allow-Credentials': 'true',
};

/** The details of a record, beside or over its list. */
export const detailsOf = (page: Page) => page.getByRole(isNarrow(page) ? 'dialog' : 'region', { name: 'Details' });

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Blocks these storages for the page's scripts, as some browsers do. */
export const blockStorage = (page: Page, ...storages: ('localStorage' | 'sessionStorage')[]) =>
  page.addInitScript((names) => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of names) Object.defineProperty(window, name, { get });
  }, storages);

/** Waits for an element under a paused clock, which runs a few milliseconds meanwhile: timers repeat a press before hydration. */
export async function shownByClock(page: Page, element: Locator): Promise<void> {
  const isVisible = async () => {
    await page.clock.runFor(20);
    return element.isVisible();
  };
  await expect.poll(isVisible).toBe(true);
}

/** Reads a value until two reads, two frames apart, are equal: late content may move the page. */
export async function settled<Value>(page: Page, read: () => Promise<Value>): Promise<Value> {
  let latest = await read();
  await expect
    .poll(async () => {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const previous = latest;
      latest = await read();
      return isDeepStrictEqual(latest, previous);
    })
    .toBe(true);
  return latest;
}

/** Whether React has hydrated the prerendered page: it leaves a mark. */
export const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')));

/** The URLs of the scripts that a page requests, as they come. */
export function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** The intro overlay's one button. */
export const introButton = (page: Page) => page.getByRole('button', { name: "Let's rock" });

/** Keeps the intro open, so that slow machines can test it. */
export async function holdIntro(page: Page) {
  await page.addInitScript((introMs) => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
        ms === introMs ? 0 : start(work, ms, ...rest),
    });
    // The overlay's time starts at its first paint.
    Object.assign(performance, { getEntriesByType: () => [] });
  }, limits.introOverlay);
}

/** Opens the dashboard and closes the intro. */
export async function openDashboard(page: Page) {
  await page.goto('/dashboard');
  await closeIntro(page);
}

/** Closes the intro by a key: a click would wait for its animation, and the intro may close on its own by then. */
export async function closeIntro(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(introButton(page)).toBeHidden();
}

/** Fills the three answers of the form, the first and the last by typing. */
export async function fillGoalRequest(page: Page, { role, goal, industry } = goalRequest) {
  await page.getByLabel('Role', { exact: true }).fill(role);
  await page.getByLabel('Your Company Strategic Goal').fill(goal);
  await page.getByLabel('Your Industry', { exact: true }).fill(industry);
  await page.keyboard.press('Escape');
}

/** Opens a list of the pocket from the menu, expanding it as needed. */
export async function openPocket(page: Page, list: string) {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const group = menu.getByRole('button', { name: 'Pocket' });
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  await menu.getByRole('link', { name: list }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: `View Set ${list}` })).toBeVisible();
}

/** Opens the part with 'Sign Out': the popup, or below 1440 px the shortcuts with the profile expanded. */
export async function openProfileMenu(page: Page) {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Shortcuts' }).click();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
}

/** Signs out in the popup and waits for the sign-in page. */
export async function signOut(page: Page, signInPage = '/individual-signin') {
  await openProfileMenu(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(signInPage);
}
