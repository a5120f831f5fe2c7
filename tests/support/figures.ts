import { appendFileSync, mkdirSync } from 'node:fs';

import { figuresFolder } from '../../tools/proof/figures.mjs';
import type { FigureName } from '../../tools/proof/rows.mjs';

/**
 * Notes for the table of `npm run proof` that a case of a row was tried. It is at the end of its test, so that a case that
 * fails is not among those that held.
 * @param figure the row of tools/proof/rows.mjs, which the file names in a line `// proof: <row>`
 * @param name tells the case from the others of the row; one that is noted twice counts once
 * @param isHeld false where a test goes on after a case that does not hold
 */
export function noteCase(figure: FigureName, name: string, isHeld = true): void {
  mkdirSync(figuresFolder, { recursive: true });
  // One short line each: processes that append at the same time do not mix theirs.
  appendFileSync(`${figuresFolder}/${figure}.jsonl`, `${JSON.stringify({ name, isHeld })}\n`);
}
