import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { paths } from '@/domain/paths';

import { csvText, personRow, workbookOf } from '../support/people-files.ts';
import { columnsTitle } from '../support/people.ts';
import { choose, chooseFile, click, fill, goto, keepSavedFiles, savedFile, shows } from './page';
import { signInBusiness } from './people';
import type { Tab, WindowSize } from './tab';

/** Rows of a file: two valid ones after one correction, one left out, and one that the server refuses. */
function rowsOfFile(id: string): string[][] {
  const people = [
    { firstName: 'Ada', workMail: `ada.${id}@import.example` },
    { firstName: 'Bo', workMail: 'bo(at)import.example' },
    { firstName: 'Cy', workMail: `cy.${id}@import.example`, gender: 'd' },
    { firstName: 'Di', workMail: `di.${id}+fail-422@import.example` },
  ];
  return people.map((given) => personRow({ lastName: id, startDate: '14.02.2024', ...given }));
}

const makeFiles = {
  csv: async (rows: readonly string[][]) => new Blob([csvText(rows)], { type: 'text/csv' }),
  xlsx: (rows: readonly string[][]) => workbookOf(rows),
};

const importing =
  (format: keyof typeof makeFiles) =>
  async (tab: Tab): Promise<void> => {
    const id = randomUUID();
    await signInBusiness(tab);
    await goto(tab, paths.employeeImport);
    await shows(tab, 'No file chosen yet.');
    await chooseFile(tab, `people.${format}`, await makeFiles[format](rowsOfFile(id)));
    await shows(tab, '4 people.');
    await click(tab, 'Match columns');
    await shows(tab, columnsTitle);
    // One value is unmatched; the button leads to it.
    await click(tab, 'Check rows');
    await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('d becomes');
    await choose(tab, 'd becomes', 'Choose for each person');
    await click(tab, 'Check rows');
    await fill(tab, 'Work Email, row 3', `bo.${id}@import.example`);
    await tab.press('Enter');
    await click(tab, 'Import 3 people');
    await shows(tab, '2 of 4 people imported', 'main');
    await shows(tab, 'Asked to answer 422.', 'main');
    await keepSavedFiles(tab);
    await click(tab, 'Download what was not imported');
    const left = await savedFile(tab, 1);
    expect(left).toContain(`di.${id}+fail-422@import.example`);
    expect(left).toContain(`cy.${id}@import.example`);
    expect(left).not.toContain(`bo.${id}@import.example`);
    await click(tab, 'Import another file');
    await shows(tab, 'No file chosen yet.');
  };

/** Walks of a business with many people, by the name of their test. */
export const peopleWalks: Readonly<Record<string, (tab: Tab, size: WindowSize) => Promise<void>>> = {
  'a CSV file of people, from the file to what was not imported': importing('csv'),

  'an XLSX file of people, from the file to what was not imported': importing('xlsx'),
};
