import type { Page } from '@playwright/test';

import { csvText, personRow } from '../../support/people-files.ts';

/** The first names of the people in the file; their work mails derive from them. */
export const namesInFile = ['Ada', 'Bo', 'Cy'];

/** A CSV file of these people, as a spreadsheet saves it. */
export const peopleFile = {
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    csvText(
      namesInFile.map((firstName) => personRow({ firstName, workMail: `${firstName.toLowerCase()}@import.example` })),
    ),
  ),
};

/** Chooses the file, and imports its people. */
export async function importFile(page: Page) {
  await page.goto('/business/employee-list/import');
  await page.getByLabel('Choose file').setInputFiles(peopleFile);
  await page.getByRole('button', { name: 'Match columns' }).click();
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: 'Import 3 people' }).click();
}
