// proof: faults-browser

import type { Page, Request } from '@playwright/test';

import { noteCase } from '../support/figures.ts';
import { backendOrigin } from './support/addresses.mjs';
import { logAnnouncements } from './support/announcements';
import { behindRawServer } from './support/browsers';
import { callScreens, type CallScreen } from './support/call-screens';
import { followMenu } from './support/employee-steps';
import { startOver } from './support/people';
import { rawFaults, type RawFault } from './support/raw-faults';
import { isCall, startRawServer, type RawServer, type Spoiled } from './support/raw-server';
import { expect, test as base } from './support/test';

/* A call of each kind whose response breaks off, at the level of bytes: one request and one message, nothing lost, and
   a second attempt succeeds (docs/product.md 17.1). */

const test = base.extend<object, { raw: RawServer }>({
  raw: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, use) => {
      const raw = await startRawServer();
      await use(raw);
      await raw.close();
    },
    { scope: 'worker', auto: true },
  ],
});

test.use(behindRawServer);

/** Failures announced since the page was loaded. */
const alerts = (page: Page) =>
  page.evaluate(() => window.announcementLog?.filter(({ role }) => role === 'alert').map(({ text }) => text));

/** The address, and all stored values except the bell's flag, whose response comes at any time. */
const surroundings = (page: Page) =>
  page.evaluate(() => [
    location.href,
    ...Object.entries<string>(localStorage).filter(([key]) => key !== 'notifications'),
  ]);

async function expectKept(page: Page, { kept = {}, stays }: CallScreen): Promise<void> {
  for (const [label, value] of Object.entries(kept))
    await expect(page.getByLabel(label, { exact: true }), label).toHaveValue(value);
  await stays?.(page);
}

/** Expects the page to wait for the call, unchanged otherwise. */
async function expectPending(page: Page, screen: CallScreen): Promise<void> {
  await expect(screen.pending(page)).toBeAttached();
  // A rendered control reacts to its response from the next frame on.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expectKept(page, screen);
  expect(await alerts(page)).toEqual([]);
}

/** Fails with at most one message, then makes the call again, which succeeds. */
async function expectFailure(page: Page, screen: CallScreen, spoiled: Spoiled, before: unknown): Promise<void> {
  const messages = screen.failure === null ? [] : [screen.failure];
  await expect(screen.pending(page)).toHaveCount(0);
  await expect.poll(() => alerts(page)).toEqual(messages);
  await expect(screen.failed(page)).toBeVisible();
  await expectKept(page, screen);
  expect(await surroundings(page)).toEqual(before);
  expect(spoiled.count()).toBe(1);

  spoiled.repair();
  await (screen.sendAgain ?? screen.send)(page);
  await screen.done(page);
  expect(spoiled.count()).toBe(2);
  expect(await alerts(page)).toEqual(messages);
}

/** Leaves the page while it waits: no message, and reads of this page are aborted. */
async function leave(page: Page, { isRead }: CallScreen, { closed }: Spoiled): Promise<void> {
  const title = await page.title();
  // A dialog would cover the links.
  await page.keyboard.press('Escape');
  if (await page.getByRole('navigation', { name: 'Main' }).isVisible()) await followMenu(page, 'Help');
  else await page.getByRole('banner').getByRole('link').click();
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await expect.poll(async () => (await question.isVisible()) || (await page.title()) !== title).toBe(true);
  if (await question.isVisible()) await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveTitle(title);
  if (isRead) await closed;
  expect(await alerts(page)).toEqual([]);
}

async function tryFault(page: Page, screen: CallScreen, fault: RawFault, raw: RawServer): Promise<void> {
  const isOfCall = (request: Request) =>
    isCall(screen.call, { method: request.method(), path: new URL(request.url()).pathname });
  await startOver(page);
  await screen.open(page);
  const opened = await surroundings(page);
  const spoiled = raw.spoil(screen.call, fault);
  const failed = page.waitForEvent('requestfailed', { predicate: isOfCall, timeout: 0 }).catch(() => null);
  await Promise.all([
    fault.isBegun && page.waitForResponse((response) => isOfCall(response.request())),
    spoiled.asked,
    screen.send(page),
  ]);
  await expectPending(page, screen);
  // A read starts when its page opens.
  const before = screen.isRead ? await surroundings(page) : opened;
  spoiled.release();
  if (fault.end === 'good') {
    await screen.done(page);
    expect(spoiled.count()).toBe(1);
  } else if (fault.end === 'failed') {
    expect((await failed)?.failure()?.errorText).toBe(fault.error);
    await expectFailure(page, screen, spoiled, before);
  } else {
    await leave(page, screen, spoiled);
    expect(spoiled.count()).toBe(1);
    spoiled.repair();
    await startOver(page);
    await screen.open(page);
    await screen.send(page);
    await screen.done(page);
  }
}

for (const screen of callScreens)
  test(`${screen.call}, broken off on the way`, async ({ page, raw, watch }) => {
    test.slow();
    watch.allow(new RegExp(`^console.error: Access to XMLHttpRequest at '${backendOrigin}/.* blocked by CORS policy`));
    await logAnnouncements(page);
    for (const fault of rawFaults)
      await test.step(fault.name, async () => {
        await tryFault(page, screen, fault, raw);
        noteCase('faults-browser', `${screen.call}, ${fault.name}`);
      });
  });
