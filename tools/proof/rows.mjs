// @ts-check
import { readdirSync } from 'node:fs';

import { explanations } from '../../tests/e2e/support/axe-incomplete.mjs';

/** The folder of the mutants, one for each row with a check of ours. */
export const mutantsFolder = 'tests/mutants';

/**
 * The rows of `npm run proof` (docs/decisions/0058): the number of the subject, the name and the title of the row, how many cases are wanted
 * (`all`: every case that was tried), and how many `npm test` tries where it measures the row. A file that measures rows names them in
 * a line of its own, `// proof: axe, reflow`; its tests note their cases under these names (tests/support/figures.ts). The first line
 * of a row's mutant, tests/mutants/<name>.patch, says what notices that mutant.
 */
const table = /** @type {const} */ ([
  [1, 'faults-client', 'Faults of answers, at the client', 672, 651],
  [1, 'faults-screens', 'Faults of answers, on the screen that asked', 672, 104],
  [2, 'presses', 'Presses: one request each', 102, 68],
  [3, 'surroundings', 'Storage, tabs, deploys and clocks that fail, pages that others change', 21],
  [4, 'random-answers', 'Random answers: records or a failure', 13_000, 640],
  [4, 'random-answers-shown', 'Random answers on the screen that shows them', 192],
  [5, 'hostile', 'Hostile texts that held wherever they were tried', 120, 20],
  [5, 'hostile-places', 'Hostile texts, each in every field, address, stored value, answer and file', 3000],
  [6, 'policy', 'Browser tests without a violation of the policy', 'all', 'all'],
  [6, 'refusals', 'What the policy refuses, refused and noticed', 10, 10],
  [7, 'observatory', "Points by MDN's Observatory, behind nginx with TLS", 145],
  [7, 'nginx', 'Answers of nginx: status, headers, caching', 'all'],
  [7, 'hosts', 'Host files against their one source', 'all', 'all'],
  [8, 'tokens', 'Tokens and guarded pages', 360, 34],
  [9, 'tabs', 'A second tab, a copy of one, and the back-forward cache', 5, 2],
  [10, 'stale-deploy', 'A stale build: one reload, no loop', 6, 6],
  [11, 'walk', 'Random actions over which every property held', 30_000],
  [12, 'heap', 'Heap, elements and listeners after 400 rounds, and an import', 12],
  [13, 'big-data', 'Large lists and results in a browser', 7, 2],
  [14, 'pdf', 'PDFs read back', 40, 25],
  [15, 'axe', 'Looks of axe at states, widths and themes', 157, 155],
  [15, 'axe-incomplete', 'What axe leaves to people, each explained', explanations.length],
  [16, 'keyboard', 'Calls made with no mouse', 17, 7],
  [16, 'focus-marks', 'States whose focus is marked, and hidden by nothing', 'all'],
  [17, 'titles', 'Pages with a title and one h1 of their own', 'all', 'all'],
  [18, 'reflow', 'Pages with text of twice the size, none scrolled sideways', 'all', 'all'],
  [18, 'targets', 'States whose targets have 44 px under a finger', 'all'],
  [18, 'text-spacing', 'Pages with text spacing, nothing cut', 'all', 'all'],
  [19, 'motion', 'States at rest under reduced motion', 'all', 'all'],
  [20, 'messages', 'Messages, letter for letter', 32, 32],
  [20, 'announced', 'Messages announced once in a region that was there', 32, 8],
  [21, 'races', 'Races, in both orders', 23, 23],
  [22, 'engines', 'Walks in Firefox and WebKit', 'all'],
  [23, 'integrity', 'Changed assets refused', 4, 4],
  [24, 'sbom', 'Packages in the bill of materials', 'all', 'all'],
  [25, 'audit', 'Packages without a known vulnerability', 'all'],
  [26, 'threats', 'Threats with a test of their defense', 'all', 'all'],
  [28, 'speed', 'Letters and presses before the application answers, none lost', 4, 4],
  [29, 'screen-reader', 'Transcripts of a screen reader', 11, 6],
  [30, 'mutants', 'Checks that see their mutant', readdirSync(mutantsFolder).length],
]);

/**
 * @typedef {(typeof table)[number][1]} FigureName
 * @typedef {{ number: number, name: FigureName, title: string, goal: number | 'all' }} Row
 */

/** @type {readonly Row[]} */
export const rows = table.map(([number, name, title, goal]) => ({ number, name, title, goal }));

/** The rows that `npm test` measures, with the goals that it has for them. @type {readonly Row[]} */
export const quickRows = table.flatMap(([number, name, title, , goal]) =>
  goal === undefined ? [] : [{ number, name, title, goal }],
);
