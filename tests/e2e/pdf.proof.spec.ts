// proof: pdf

import { readFile } from 'node:fs/promises';

import { noteCase } from '../support/figures.ts';
import { readPictures } from '../support/pdf-structure.ts';
import { signIn } from './support/people';
import { answerReads } from './support/steps';
import { expect, test } from './support/test';

/** Texts that no document font covers: the browser's fonts draw them. */
const texts: Readonly<Record<string, string>> = {
  Arabic: '\u0632\u064A\u0627\u062F\u0629 \u0627\u0644\u0625\u064A\u0631\u0627\u062F\u0627\u062A',
  Hebrew: '\u05DC\u05D4\u05D2\u05D3\u05D9\u05DC \u05D4\u05DB\u05E0\u05E1\u05D5\u05EA',
  Japanese: '\u58F2\u4E0A\u3092\u4F38\u3070\u3059',
  Chinese: '\u589E\u52A0\u6536\u5165',
  Korean: '\uB9E4\uCD9C\uC744 \uB298\uB9AC\uB2E4',
  Hindi: '\u0906\u092F \u092C\u0922\u093C\u093E\u090F\u0901',
  Thai: '\u0E40\u0E1E\u0E34\u0E48\u0E21\u0E23\u0E32\u0E22\u0E44\u0E14\u0E49',
  Emoji: '\u{1F680}\u{1F4C8}',
};

for (const [script, text] of Object.entries(texts)) {
  test(`${script} is drawn as a picture in which there is something`, async ({ page }) => {
    await signIn(page);
    const record = { id: 'g1', goal: 'Grow', role: text, result: 'One', createdAt: '2026-03-14T09:41:00Z' };
    await answerReads(page, '**/api/ai/okr', [record]);
    await page.goto('/okrs?record=g1');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Okr-Grow.pdf');
    const pictures = await readPictures(new Blob([await readFile(await download.path())]));
    expect(pictures.length).toBeGreaterThan(0);
    // The edges of letters have many grays, a blank image has one.
    for (const bytes of pictures) expect(new Set(bytes).size).toBeGreaterThan(16);
    noteCase('pdf', script);
  });
}
