import { afterEach, onTestFinished } from 'vitest';

import type { FigureName } from '../../tools/proof/bars.mjs';
import { noteCase } from './figures.ts';
import { raceName, type Race } from './races.ts';

/** Notes every test of a file, or of the `describe` it is called in, as a case of a bar. */
export function noteTests(figure: FigureName): void {
  afterEach(({ task }) => noteCase(figure, task.fullTestName, task.result?.state !== 'fail'));
}

/**
 * Says at the beginning of a test that it tries a race. Several tests try one that has several orders: it holds where all of
 * them did.
 */
export function triesRace(race: Race): void {
  onTestFinished(({ task }) => noteCase('races', raceName(race), task.result?.state !== 'fail'));
}
