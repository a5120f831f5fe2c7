// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { parseSync } from 'vite';

import { effectsIn, moduleStateIn, pathComparisonsIn, selectorsIn, usesOf } from './syntax.mjs';

/**
 * How the code is built, in figures: a report, no check.
 *   npm run structure                        this work tree
 *   npm run structure -- --vs <commit>       beside it another commit (repeatable)
 *   npm run structure -- --list              and below, what was counted, file by file
 *
 * @typedef {import('./syntax.mjs').Program} Program
 * @typedef {{ path: string, text: string, lines: number }} File
 * @typedef {{ file: string, what: string }} Place
 * @typedef {{ figures: [string, number][], places: [string, Place[]][] }} Report
 */

/** What exists between a press and the wire, in this commit or in an earlier one. */
const sendingFiles = [
  'src/ui/use-submission.ts',
  'src/ui/use-shared-mutation.ts',
  'src/ui/use-page-mutation.ts',
  'src/ui/use-page-signal.ts',
  'src/app/mutation-cache.ts',
  'src/components/goal/use-deletion.ts',
  'src/components/goal/use-record-actions.ts',
  'src/features/goals/use-record-actions.ts',
  'src/features/goals/goal-actions.ts',
  'src/features/notifications/use-mark-as-read.ts',
  'src/features/notifications/use-mark-all.ts',
  'src/features/pocket/delete-several.ts',
  'src/features/goals/delete-several.ts',
  'src/api/mutations.ts',
  'src/ui/use-send.ts',
  'src/ui/use-work.ts',
  'src/ui/run.ts',
];

/** The runner of long work: progress, pause, stop, going on. Before there was one, pages had loops of their own. */
const runnerFiles = /^src\/ui\/(?:run|use-work)\.ts$/;

/** What runs before React, replaces its first render or decides what is loaded with it. */
const startFiles = [
  /^public\/early\.js$/,
  /^src\/main\.tsx$/,
  /^src\/app\/(deferred-hydration|early-presses|early-reads|early-submit|early-changes|inline|first-reads|link-prefetch|page-queries|page-translation|prerender|prerendered|prefetch|hydrate)\.tsx?$/,
  /^src\/api\/sent-ahead\.ts$/,
  /^src\/app\/layouts\/shell\/shell-frame\.tsx$/,
  /^tools\/prerender\//,
  /^tools\/(chunks|injected-styles-plugin)\.ts$/,
];

/** Of it, what keeps React going on a page that a translator or a password manager has changed (docs/decisions/0072). */
const changedByOthers = /^src\/app\/(?:early-changes|page-translation)\.ts$/;

/** The tests that fill the table of proof (docs/decisions/0058), which are more than tests of the code. */
const proofFiles = /\.proof\.(?:test|spec)\.tsx?$|^tests\/(?:properties|mutants)\//;

const isTest = (/** @type {string} */ name) => /\.test\.tsx?$/.test(name);
const isSource = (/** @type {string} */ name) => /^src\/.*\.tsx?$/.test(name) && !isTest(name);
const isCode = (/** @type {string} */ name) => /\.(tsx?|m?js|py)$/.test(name);

/**
 * The tracked files of a commit, or with null of the work tree.
 *
 * @param {string | null} commit
 * @returns {File[]}
 * @throws when git does not know the commit
 */
function filesOf(commit) {
  const folders = ['src', 'public', 'mock-api', 'tools', 'tests', 'bench'];
  /** @param {string} root @param {readonly string[]} names @returns {File[]} */
  const read = (root, names) =>
    names
      .filter((name) => /\.(tsx?|m?js|py|txt|json|jsonl|tsv|csv)$/.test(name) && existsSync(path.join(root, name)))
      .map((name) => {
        const text = readFileSync(path.join(root, name), 'utf8');
        return { path: name, text, lines: text.split('\n').length - 1 };
      });
  const names = (/** @type {string} */ text) => text.split('\n').filter((name) => name !== '');
  const git = (/** @type {string[]} */ ...words) => execFileSync('git', words, { maxBuffer: 2 ** 28 });
  if (commit === null) {
    return read('.', names(git('ls-files', '-co', '--exclude-standard', ...folders).toString()));
  }
  const tree = mkdtempSync(path.join(tmpdir(), 'structure-'));
  try {
    execFileSync('tar', ['-x', '-C', tree], { input: git('archive', '--format=tar', commit, ...folders) });
    return read(tree, names(git('ls-tree', '-r', '--name-only', commit, ...folders).toString()));
  } finally {
    rmSync(tree, { recursive: true });
  }
}

/** @param {readonly File[]} files */
const linesOf = (files) => files.reduce((sum, { lines }) => sum + lines, 0);

