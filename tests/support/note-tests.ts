import { afterEach, onTestFinished } from 'vitest';

import type { FigureName } from '../../tools/proof/rows.mjs';
import { noteCase } from './figures.ts';
import { raceName, type Race } from './races.ts';

/** Notes every test of a file, or of the `describe` it is called in, as a case of a row. */
export function noteTests(figure: FigureName): void {
  afterEach(({ task }) => noteCase(figure, task.fullTestName, task.result?.state !== 'fail'));
}

/**
 * Notes cases of a row when the test that calls this has finished, with all that is looked at after each test: they hold if
 * it passed.
 */
export function noteAtEnd(figure: FigureName, ...cases: readonly string[]): void {
  onTestFinished(({ task }) => {
    for (const name of cases) noteCase(figure, name, task.result?.state !== 'fail');
  });
}

/**
 * Says at the beginning of a test that it tries a race. Several tests try one that has several orders: it holds where all of
 * them did.
 */
export function triesRace(race: Race): void {
  noteAtEnd('races', raceName(race));
}
