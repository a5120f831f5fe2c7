// proof: hostile, hostile-places

import { tryTexts } from '../support/hostile-places.ts';
import { hostileTexts } from '../support/hostile.ts';
import { csvText, personRow, workbookOf } from '../support/people-files.ts';
import { expectHarmless, watchDialogs } from './support/harmless';
import { signInBusiness } from './support/people';
import { answerReads, corsHeaders } from './support/steps';
import { expect, test } from './support/test';

// Each tries the whole list, one text after the other.
test.setTimeout(300_000);

test.beforeEach(({ page }) => watchDialogs(page));

/** A text as a file can have it, where half a character is none, and as it is read, without the blanks around it. */
const asInFile = (text: string) => text.replaceAll(/\p{Cs}/gu, '\uFFFD').trim();

test.describe('files of people', () => {
  const rowsOf = (texts: readonly string[]) =>
    texts.map((text, index) =>
      personRow({ lastName: text, department: text, jobTitle: text, workMail: `p${index}@import.example` }),
    );
  // A text file with a NUL is taken for none.
  const inText = hostileTexts.filter((text) => !text.includes('\0'));
  for (const [type, name, texts, make] of [
    ['CSV', 'people.csv', inText, () => Promise.resolve(Buffer.from(csvText(rowsOf(inText))))],
    [
      'XLSX',
      'people.xlsx',
      hostileTexts,
      async () => Buffer.from(await (await workbookOf(rowsOf(hostileTexts))).arrayBuffer()),
    ],
  ] as const) {
    test(type, async ({ page }) => {
      await signInBusiness(page);
      await answerReads(page, '**/api/employee/all', []);
      const sent = new Map<string, Record<string, unknown>>();
      await page.route('**/api/employee', async (route) => {
        const entry = JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>;
        sent.set(String(entry['workMail']), entry);
        await route.fulfill({ status: 201, json: { id: `e${sent.size}` }, headers: corsHeaders });
      });
      await page.goto('/business/employee-list/import');
      await page.getByLabel('Choose file').setInputFiles({ name, mimeType: '', buffer: await make() });
      await page.getByRole('button', { name: 'Match columns' }).click();
      await page.getByRole('button', { name: 'Check rows' }).click();
      await expectHarmless(page);
      await page.getByRole('button', { name: /^Import \d+ people/ }).click();
      await expect(page.getByRole('heading', { name: /people imported$/ })).toBeVisible({ timeout: 120_000 });
      await expectHarmless(page);
      for (const [index, text] of texts.entries()) {
        await tryTexts(`a file, ${type}`, [text], () => {
          const { lastName, department, jobTitle } = sent.get(`p${index}@import.example`) ?? {};
          const inFile = asInFile(text);
          expect([lastName, department, jobTitle]).toEqual([inFile, inFile, inFile]);
        });
      }
    });
  }
});
