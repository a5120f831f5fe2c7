import { afterEach } from 'vitest';

import type { FigureName } from '../../tools/proof/bars.mjs';
import { noteCase } from './figures.ts';

/** Notes every test of a file, or of the `describe` it is called in, as a case of a bar. */
export function noteTests(figure: FigureName): void {
  afterEach(({ task }) => noteCase(figure, task.fullTestName, task.result?.state !== 'fail'));
}