/** @param {readonly File[]} files @returns {Report} */
function reportOf(files) {
  const source = files.filter((file) => isSource(file.path));
  const ofTests = files.filter((file) => isTest(file.path) || file.path.startsWith('tests/'));
  const tests = ofTests.filter((file) => isCode(file.path));
  const proofs = tests.filter(({ path: name }) => proofFiles.test(name));
  const testData = ofTests.filter((file) => !isCode(file.path));
  const sending = files.filter((file) => sendingFiles.includes(file.path));
  const running = sending.filter(({ path: name }) => runnerFiles.test(name));
  const shared = sending.filter(
    ({ path: name }) => !runnerFiles.test(name) && !/^src\/(?:features|components)\//.test(name),
  );
  const starting = files.filter(({ path: name }) => !isTest(name) && startFiles.some((pattern) => pattern.test(name)));
  const changed = starting.filter(({ path: name }) => changedByOthers.test(name));
  const long = files.filter(({ path: name, lines }) => lines > 320 && isCode(name));
  const programs = source.map(({ path: name, text }) => ({ name, program: parseSync(name, text).program, text }));
  /** @param {(program: Program, text: string) => string[]} find @returns {Place[]} */
  const everywhere = (find) =>
    programs.flatMap(({ name, program, text }) =>
      find(/** @type {Program} */ (/** @type {unknown} */ (program)), text).map((what) => ({ file: name, what })),
    );
  const effects = everywhere(effectsIn);
  const selectors = everywhere(selectorsIn);
  const state = everywhere(moduleStateIn);
  const memos = state.filter(({ what }) => /WeakMap|memo/.test(what));
  const builds = everywhere(usesOf('cache.build'));
  const paths = everywhere(pathComparisonsIn);
  const sourceLines = linesOf(source);
  const featureOf = (/** @type {File} */ file) => /^src\/features\/(?<name>\w+)/.exec(file.path)?.groups?.['name'];
  const features = [...new Set(source.map(featureOf))].filter((name) => name !== undefined).toSorted();
  /** @param {readonly File[]} list @returns {Place[]} */
  const asPlaces = (list) => list.map(({ path: file, lines }) => ({ file, what: `${lines} lines` }));
  return {
    figures: [
      ['lines of src', sourceLines],
      ['effects', effects.length],
      ['effects per 1,000 lines', (effects.length / sourceLines) * 1000],
      ['files with an effect', new Set(effects.map(({ file }) => file)).size],
      ['querySelector', selectors.length],
      ['module-level mutable state', state.length],
      ['  of it memos of an object', memos.length],
      ['files over 320 lines', long.length],
      ['cache.build', builds.length],
      ['lines between a press and the wire', linesOf(sending)],
      ['  of it what every page shares', linesOf(shared)],
      ['  of it the runner of long work', linesOf(running)],
      ['lines before and around React', linesOf(starting)],
      ['  of it for pages that others change', linesOf(changed)],
      ['places that compare a path as text', paths.length],
      ['lines of tests', linesOf(tests)],
      ['  of it the proof', linesOf(proofs)],
      ['lines of text that tests read', linesOf(testData)],
      ['test lines per line of src', linesOf(tests) / sourceLines],
      ['  without the proof', (linesOf(tests) - linesOf(proofs)) / sourceLines],
      ...features.map(
        (name) =>
          /** @type {[string, number]} */ ([
            `lines of features/${name}`,
            linesOf(source.filter((file) => featureOf(file) === name)),
          ]),
      ),
    ],
    places: [
      ['effects', effects],
      ['querySelector', selectors],
      ['module-level mutable state', state],
      ['files over 320 lines', asPlaces(long)],
      ['cache.build', builds],
      ['lines between a press and the wire', asPlaces(sending)],
      ['lines before and around React', asPlaces(starting)],
      ['places that compare a path as text', paths],
    ],
  };
}

const { values } = parseArgs({
  options: { vs: { type: 'string', multiple: true, default: [] }, list: { type: 'boolean', default: false } },
});
const own = reportOf(filesOf(null));
const others = values.vs.map((commit) => new Map(reportOf(filesOf(commit)).figures));

/** @param {number | undefined} value */
const inWords = (value) => (value === undefined ? '-' : Number.isInteger(value) ? String(value) : value.toFixed(2));
const names = new Set([own.figures, ...others].flatMap((figures) => [...figures].map(([name]) => name)));
const now = new Map(own.figures);
console.log(['', 'now', ...values.vs].map((text, column) => pad(text, column)).join('  '));
for (const name of names) {
  const cells = [name, inWords(now.get(name)), ...others.map((figures) => inWords(figures.get(name)))];
  console.log(cells.map(pad).join('  '));
}

/** @param {string} text @param {number} column */
function pad(text, column) {
  return column === 0 ? text.padEnd(38) : text.slice(0, 12).padStart(12);
}

if (values.list) {
  for (const [title, places] of own.places) {
    console.log(`\n${title}`);
    for (const file of new Set(places.map((place) => place.file))) {
      const found = places.filter((place) => place.file === file).map(({ what }) => what);
      console.log(`  ${file}: ${found.join(', ')}`);
    }
  }
}
