import { signInBusiness } from './support/people';
import { expect, test, wideOnly } from './support/test';

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
