import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

import { signIn, signInBusiness } from './support/people';
import { answerReads, corsHeaders } from './support/steps';
import { expect, test, wideOnly } from './support/test';

/** Long texts, each with an unbreakable word; `mark` tells them apart. */
const long = (mark: string) =>
  `${mark}: the regional head of partnerships for ${'mid-market '.repeat(8)}and ${mark}.end`;

const people = Array.from({ length: 6 }, (_, index) => ({
  id: `person-${index}`,
  firstName: `Maximiliana-Konstanze${index}`,
  lastName: `Featherstonehaugh-Cholmondeley${index}`,
  workMail: `maximiliana.konstanze.featherstonehaugh.cholmondeley.${index}@partnerships.northbay.example`,
  department: long(`Department${index % 2}`),
  jobTitle: long(`Title${index}`),
}));

const goals = Array.from({ length: 6 }, (_, index) => ({
  id: `goal-${index}`,
  goal: long(`Goal${index % 3}`),
  role: long(`Role${index}`),
  result: `Objective: grow\n${'x'.repeat(150)}`,
  createdAt: `2026-0${index + 1}-14T09:41:00`,
}));

/** Letters and digits of the browser's print output, in order; all must be on the paper. */
async function printed(page: Page): Promise<string> {
  const paper = await getDocumentProxy(
    new Uint8Array(await page.pdf({ format: 'A4', margin: { left: '1cm', right: '1cm' } })),
  );
  const texts: string[] = [];
  for (let number = 1; number <= paper.numPages; number += 1) {
    const sheet = await paper.getPage(number);
    for (const item of (await sheet.getTextContent()).items) {
      if (!('str' in item)) continue;
      texts.push(item.str);
      expect(Number(item.transform[4]) + item.width, item.str).toBeLessThanOrEqual(Number(sheet.view[2]));
    }
  }
  expect(texts.join(' ')).not.toContain('\u2026');
  return lettersOf(texts.join(''));
}

const lettersOf = (text: string) => text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');

const rows = (page: Page) => page.locator('main [data-index]');

for (const [name, path] of [
  ['employee list', '/business/employee-list'],
  ['employee list by department', '/business/employee-list?group=department'],
  ['pocket', '/okrs'],
  ['pocket by strategic goal', '/okrs?group=goal'],
] as const) {
  test(`nothing is cut on paper: ${name}`, { tag: wideOnly }, async ({ page }) => {
    const isPocket = path.startsWith('/okrs');
    await (isPocket ? signIn(page) : signInBusiness(page));
    await answerReads(page, '**/api/ai/okr', goals);
    await answerReads(page, '**/api/employee/all', people);
    await page.goto(path);
    await expect(rows(page).first()).toBeVisible();
    const paper = await printed(page);
    const texts = isPocket
      ? goals.flatMap(({ goal, role }) => [goal, role])
      : people.flatMap(({ firstName, lastName, workMail, department }) => [
          `${firstName} ${lastName}`,
          workMail,
          department,
        ]);
    for (const text of texts) expect(paper).toContain(lettersOf(text));
  });
}

for (const [path, heading] of [
  ['/dashboard', 'Your goals'],
  ['/business/dashboard', 'Newest goals'],
] as const) {
  test(`nothing to press is on paper: ${path}`, { tag: wideOnly }, async ({ page }) => {
    await (path === '/dashboard' ? signIn(page) : signInBusiness(page));
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('combobox')).toHaveCount(0);
  });
}

test('nothing is cut on paper: reporting lines', { tag: wideOnly }, async ({ page }) => {
  await signInBusiness(page);
  await answerReads(page, '**/api/employee/all', people);
  await page.route('**/getFullDetails', (route) => {
    const json = people.find(({ id }) => route.request().url().includes(id));
    return route.fulfill({ json, headers: corsHeaders });
  });
  await page.goto('/business/employee-list?view=reporting-lines');
  await page.getByRole('button', { name: 'Build org chart' }).click();
  // The tree grows until all are loaded; then it can be printed.
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  const paper = await printed(page);
  for (const { firstName, lastName, jobTitle, department } of people) {
    for (const text of [`${firstName} ${lastName}`, jobTitle, department]) expect(paper).toContain(lettersOf(text));
  }
});
