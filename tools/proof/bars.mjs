// @ts-check

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
 * @typedef {'faults-client' | 'mutants' | 'text-spacing' | 'faults-screens' | 'presses' | 'surroundings' | 'random-answers' | 'random-answers-shown' | 'hostile' | 'policy' | 'refusals'
 *   | 'observatory' | 'hosts' | 'nginx' | 'tokens' | 'tabs' | 'stale-deploy' | 'walk' | 'heap' | 'big-data' | 'pdf' | 'axe'
 *   | 'keyboard' | 'titles' | 'reflow' | 'motion' | 'messages' | 'announced' | 'races' | 'engines' | 'integrity' | 'sbom'
 *   | 'audit' | 'threats' | 'screen-reader' | 'looks' | 'speed'} FigureName
 */

/** Where the figures of a run lie, one file for each row. */
export const figuresFolder = 'test-results/figures';

/** @type {readonly Bar[]} */
const checks = [
  {
    number: 1,
    name: 'faults-client',
    title: 'Faults of answers, at the client',
    goal: 672,
    isQuick: true,
    tests: ['src/api/faults.test.ts'],
    mutant: ['src/api/faults.test.ts', 'an HTML page'],
    needs: 'R02 to R04 and R24, R27, R28 for each call: a server that resets and waits',
  },
  {
    number: 1,
    name: 'faults-screens',
    title: 'Faults of answers, on the screen that asked',
    goal: 672,
    isQuick: true,
    tests: ['tests/flows/submissions.test.tsx', 'tests/flows/reads.test.tsx'],
    mutant: ['tests/flows/submissions.test.tsx', 'forgotten password, individual'],
    needs: 'all 28 faults for each screen; now one or two of each family',
  },
  {
    number: 2,
    name: 'presses',
    title: 'Presses: one request each',
    goal: 144,
    isQuick: true,
    tests: ['tests/flows/submissions.test.tsx'],
    mutant: ['tests/flows/submissions.test.tsx', 'two clicks in one task'],
    needs: 'marking as read, and I5 and I6 for each read',
  },
  {
    number: 3,
    name: 'surroundings',
    title: 'Storage, tabs, deploys and clocks that fail',
    goal: 72,
    isQuick: true,
    tests: ['tests/e2e/session.spec.ts'],
    mutant: ['tests/e2e/session.spec.ts', 'full: one can sign in'],
    needs: 'each of the twelve on each of six journeys',
  },
  {
    number: 4,
    name: 'random-answers',
    title: 'Random answers: records or a failure',
    goal: 13_000,
    isQuick: true,
    quickGoal: 640,
    tests: ['src/api/random-answers.test.ts'],
    mutant: ['src/api/random-answers.test.ts', 'any JSON at all, for listOkrs'],
  },
  {
    number: 4,
    name: 'random-answers-shown',
    title: 'Random answers on the screen that shows them',
    goal: 192,
    tests: ['tests/flows/random-answers-shown.proof.test.tsx'],
    mutant: ['tests/flows/random-answers-shown.proof.test.tsx', 'what company is answered'],
  },
  {
    number: 5,
    name: 'hostile',
    title: 'Hostile texts, letter for letter',
    goal: 120,
    isQuick: true,
    tests: ['tests/e2e/policy.spec.ts'],
    mutant: ['tests/e2e/policy.spec.ts', 'as goals, roles and results'],
    needs: '100 more texts, and each in every field, address, stored value, file and link',
  },
  {
    number: 6,
    name: 'policy',
    title: 'Browser tests without a violation of the policy',
    goal: 'all',
    isQuick: true,
    tests: ['tests/e2e/public-pages.spec.ts'],
    mutant: ['tests/e2e/public-pages.spec.ts', 'the strip'],
  },
  {
    number: 6,
    name: 'refusals',
    title: 'What the policy refuses, refused and noticed',
    goal: 10,
    isQuick: true,
    tests: ['tests/e2e/policy.spec.ts'],
    mutant: ['tests/e2e/policy.spec.ts', 'is refused, and would fail a test'],
  },
  {
    number: 7,
    name: 'observatory',
    title: "Points by MDN's Observatory, behind nginx with TLS",
    goal: 145,
    command: ['tools/proof/nginx.mjs'],
    mutant: ['tools/proof/nginx.mjs'],
    needs:
      '10 points for cookies, which the site has none of, and for a host on the list of preloaded ones; 135 is all else',
  },
  {
    number: 7,
    name: 'nginx',
    title: 'Answers of nginx: status, headers, caching',
    goal: 'all',
    command: ['tools/proof/nginx.mjs'],
    mutant: ['tools/proof/nginx.mjs'],
  },
  {
    number: 7,
    name: 'hosts',
    title: 'Host files against their one source',
    goal: 'all',
    isQuick: true,
    tests: ['tests/contract/headers.test.ts'],
    mutant: ['tests/contract/headers.test.ts', ''],
  },
  {
    number: 8,
    name: 'tokens',
    title: 'Tokens and guarded pages',
    goal: 360,
    isQuick: true,
    quickGoal: 34,
    tests: ['tests/flows/guard-decisions.test.tsx'],
    mutant: ['tests/flows/guard-decisions.test.tsx', 'exp infinite'],
  },
  {
    number: 9,
    name: 'tabs',
    title: 'A second tab, and the back-forward cache',
    goal: 20,
    isQuick: true,
    tests: ['tests/e2e/session.spec.ts'],
    mutant: ['tests/e2e/session.spec.ts', 'the other tab'],
    needs: 'more repetitions, and a limit of one second',
  },
  {
    number: 10,
    name: 'stale-deploy',
    title: 'A stale build: one reload, no loop',
    goal: 10,
    isQuick: true,
    tests: ['tests/e2e/stale-deploy.spec.ts'],
    mutant: ['tests/e2e/stale-deploy.spec.ts', 'cannot remember its reload'],
    needs: 'three more, one of them during a run',
  },
  { number: 11, name: 'walk', title: 'Properties over 30,000 random actions', goal: 30_000, needs: 'its check' },
  { number: 12, name: 'heap', title: 'Heap and listeners over 400 changes of route', goal: 400, needs: 'its check' },
  {
    number: 13,
    name: 'big-data',
    title: 'Large lists and results in a browser',
    goal: 3,
    isQuick: true,
    tests: ['tests/e2e/long-lists.spec.ts'],
    mutant: ['tests/e2e/long-lists.spec.ts', 'few elements, wherever one scrolls: /okrs'],
    needs: '100,000 rows and a result of 10 MB, and times',
  },
  {
    number: 14,
    name: 'pdf',
    title: 'PDFs read back',
    goal: 40,
    isQuick: true,
    tests: ['src/lib/pdf/document.test.ts'],
    mutant: ['src/lib/pdf/document.test.ts', 'breaks pages'],
    needs: 'more records, and pictures of those whose script has no font',
  },
  {
    number: 15,
    name: 'axe',
    title: 'Looks of axe at states, widths and themes',
    goal: 159,
    isQuick: true,
    tests: ['tests/e2e/accessibility.spec.ts'],
    mutant: ['tests/e2e/accessibility.spec.ts', 'axe finds nothing'],
  },
  {
    number: 16,
    name: 'keyboard',
    title: 'Calls made with no mouse',
    goal: 24,
    isQuick: true,
    tests: ['tests/e2e/keyboard.spec.ts'],
    mutant: ['tests/e2e/keyboard.spec.ts', 'a message closed by keyboard'],
    needs: 'journeys by keyboard for the calls of accounts, businesses and pictures',
  },
  {
    number: 17,
    name: 'titles',
    title: 'Pages with a title and one h1 of their own',
    goal: 'all',
    isQuick: true,
    tests: ['tests/flows/pages.test.tsx'],
    mutant: ['tests/flows/pages.test.tsx', 'makes no other page'],
  },
  {
    number: 18,
    name: 'reflow',
    title: 'Pages with text of twice the size, none scrolled sideways',
    goal: 'all',
    isQuick: true,
    tests: ['tests/e2e/accessibility.spec.ts'],
    mutant: ['tests/e2e/accessibility.spec.ts', 'text of twice the size can be read'],
  },
  {
    number: 18,
    name: 'text-spacing',
    title: 'Pages with text spacing, nothing cut',
    goal: 'all',
    isQuick: true,
    tests: ['tests/e2e/every-page.spec.ts'],
    mutant: ['tests/e2e/every-page.spec.ts', 'every page, by a visitor'],
  },
  {
    number: 19,
    name: 'motion',
    title: 'States at rest under reduced motion',
    goal: 'all',
    isQuick: true,
    tests: ['tests/e2e/accessibility.spec.ts'],
    mutant: ['tests/e2e/accessibility.spec.ts', 'axe finds nothing'],
  },
  {
    number: 20,
    name: 'messages',
    title: 'Messages, letter for letter',
    goal: 32,
    isQuick: true,
    tests: ['tests/contract/specification.test.ts'],
    mutant: ['tests/contract/specification.test.ts', 'messages'],
  },
  {
    number: 20,
    name: 'announced',
    title: 'Messages announced once in a region that was there',
    goal: 32,
    isQuick: true,
    tests: ['tests/e2e/motion-and-messages.spec.ts'],
    mutant: ['tests/e2e/motion-and-messages.spec.ts', 'an error is said once'],
    needs: 'the others',
  },
  {
    number: 21,
    name: 'races',
    title: 'Races, in both orders',
    goal: 30,
    needs: 'its figure: the cases are in tests/flows',
  },
  {
    number: 22,
    name: 'engines',
    title: 'Walks in Firefox and WebKit',
    goal: 'all',
    command: ['tools/proof/engines.mjs'],
    needs: 'both engines installed',
  },
  {
    number: 23,
    name: 'integrity',
    title: 'Changed assets refused',
    goal: 4,
    isQuick: true,
    tests: ['tests/e2e/integrity.spec.ts'],
    mutant: ['tests/e2e/integrity.spec.ts', 'changed on its way'],
  },
  {
    number: 24,
    name: 'sbom',
    title: 'Packages in the bill of materials',
    goal: 'all',
    isQuick: true,
    tests: ['tools/sbom.test.ts'],
    mutant: ['tools/sbom.test.ts', ''],
  },
  {
    number: 25,
    name: 'audit',
    title: 'Packages without a known vulnerability',
    goal: 'all',
    command: ['tools/proof/audit.mjs'],
    needs: "the registry's list of advisories",
  },
  {
    number: 26,
    name: 'threats',
    title: 'Threats with a test of their defence',
    goal: 'all',
    isQuick: true,
    tests: ['tests/contract/threats.test.ts'],
    mutant: ['tests/contract/threats.test.ts', ''],
  },
  {
    number: 27,
    name: 'looks',
    title: 'Screens compared with those of the parent commit',
    goal: 'all',
    needs: 'its check',
  },
  { number: 28, name: 'speed', title: 'Presses lost before the application answers', goal: 'all', needs: 'its check' },
  {
    number: 29,
    name: 'screen-reader',
    title: 'Transcripts of a screen reader',
    goal: 16,
    isQuick: true,
    tests: ['tests/e2e/transcripts.spec.ts'],
    mutant: ['tests/e2e/transcripts.spec.ts', 'what a screen reader says: search'],
  },
];

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
