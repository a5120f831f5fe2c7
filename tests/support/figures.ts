import { appendFileSync, mkdirSync } from 'node:fs';

import { figuresFolder } from '../../tools/proof/figures.mjs';
import type { FigureName } from '../../tools/proof/rows.mjs';

/**
 * Notes for the table of `npm run proof` that a case of a row was tried. Call it at the end of the test, so that failed
 * cases are not noted as held.
 * @param figure the row of tools/proof/rows.mjs, which the file names in a line `// proof: <row>`
 * @param name identifies the case within the row; repeated ones count once
 * @param isHeld false if a test continues after a failed case
 */
export function noteCase(figure: FigureName, name: string, isHeld = true): void {
  mkdirSync(figuresFolder, { recursive: true });
  // One short line each: processes that append at the same time do not mix theirs.
  appendFileSync(`${figuresFolder}/${figure}.jsonl`, `${JSON.stringify({ name, isHeld })}\n`);
}
