import { expect, type Page } from '@playwright/test';

import { button } from './visits';

/** Noon, so many days ago in the pages' time zone (`timezoneId` of playwright.config.ts). */
const dayAgo = (days: number): Date => {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' });
  return new Date(Date.parse(`${today}T12:00:00Z`) - days * 86_400_000);
};

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** A version in its file's format, checked in so many days ago. */
const versionOf = (id: string, days: number) => ({
  id,
  lines: null,
  note: '',
  progress: [40, 100, 65, 0],
  checkIns: [
    { day: dayOf(dayAgo(days + 43)), progress: [0, 0, 20, 0] },
    { day: dayOf(dayAgo(days + 29)), progress: [10, 30, 35] },
    { day: dayOf(dayAgo(days + 15)), progress: [25, 70, 50] },
    { day: dayOf(dayAgo(days)), progress: [40, 100, 65, 0] },
  ],
  savedAt: dayAgo(days).getTime(),
});

/** Imports versions of the first records of an open pocket, last checked in so many days ago. */
export async function importCheckIns(page: Page, daysAgo: readonly number[]): Promise<void> {
  const records: object[] = [];
  for (const [index, days] of daysAgo.entries()) {
    await page.locator('[data-goal]').nth(index).click();
    await expect(button(page, 'Download PDF')).toBeVisible();
    const id = new URL(page.url()).searchParams.get('record') ?? '';
    records.push(versionOf(id, days));
    await button(page, 'Close details').click();
  }
  const kind = new URL(page.url()).pathname.includes('okr') ? 'okr' : 'kpi';
  const text = JSON.stringify({ format: 'cairn-wording', version: 1, kind, records });
  await button(page, 'Backup').click();
  await page
    .getByLabel('Import edits and progress')
    .setInputFiles({ name: 'version.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await button(page, `Import ${daysAgo.length}`).click();
  await button(page, 'Close message').click();
}
