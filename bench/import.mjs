// @ts-check
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { XlsxStreamWriter } from 'hucre/xlsx';
import { runnerImport } from 'vite';

import { root } from './site.mjs';
import { answer, atDesk } from './steps.mjs';

/**
 * @typedef {{ name: string, content: Buffer | string }} File
 * @typedef {{ title: string, file: File, count: number, answerMs: number }} Case
 */

/** How fast people are imported from a file, against a backend that answers at once and after 200 ms. */
export async function importBench() {
  const rowsOf = await peopleMaker();
  /** @type {Case[]} */
  const cases = [
    { title: 'CSV, at once', file: csvFile(rowsOf(5000)), count: 5000, answerMs: 0 },
    { title: 'XLSX, at once', file: await xlsxFile(rowsOf(5000)), count: 5000, answerMs: 0 },
    { title: 'CSV, 200 ms', file: csvFile(rowsOf(150)), count: 150, answerMs: 200 },
    { title: 'XLSX, 200 ms', file: await xlsxFile(rowsOf(150)), count: 150, answerMs: 200 },
  ];
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-import-'));
  try {
    await atDesk('business', async (desk) => {
      let late = 0;
      await answer(desk.page, '**/api/employee', { id: '1' }, { ms: () => late });
      for (const one of cases) {
        late = one.answerMs;
        await importFile(desk, folder, one);
      }
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @param {import('./steps.mjs').Desk} desk @param {string} folder @param {Case} one */
async function importFile({ page, origin, step }, folder, { title, file, count }) {
  // Chosen from the disk, as people do: content that is handed over is decoded by the tool in a task of the page.
  const filePath = path.join(folder, file.name);
  await writeFile(filePath, file.content);
  await page.goto(`${origin}/business/employee-list/import`);
  const choose = page.getByLabel('Choose file');
  await choose.waitFor({ state: 'attached' });
  console.log(`\n${title}: ${count} people`);
  const next = (/** @type {string} */ name) => page.getByRole('button', { name });
  await step('reading', async () => {
    await choose.setInputFiles(filePath);
    await next('Match columns').waitFor();
  });
  await step('matching', async () => {
    await next('Match columns').click();
    await page.locator('button:not([aria-busy="true"])', { hasText: 'Check rows' }).waitFor();
  });
  const send = page.getByRole('button', { name: new RegExp(`^Import ${count.toLocaleString('en-US')} people$`) });
  await step('checking', async () => {
    await next('Check rows').click();
    await send.waitFor();
  });
  const ms = await step('sending', async () => {
    await send.click();
    await page.getByRole('heading', { name: /^[\d,]+ of [\d,]+ people imported$/ }).waitFor({ timeout: 600_000 });
  });
  console.log(`speed        ${((count * 1000) / ms).toFixed(1)} rows a second`);
}

let made = 0;

/** @returns {Promise<(count: number) => string[][]>} makes the rows of a file, the names of the columns first */
async function peopleMaker() {
  const options = { root, configFile: /** @type {const} */ (false), resolve: { tsconfigPaths: true } };
  /** @type {{ module: typeof import('../src/domain/employee') }} */
  const { module } = await runnerImport(path.join(root, 'src/domain/employee.ts'), options);
  const { employeeFields, employeeRows } = module;
  const texts = {
    text: 'Any',
    id: '42',
    email: 'any@northbay.example',
    gender: 'Female',
    date: '2026-01-05',
    age: '34',
    money: '54000.60',
  };
  return (count) => [
    employeeFields.map((name) => employeeRows[name].label),
    ...Array.from({ length: count }, () => {
      made += 1;
      return employeeFields.map((name) =>
        name === 'workMail' ? `person.${made}@import.example` : texts[employeeRows[name].kind],
      );
    }),
  ];
}

/** @param {string[][]} rows @returns {File} */
const csvFile = (rows) => ({ name: 'people.csv', content: rows.map((row) => row.join(',')).join('\r\n') });

/** @param {string[][]} rows @returns {Promise<File>} */
async function xlsxFile([headings = [], ...rows]) {
  const writer = new XlsxStreamWriter({ name: 'People', columns: headings.map((header) => ({ header })) });
  for (const row of rows) writer.addRow(row);
  return { name: 'people.xlsx', content: Buffer.from(await writer.finish()) };
}
