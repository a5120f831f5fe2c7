import { afterEach, onTestFinished } from 'vitest';

import type { FigureName } from '../../tools/proof/rows.mjs';
import { noteCase } from './figures.ts';

/** Notes every test of a file, or of the `describe` it is called in, as a case of a row. */
export function noteTests(figure: FigureName): void {
  afterEach(({ task }) => noteCase(figure, task.fullTestName, task.result?.state !== 'fail'));
}

/** Notes cases of a row at the end of the calling test, including its final checks: they hold if it passed. */
export function noteAtEnd(figure: FigureName, ...cases: readonly string[]): void {
  onTestFinished(({ task }) => {
    for (const name of cases) noteCase(figure, name, task.result?.state !== 'fail');
  });
}

/** Marks a test as one of a race. A race with several orders holds if all their tests passed. */
export const triesRace = (race: string): void => noteAtEnd('races', race);
