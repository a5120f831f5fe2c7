import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect } from '@playwright/test';

import { draftModel } from './draft-model.mjs';

const textFiles = /\.(js|mjs|css|html|json|svg|txt|webmanifest|ts)$/;

export type Texts = readonly { file: string; text: string }[];

/** The texts below a folder. */
export async function textsIn(folder: string): Promise<Texts> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textFiles.test(entry.name));
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return { file: path.relative(folder, file), text: (await readFile(file, 'utf8')).toLowerCase() };
    }),
  );
}

/** The files that contain a text, in any case. */
export const holding = (texts: Texts, marker: string): string[] =>
  texts.filter(({ text }) => text.includes(marker.toLowerCase())).map(({ file }) => file);

/** The marker of the code that asks a model for a draft. */
const modelCode = ['DRAFT_MODEL', 'chat/completions'];

/** Expects a build to contain neither the settings of a draft model nor the code that reads them. */
export async function expectNoDraftModel(built: Texts): Promise<void> {
  const source = await textsIn('mock-api/model');
  for (const marker of modelCode) expect(holding(source, marker), `${marker} is current`).not.toEqual([]);
  for (const marker of [...modelCode, ...Object.values(draftModel)]) expect(holding(built, marker), marker).toEqual([]);
}
