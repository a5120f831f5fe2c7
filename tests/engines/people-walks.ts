import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { paths } from '@/domain/paths';

import { csvText, personRow, workbookOf } from '../support/people-files.ts';
import { demoPerson, columnsTitle } from '../support/people.ts';
import { choose, chooseFile, click, fill, goto, keepSavedFiles, savedFile, shows } from './page';
import { signInBusiness } from './people';
import type { Tab, WindowSize } from './tab';

const [leader, member] = [demoPerson(0), demoPerson(3)];

/** Rows of a file: two in order after one is fixed, one that is left out, and one that the server refuses. */
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
    // One word is open, and is what the button leads to.
    await click(tab, 'Check rows');
    await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('d becomes');
    await choose(tab, 'd becomes', 'Skip these rows');
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

/** Whether the focus is in the row, or on the heading, of someone. */
async function focusIsOn(tab: Tab, name: string): Promise<void> {
  await expect.poll(() => tab.evaluate(() => document.activeElement?.textContent)).toContain(name);
}

const box = 'input[type=checkbox]';

/** Walks of a business with many people, by the name of their test. */
export const peopleWalks: Readonly<Record<string, (tab: Tab, size: WindowSize) => Promise<void>>> = {
  'a CSV file of people, from the file to what was not imported': importing('csv'),

  'an XLSX file of people, from the file to what was not imported': importing('xlsx'),

  'people are chosen in a range, by their department and all at once': async (tab) => {
    await signInBusiness(tab);
    await goto(tab, `${paths.employeeList}?group=department&department=${encodeURIComponent('Customer Success')}`);
    await shows(tab, 'Carlos Mendes', 'main');
    await click(tab, 'Select Carlos Mendes', box);
    await shows(tab, '1 selected', '[role=toolbar]');
    await click(tab, 'Select Elin Sandberg', box, true);
    await shows(tab, '3 selected', '[role=toolbar]');
    await click(tab, 'Select all in Customer Success', box);
    await expect.poll(() => tab.evaluate(() => document.querySelector('[role=toolbar]'))).toBe(null);
    await click(tab, 'Collapse Customer Success');
    await expect.poll(() => tab.evaluate(() => document.querySelectorAll('[data-row-focus]').length)).toBe(1);
    await goto(tab, `${paths.employeeList}?q=keller`);
    await shows(tab, '1 of ', 'main');
    await click(tab, 'Select all', box);
    await shows(tab, '1 selected', '[role=toolbar]');
    // A dialog over the list closes first.
    await click(tab, 'Export');
    await shows(tab, 'Export 1 person', 'dialog');
    await tab.press('Escape');
    await expect.poll(() => tab.evaluate(() => document.querySelector('dialog[open]'))).toBe(null);
    await keepSavedFiles(tab);
    await click(tab, 'Export', '[role=toolbar] button');
    await click(tab, 'Download', 'dialog button');
    expect(await savedFile(tab, 1)).toContain('thomas.keller@northbay.example');
  },

  'goals for a team, and their pack as a ZIP and a PDF': async (tab) => {
    await signInBusiness(tab);
    // The others are many by now, and rendered near the window alone.
    await goto(tab, `${paths.employeeList}?department=Sales`);
    await click(tab, `Select ${member.name}`, box);
    // The bar that comes with the first choice may cover the second one, which then has to be scrolled to.
    await shows(tab, '1 selected', '[role=toolbar]');
    await click(tab, `Select ${leader.name}`, box);
    await click(tab, 'Generate for 2 people');
    await shows(tab, 'Sales Director', 'dialog');
    await click(tab, 'OKR', '[role=tab]');
    await fill(tab, 'Your Industry', 'Healthcare');
    await fill(tab, 'Your Company Strategic Goal', 'Win twenty new clinics');
    await click(tab, 'Generate', 'dialog button');
    await shows(tab, '2 of 2 drafted', 'dialog');
    await click(tab, 'Close', 'dialog footer button');
    await keepSavedFiles(tab);
    // The PDF is last: Firefox shows it in a tab of its own.
    const packs = [
      ['A ZIP with a PDF for each person, named by work email', 'PK'],
      ['One PDF, a page for each person', '%PDF-'],
    ] as const;
    for (const [index, [label, start]] of packs.entries()) {
      await click(tab, 'Goal pack', '[role=toolbar] button');
      await shows(tab, 'All 2 people have goals.', 'dialog');
      await click(tab, label, 'dialog label');
      await click(tab, 'Download', 'dialog button');
      expect((await savedFile(tab, index + 1)).slice(0, start.length)).toBe(start);
    }
  },

  'reporting lines by keys, as a chart and on paper': async (tab, { width }) => {
    await signInBusiness(tab);
    await goto(tab, `${paths.employeeList}?view=reporting-lines`);
    await click(tab, 'Build org chart');
    await shows(tab, 'Collapse all', 'main');
    await shows(tab, demoPerson(2).name, '[role=treegrid]');
    const [first = '', under = ''] = await tab.evaluate(() => {
      const rows = [...document.querySelectorAll<HTMLElement>('[role=treegrid] [aria-level]')];
      const at = rows.findIndex(
        (row, index) => row.ariaExpanded === 'true' && rows[index + 1]?.ariaLevel === String(Number(row.ariaLevel) + 1),
      );
      rows[at]?.focus();
      return [rows[at], rows[at + 1]].map((row) => row?.querySelector('[title]')?.getAttribute('title') ?? '');
    });
    await focusIsOn(tab, first);
    await tab.press('ArrowRight');
    await focusIsOn(tab, under);
    await tab.press('ArrowLeft');
    await tab.press('ArrowLeft');
    await focusIsOn(tab, first);
    const isOpen = () => tab.evaluate(() => document.activeElement?.getAttribute('aria-expanded'));
    await expect.poll(isOpen).toBe('false');
    await tab.press('ArrowRight');
    await expect.poll(isOpen).toBe('true');
    if (width === 1440) {
      await shows(tab, first, '[aria-label=Chart] h2');
      await tab.press('F6');
      await expect
        .poll(() => tab.evaluate(() => document.activeElement?.closest('[aria-label=Chart]') !== null))
        .toBe(true);
      await click(tab, 'Next', '[aria-label=Chart] button');
      await tab.press('F6');
      await expect
        .poll(() => tab.evaluate(() => document.activeElement?.closest('[role=treegrid]') !== null))
        .toBe(true);
    } else {
      await tab.press('Enter');
      await shows(tab, first, 'dialog');
      await tab.press('Escape');
      await focusIsOn(tab, first);
    }
    // The system's own dialog would stay.
    await tab.evaluate(() => {
      window.print = () => void window.dispatchEvent(new Event('beforeprint'));
    });
    await click(tab, 'Print');
    await expect
      .poll(() => tab.evaluate(() => [...document.querySelectorAll('main li')].map(({ textContent }) => textContent)))
      .toEqual(
        expect.arrayContaining([expect.stringContaining(leader.name), expect.stringContaining(demoPerson(14).name)]),
      );
  },
};
