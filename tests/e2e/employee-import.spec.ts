import type { Page } from '@playwright/test';

import { personRow } from '../support/people-files.ts';
import { csvFile } from './support/employee-steps';
import { expectToFit } from './support/geometry';
import { signInBusiness } from './support/people';
import { settled } from './support/steps';
import { expect, test, wideOnly } from './support/test';

/** The first names of the people in the file; their work mails derive from them. */
const names = ['Ada', 'Bo', 'Cy'];

const peopleFile = csvFile(
  names.map((firstName) => personRow({ firstName, workMail: `${firstName.toLowerCase()}@import.example` })),
);

/** Chooses the file, and goes to the check of its rows. */
async function checkFile(page: Page) {
  await page.getByLabel('Choose file').setInputFiles(peopleFile);
  await page.getByRole('button', { name: 'Match columns' }).click();
  await page.getByRole('button', { name: 'Check rows' }).click();
}

test(
  'a reload during an import asks first; with the file chosen again no one is sent twice',
  { tag: wideOnly },
  async ({ page, watch }) => {
    // The reload breaks the connection of the second call.
    watch.allow(/api\/employee/);
    await signInBusiness(page);
    let isHeld = true;
    let calls = 0;
    await page.route('**/api/employee', async (route) => {
      calls += 1;
      if (isHeld && calls === 2) return;
      await route.fallback();
    });
    await page.goto('/business/employee-list/import');
    await checkFile(page);
    await page.getByRole('button', { name: 'Import 3 people' }).click();
    await expect(page.getByRole('heading', { name: '1 of 3 people imported' })).toBeVisible();
    await expect.poll(() => calls).toBe(2);
    isHeld = false;
    let isAsked = false;
    page.once('dialog', (dialog) => {
      isAsked = dialog.type() === 'beforeunload';
      void dialog.accept();
    });
    await page.reload();
    expect(isAsked).toBe(true);
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
    ).not.toContain('import.example');
    await checkFile(page);
    await expect(page.getByRole('checkbox', { name: 'Import 1 duplicate too' })).toBeVisible();
    await page.getByRole('button', { name: 'Import 2 people' }).click();
    await expect(page.getByRole('heading', { name: '2 of 3 people imported' })).toBeVisible();
    await page.getByRole('region', { name: 'Import' }).getByRole('link', { name: 'Employee List' }).click();
    for (const name of names) {
      await page.getByRole('searchbox').fill(`${name.toLowerCase()}@import.example`);
      await expect(page.getByText(/^1 of \d+ people$/)).toBeVisible();
    }
  },
);

test('a file with 8 columns takes 12 presses, and comes back unchanged with its empty columns', async ({
  page,
  isMobile,
}) => {
  let presses = 0;
  const press = async (name: string | RegExp) => {
    presses += 1;
    await page.getByRole('button', { name }).first().click();
  };
  const type = async (label: string, text: string) => {
    presses += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  };
  const heads = 'Personalnummer;Nachname;Vorname;E-Mail;Abteilung;Position;Eintrittsdatum;Vorgesetzter';
  const people = ['0042;Berg;Ann;ann', '0043;Roth;Ben;ben', '0044;Lang;Eve;eve'].map(
    (start) => `${start}@eight.example;Vertrieb;Leitung;13.01.2024;Müller, Sabine`,
  );
  const eight = csvFile([heads, ...people].join('\r\n'));
  await signInBusiness(page);
  await page.goto('/business/employee-list/import');
  await page.getByLabel('Choose file').setInputFiles(eight);
  await press('Match columns');
  await expect(page.getByRole('heading', { name: 'Your 8 columns' })).toBeVisible();
  // Lazy parts of the page come after its heading.
  await expect(page.getByRole('button', { name: 'Check rows' })).toBeVisible();
  const height = await settled(page, () => page.evaluate(() => document.documentElement.scrollHeight));
  expect(height).toBeLessThan(isMobile ? 2600 : 1310);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download your file with these/ }).click();
  const again = await (await downloading).path();
  await page.getByRole('link', { name: /Choose a file|File/ }).click();
  await page.getByLabel('Choose file').setInputFiles(again);
  await page.getByRole('button', { name: 'Match columns' }).click();
  for (const text of ['0042, 0043, 0044', '13.01.2024 → Jan 13, 2024', 'Müller, Sabine'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /Choose a file|File/ }).click();
  await page.getByLabel('Choose file').setInputFiles(eight);
  await page.getByRole('button', { name: 'Match columns' }).click();

  await press('Use typical values');
  await type('Location', 'Berlin');
  await type('Currency', 'EUR');
  await type('Email of Müller, Sabine', 'sabine@eight.example');
  await type('ID of Müller, Sabine', '17');
  await press('Check rows');
  for (const [field, text] of [
    ['Date of Birth', '1990-02-03'],
    ['Nationality', 'German'],
    ['Gross Annual Salary', '60000'],
  ] as const) {
    await type(`${field} for all empty cells`, text);
    await page.keyboard.press('Enter');
  }
  presses += 1;
  const gender = page.getByLabel('Gender for all empty cells');
  await gender.focus();
  await gender.selectOption('Female');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Import 3 people' })).toBeVisible();
  expect(presses + 1, 'with the choice of the file').toBeLessThanOrEqual(12);
  await expectToFit(page);
});

test(
  'a workbook is read by our own worker, which is asked for with the first one',
  { tag: wideOnly },
  async ({ page }) => {
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
    await signInBusiness(page);
    await page.goto('/business/employee-list/import');
    const chooser = page.getByLabel('Choose file');
    await chooser.setInputFiles('tests/files/tables/encrypted.xlsx');
    await expect(page.getByText('This workbook is protected with a password.')).toBeVisible();
    await chooser.setInputFiles('tests/files/tables/windows-1252-semicolon.csv');
    await expect(page.getByText(/Windows-1252.*2 people\.$/)).toBeVisible();
    expect(workers).toEqual([]);
    await chooser.setInputFiles('tests/files/tables/libreoffice.xlsx');
    await expect(page.getByText(/Löhne & Leute.*2 people\.$/)).toBeVisible();
    await expect.poll(() => workers).toEqual([expect.stringMatching(/^\/assets\/workbook-worker-[\w-]+\.js$/)]);
  },
);
