import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { successes } from '@/domain/messages';
import { readZipDirectory, unpackText } from '@/lib/table-file/zip';

import { generateTitle } from '../support/goal-texts.ts';
import { demoPerson } from '../support/people.ts';
import { expectAccessible } from './support/accessibility';
import { expectAnnounced, logAnnouncements } from './support/announcements';
import { chooseEmployee } from './support/business-steps';
import { readPdf } from './support/pdf';
import { signInBusiness } from './support/people';
import { expect, test, wideOnly } from './support/test';
import { button } from './support/visits';

const { name } = demoPerson(3);

/** Drafts a goal for someone, then chooses everyone in the list. */
async function chooseEverybody(page: Page) {
  await logAnnouncements(page);
  await signInBusiness(page);
  await page.goto('/business/dashboard');
  await button(page, generateTitle).click();
  const dialog = page.getByRole('dialog', { name: generateTitle });
  await chooseEmployee(page, name, false);
  await dialog.getByLabel('Additional prompt').fill('Fewer falls on the wards');
  await dialog.getByRole('combobox', { name: 'Your Industry' }).fill('Healthcare');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await expectAnnounced(page, successes.okrsGenerated);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('link', { name: 'Employee List' }).click();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
}

/** Opens a tool's dialog, chooses in it and starts it. */
async function download(page: Page, tool: string, choices: readonly string[]) {
  await page.getByRole('toolbar').getByRole('button', { name: tool }).click();
  const dialog = page.getByRole('dialog');
  for (const choice of choices) await dialog.getByText(choice).click();
  // The message of the file before may be on its way between page and dialog.
  await expect(button(page, 'Close message')).toHaveCount(0);
  await expectAccessible(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  return saved;
}

test('people leave as a pack of their goals and as a workbook', { tag: wideOnly }, async ({ page }) => {
  await chooseEverybody(page);
  const pdf = await readPdf(await download(page, 'Goal pack', []));
  expect(pdf.outline).toMatchObject([{ title: name }]);
  expect(pdf.pages[1]).toMatch(new RegExp(`${name}[^]*Fewer falls on the wards`));

  const zip = await download(page, 'Goal pack', ['A ZIP']);
  const files = readZipDirectory(await readFile(await zip.path()));
  expect([...files.keys()]).toEqual([expect.stringMatching(/^mateo.*@.*\.pdf$/)]);

  const workbook = await download(page, 'Export', ['Excel']);
  const parts = readZipDirectory(await readFile(await workbook.path()));
  const sheet = parts.get('xl/worksheets/sheet1.xml');
  expect(sheet && (await unpackText(sheet))).toContain(name.split(' ')[0]);
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
