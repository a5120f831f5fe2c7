import { appendFileSync, mkdirSync } from 'node:fs';

import { figuresFolder, type FigureName } from '../../tools/proof/bars.mjs';

/**
 * Notes for the table of `npm run proof` that a case of a bar was tried. It stands at the end of its test, so that a case that
 * fails is not among those that held.
 * @param figure the row of tools/proof/bars.mjs
 * @param name tells the case from the others of the row; one that is noted twice counts once
 * @param isHeld false where a test goes on after a case that does not hold
 */
export function noteCase(figure: FigureName, name: string, isHeld = true): void {
  mkdirSync(figuresFolder, { recursive: true });
  // One short line each: processes that append at the same time do not mix theirs.
  appendFileSync(`${figuresFolder}/${figure}.jsonl`, `${JSON.stringify({ name, isHeld })}\n`);
}
