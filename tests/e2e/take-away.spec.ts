import { readFile } from 'node:fs/promises';

import type { Download, Page } from '@playwright/test';
import { unzipSync } from 'fflate';

import { expectAnnounced, logAnnouncements } from './support/announcements';
import { readPdf } from './support/pdf';
import { signIn } from './support/people';
import { answerReads } from './support/steps';
import { expect, test, wideOnly } from './support/test';

const goals = ['Fewer falls on the wards', 'Менше падінь у відділеннях', 'Giảm số ca té ngã trong khoa'];

const record = (goal: string, index: number) => ({
  id: `goal-${index}`,
  goal,
  role: 'Nurse',
  result: `Objective: ${goal}\nReduce falls from 9 to ${index} by 31 March 2027`,
  createdAt: new Date(2026, 10, 20 - (index % 20), 12).toISOString(),
});

/** Opens the pocket with these goals in it. */
async function openPocket(page: Page, texts: readonly string[]) {
  await signIn(page);
  await answerReads(page, '**/api/ai/okr', texts.map(record));
  await page.goto('/okrs');
  await expect(page.locator('[data-goal]').first()).toBeVisible();
}

const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });

async function press(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), tool(page, name).click()]);
  return download;
}

test('several goals leave as PDF, CSV, XLSX, Markdown and on paper', { tag: wideOnly }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logAnnouncements(page);
  await openPocket(page, goals);
  await page.getByRole('checkbox', { name: 'Select all' }).check();

  await tool(page, 'Delete').click();
  // A press on its text leaves the focus in the dialog, so that Escape closes the dialog and keeps the selection.
  await page.getByText('They will be removed from your pocket.').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('toolbar', { name: '3 selected' })).toBeVisible();

  const pdf = await press(page, 'PDF');
  const { fileName, pages, outline } = await readPdf(pdf);
  expect(fileName).toMatch(/^OKRs-\d{4}-\d\d-\d\d\.pdf$/);
  expect(outline).toMatchObject(goals.map((title) => ({ title })));
  expect(pages, 'contents and a page for each').toHaveLength(4);
  for (const [index, goal] of goals.entries()) {
    expect(pages[0], 'in the contents').toContain(goal);
    expect(pages[index + 1], 'on its page').toContain(goal);
  }

  const csv = await press(page, 'CSV');
  const csvText = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await readFile(await csv.path()));
  expect(csvText.startsWith('\ufeffKind,Goal,Role,')).toBe(true);
  for (const goal of goals) expect(csvText).toContain(goal);

  const xlsx = await press(page, 'XLSX');
  expect(xlsx.suggestedFilename()).toMatch(/^OKRs-\d{4}-\d\d-\d\d\.xlsx$/);
  const sheet = unzipSync(await readFile(await xlsx.path()))['xl/worksheets/sheet1.xml'];
  const rows = new TextDecoder().decode(sheet);
  expect(rows).toContain('state="frozen"');
  for (const goal of goals) expect(rows).toContain(goal);

  await tool(page, 'Markdown').click();
  await expectAnnounced(page, 'Copied 3 OKRs as Markdown.');
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown.match(/^# .+/gm)).toEqual(goals.map((goal) => `# ${goal}`));

  // The dialog itself would wait for a person.
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await tool(page, 'Print').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(goals);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('heading', { level: 1, name: 'View Set OKRs' })).toBeVisible();
  await expect(page.getByRole('toolbar', { name: '3 selected' })).toBeVisible();
});

test('the tools of the selection are in one line', { tag: wideOnly }, async ({ page }) => {
  await openPocket(
    page,
    Array.from({ length: 1200 }, (_, index) => `Goal ${index}`),
  );
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const heads = () =>
    Promise.all(['Delete', 'XLSX', 'PDF'].map(async (name) => (await tool(page, name).boundingBox())?.y));
  for (const width of [360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => new Set(await heads()).size, { message: `${width} px` }).toBe(1);
    // On a phone the number has its own line.
    const height = width < 768 ? 101 : 60;
    await expect
      .poll(async () => (await page.getByRole('toolbar').boundingBox())?.height, { message: `${width} px` })
      .toBeLessThan(height);
  }
});

test(
  'a page is printed dark on white in either theme: the open goal, or the list',
  { tag: wideOnly },
  async ({ page }) => {
    await signIn(page);
    await page.goto('/okrs');
    await page.evaluate(() => document.documentElement.classList.add('dark'));
    const goal = page.locator('[data-goal]').first();
    await goal.click();
    const details = page.getByRole('region', { name: 'Details' });
    await expect(details.getByRole('button', { name: 'Edit' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // Paper has less room than the window, and no controls.
    await page.setViewportSize({ width: 718, height: 1000 });
    await expect(details.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(details).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(goal).toBeHidden();
    await expect(page.locator('button:visible, nav:visible')).toHaveCount(0);

    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Close details' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(goal).toBeVisible();
  },
);
