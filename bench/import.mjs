// @ts-check
import path from 'node:path';

import { XlsxStreamWriter } from 'hucre/xlsx';
import { runnerImport } from 'vite';

import { inBrowser, signIn } from './browser.mjs';
import { printLongTasks, watchLongTasks } from './people.mjs';
import { root, withSite } from './site.mjs';

/** @typedef {import('./browser.mjs').Page} Page */
/** @typedef {{ name: string, mimeType: string, buffer: Buffer }} File */

/**
 * How fast people are imported from a file: rows a second against a backend that answers at once and after 200 ms, long tasks
 * while the file is read, checked and sent, and what stays in memory. The browser itself answers the calls that add people.
 */
export async function importBench() {
  const rowsOf = await peopleMaker();
  await withSite(({ origin }) =>
    inBrowser(async (page) => {
      await signIn(page, origin, 'business');
      await page.addInitScript(watchLongTasks);
      let answerMs = 0;
      await page.route('**/api/employee', async (route) => {
        if (answerMs > 0) await new Promise((resolve) => setTimeout(resolve, answerMs));
        await route.fulfill({ status: 201, contentType: 'application/json', body: '{"id":"1"}' });
      });
      const url = `${origin}/business/employee-list/import`;
      await importFile(page, url, 'CSV, at once', csvFile(rowsOf(5000)), 5000);
      await importFile(page, url, 'XLSX, at once', await xlsxFile(rowsOf(5000)), 5000);
      answerMs = 200;
      await importFile(page, url, 'CSV, 200 ms', csvFile(rowsOf(150)), 150);
    }),
  );
}

/** @param {Page} page @param {string} url @param {string} title @param {File} file @param {number} count */
async function importFile(page, url, title, file, count) {
  await page.goto(url);
  const choose = page.getByLabel('Choose file');
  await choose.waitFor({ state: 'attached' });
  const devtools = await page.context().newCDPSession(page);
  const before = await usedMb(devtools);
  await page.evaluate(() => {
    const { longTasks } = /** @type {{ longTasks: number[] }} */ (/** @type {unknown} */ (window));
    longTasks.length = 0;
  });
  let started = Date.now();
  await choose.setInputFiles(file);
  await page.getByRole('button', { name: 'Match columns' }).click();
  await page.getByRole('button', { name: 'Check rows' }).waitFor();
  console.log(`\n${title}: ${count} people, read and matched in ${Date.now() - started} ms`);
  await printLongTasks(page, 'reading');
  started = Date.now();
  await page.getByRole('button', { name: 'Check rows' }).click();
  const send = page.getByRole('button', { name: new RegExp(`^Import ${count.toLocaleString('en-US')} people$`) });
  await send.waitFor();
  console.log(`checking     ${Date.now() - started} ms`);
  await printLongTasks(page, 'checking');
  console.log(`memory       ${((await usedMb(devtools)) - before).toFixed(1)} MB more, checked`);
  started = Date.now();
  await send.click();
  await page.getByRole('heading', { name: /^[\d,]+ of [\d,]+ people imported$/ }).waitFor({ timeout: 600_000 });
  const seconds = (Date.now() - started) / 1000;
  console.log(`sending      ${(count / seconds).toFixed(1)} rows a second`);
  await printLongTasks(page, 'sending');
  console.log(`memory       ${((await usedMb(devtools)) - before).toFixed(1)} MB more, sent`);
  await devtools.detach();
}

/** @param {import('@playwright/test').CDPSession} devtools */
async function usedMb(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
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
const csvFile = (rows) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.join(',')).join('\r\n')),
});

/** @param {string[][]} rows @returns {Promise<File>} */
async function xlsxFile([headings = [], ...rows]) {
  const writer = new XlsxStreamWriter({ name: 'People', columns: headings.map((header) => ({ header })) });
  for (const row of rows) writer.addRow(row);
  return {
    name: 'people.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writer.finish()),
  };
}
