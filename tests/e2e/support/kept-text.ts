import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect } from '@playwright/test';

/** Texts that differ by day or run, and are not compared. */
const masks: readonly [RegExp, string][] = [
  [/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}, \d{4}\b/g, '(date)'],
  [
    /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g,
    '(date)',
  ],
  [/\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g, '(month)'],
  [/\b\d{2}:\d{2} [AP]M\b/g, '(time)'],
  [/\b\d+ (?:minute|hour|day|week|month)s? ago\b/g, '(some time) ago'],
];

/** A text without its parts that change daily. */
export const masked = (text: string): string =>
  masks.reduce((left, [what, instead]) => left.replaceAll(what, instead), text);

/**
 * Expects a text to equal a file of the repository. `KEPT_TEXTS=write npm run test:browser -- transcripts` writes the
 * files again; read them before a commit.
 */
export async function expectKept(file: string, text: string): Promise<void> {
  if (process.env['KEPT_TEXTS'] === 'write') {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  expect(text.split('\n'), file).toEqual((await readFile(file, 'utf8')).split('\n'));
}
