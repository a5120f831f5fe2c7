import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expectAccessible } from './support/accessibility';
import { signIn } from './support/people';
import { answerReads, settled } from './support/steps';
import { expect, test } from './support/test';

const record = {
  id: 'goal-1',
  goal: 'Fewer falls on the wards',
  role: 'Nurse',
  result:
    'Objective: safe wards by 31 March 2099\nReduce falls from 9 to 4 by 31 March 2099\nTrain 40 people by 30 June 2099',
  createdAt: new Date(2026, 10, 20, 12).toISOString(),
};

/** Opens the menu of the record's details. */
async function openShare(page: Page) {
  await signIn(page);
  await answerReads(page, '**/api/ai/okr', [record]);
  await page.goto(`/okrs?record=${record.id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy', exact: true })).toBeVisible();
}

const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** Checks the page in both themes. */
async function lookOver(page: Page) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.classList.remove('light', 'dark');
      document.documentElement.classList.add(name);
    }, theme);
    await expectAccessible(page);
  }
}

test('a goal leaves with its shape, as dates and as a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openShare(page);
  await lookOver(page);
  await item(page, 'Copy').click();
  await expect(item(page, 'Copied')).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [each] = await navigator.clipboard.read();
    const text = async (type: string) => (await each?.getType(type))?.text() ?? '';
    return { html: await text('text/html'), plain: await text('text/plain') };
  });
  expect(copied.html).toContain('<strong>Objective: safe wards by 31 March 2099</strong>');
  expect(copied.html).toMatch(/<li dir="auto"[^>]*>Train 40 people by 30 June 2099<\/li>/);
  expect(copied.plain).toContain('2. Train 40 people by 30 June 2099');
  await expect(page.getByRole('menu')).toBeHidden();
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await expect(share).toBeFocused();

  await share.click();
  await item(page, 'Add dates to calendar').click();
  await expect(page.getByRole('dialog', { name: 'Add dates to calendar' })).toBeVisible();
  await page.getByText('Monthly', { exact: true }).click();
  await lookOver(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download .ics' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Goal-dates-\d{4}-\d\d-\d\d\.ics$/);
  const calendar = await readFile(await download.path(), 'utf8');
  expect(calendar).toContain('RRULE:FREQ=MONTHLY;');
  await expect(share).toBeFocused();

  await share.click();
  await item(page, 'Share as a link').click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toBeVisible();
  const beyondLines = () =>
    link.evaluate((field) => field.clientHeight % Number.parseFloat(getComputedStyle(field).lineHeight));
  await expect.poll(beyondLines, 'whole lines').toBe(0);
  await lookOver(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});

test('a link opens for anyone, with no call', async ({ page, browser, contextOptions, viewport, baseURL }) => {
  const isWide = (viewport?.width ?? 0) >= 768;
  await openShare(page);
  await item(page, 'Share as a link').click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

  const stranger = await browser.newContext({ ...contextOptions, viewport });
  const other = await stranger.newPage();
  const requests: string[] = [];
  const violations: string[] = [];
  other.on('request', (request) => requests.push(request.url()));
  other.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) violations.push(message.text());
  });
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: record.goal })).toBeVisible();
  await lookOver(other);
  for (const address of requests) {
    expect(new URL(address).origin, address).toBe(baseURL);
    expect(address).not.toContain('/api/');
  }
  for (const decorated of [link.replace('#', '%23'), link.replace('#', '%2523'), `${link}?utm_source=chat`]) {
    await other.goto('about:blank');
    await other.goto(decorated);
    await expect(other.getByRole('heading', { level: 1, name: record.goal })).toBeVisible();
  }
  await other.goto(link.slice(0, -12));
  await expect(other.getByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeVisible();
  await lookOver(other);
  const field = other.getByRole('textbox', { name: 'Full link' });
  const open = other.getByRole('button', { name: 'Open' });
  const boxes = await settled(other, () => Promise.all([field, open].map(async (part) => part.boundingBox())));
  if (isWide) {
    const [top, otherTop] = boxes.map((box) => box?.y ?? 0);
    expect(otherTop, 'beside its field').toBeCloseTo(top ?? 0, 0);
  }
  expect(boxes[1]?.height, 'not stretched').toBeLessThan(48);
  expect(violations).toEqual([]);
  const html = await (await stranger.request.get('/shared')).text();
  expect(html).toContain('<meta name="robots" content="noindex" />');
  await stranger.close();
});
