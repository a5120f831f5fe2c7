// @ts-check
import { faults } from './rows/faults.mjs';
import { measured } from './rows/measured.mjs';
import { people } from './rows/people.mjs';
import { security } from './rows/security.mjs';

/**
 * What `npm run proof` prints, a row each (docs/decisions/0058). The tests note their cases under the row's name
 * (tests/support/figures.ts); every row that has a check has its mutant, tests/mutants/<name>.patch.
 *
 * @typedef {object} Bar
 * @property {number} number of the subject; one may have several rows
 * @property {FigureName} name
 * @property {string} title
 * @property {number | 'all'} goal how many cases, or how much, is wanted; `all`: every case that was tried
 * @property {boolean} [isQuick] whether `npm test` measures it
 * @property {number} [quickGoal] how many of the cases `npm test` tries, where that is fewer
 * @property {readonly string[]} [tests] the files of tests that measure it
 * @property {readonly string[]} [command] what measures it, where that is no test
 * @property {readonly string[]} [mutant] what sees its mutant: a file of tests, and a part of a test's name
 * @property {string} [needs] what a row that falls short lacks
 *
 * @typedef {'faults-client' | 'mutants' | 'text-spacing' | 'faults-screens' | 'faults-browser' | 'presses' | 'surroundings' | 'random-answers' | 'random-answers-shown' | 'hostile' | 'hostile-places' | 'policy' | 'refusals'
 *   | 'observatory' | 'hosts' | 'nginx' | 'tokens' | 'tabs' | 'stale-deploy' | 'walk' | 'heap' | 'big-data' | 'pdf' | 'axe' | 'axe-incomplete'
 *   | 'keyboard' | 'titles' | 'reflow' | 'motion' | 'messages' | 'announced' | 'races' | 'engines' | 'integrity' | 'sbom'
 *   | 'audit' | 'threats' | 'screen-reader' | 'looks' | 'speed' | 'targets' | 'focus-marks'} FigureName
 */

/** Where the figures of a run lie, one file for each row. */
export const figuresFolder = 'test-results/figures';

/** @type {readonly Bar[]} */
const checks = [...faults, ...security, ...people, ...measured].toSorted((one, other) => one.number - other.number);

/** @type {readonly Bar[]} */
export const bars = [
  ...checks,
  {
    number: 30,
    name: 'mutants',
    title: 'Checks that see their mutant',
    goal: checks.filter(({ mutant }) => mutant !== undefined).length,
    needs: 'npm run proof -- --mutants',
  },
];
