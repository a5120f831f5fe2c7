// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run structure`: the code in figures, from the files that git tracks. A report, no check.
 *
 * @typedef {{ name: string, text: string, lines: number }} File
 */

/** Code that runs before React, replaces its first render, or decides what is loaded with it. */
const startFiles = [
  /^src\/main\.tsx$/,
  /^src\/app\/(early|page-queries|page-translation|prerender)\.tsx?$/,
  /^src\/app\/layouts\/shell\/shell-frame\.tsx$/,
  /^tools\/prerender\//,
  /^tools\/(chunks|injected-styles-plugin)\.ts$/,
];

/** The layers, each of which imports those behind it only. */
const layers = ['app', 'features', 'components', 'api device ui', 'session', 'lib', 'domain'];

const isTest = (/** @type {string} */ name) => /^tests\/|\.test\.tsx?$/.test(name);
const isCode = (/** @type {string} */ name) => /\.(?:tsx?|m?js|py)$/.test(name);

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((name) => /\.(?:tsx?|m?js|py|txt|md|css)$/.test(name) && existsSync(name))
  .map((name) => {
    const text = readFileSync(name, 'utf8');
    return { name, text, lines: text.split('\n').length - 1 };
  });

const source = files.filter(({ name }) => /^src\/.*\.tsx?$/.test(name) && !isTest(name));
const sourceNames = new Set(source.map(({ name }) => name));

/** @param {(name: string) => boolean} isOne @returns {number} the lines of the files with such names */
const linesOf = (isOne) => files.reduce((sum, { name, lines }) => sum + (isOne(name) ? lines : 0), 0);

/** @param {File} file @returns {string[]} the source files that it imports, types and `import()` included */
function importsOf({ name, text }) {
  return [...text.matchAll(/(?:from|import\()\s*'(?<to>[@.][^']+)'/g)].flatMap(({ groups }) => {
    const to = groups?.['to'] ?? '';
    const base = to.startsWith('@/') ? `src/${to.slice(2)}` : path.posix.join(path.posix.dirname(name), to);
    const found = ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end).find((each) => sourceNames.has(each));
    return found === undefined ? [] : [found];
  });
}

const imports = new Map(source.map((file) => [file.name, importsOf(file)]));

/** The files that import each other, and those between them: they remain when files that import, or are imported by, no other are removed. */
function circularFiles() {
  let left = imports;
  for (let before = -1; before !== left.size;) {
    before = left.size;
    const imported = new Set([...left.values()].flat());
    left = new Map(
      [...left]
        .filter(([name]) => imported.has(name))
        .map(([name, targets]) => /** @type {const} */ ([name, targets.filter((to) => left.has(to))]))
        .filter(([, targets]) => targets.length > 0),
    );
  }
  return [...left.keys()];
}

const layerOf = (/** @type {string} */ name) =>
  layers.findIndex((layer) => layer.split(' ').includes(name.split('/')[1] ?? ''));

const arrowsUp = [...imports].flatMap(([name, targets]) =>
  targets
    .filter((to) => layerOf(name) >= 0 && layerOf(to) >= 0 && layerOf(to) < layerOf(name))
    .map((to) => `${name} -> ${to}`),
);
// The benches use the tools, so no tool imports a bench.
for (const { name, text } of files) {
  if (name.startsWith('tools/') && /(?:from |import\()'[./]+\/bench\//.test(text)) arrowsUp.push(`${name} -> bench`);
}

const features = new Map();
for (const { name, lines } of source) {
  const feature = /^src\/features\/(?<feature>[\w-]+)/.exec(name)?.groups?.['feature'];
  if (feature !== undefined) features.set(feature, (features.get(feature) ?? 0) + lines);
}
const [largest] = [...features].toSorted(([, one], [, other]) => other - one);

const sourceLines = linesOf((name) => sourceNames.has(name));
const testLines = linesOf((name) => isTest(name) && isCode(name));
const long = files.filter(({ name, lines }) => lines > 300 && isCode(name) && !isTest(name));
const decisions = files.filter(({ name }) => /^docs\/decisions\/\d/.test(name));
const words = (/** @type {readonly File[]} */ pages) =>
  pages.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
const circular = circularFiles();

/** @type {readonly [string, string | number][]} */
const figures = [
  ['lines of src without tests', sourceLines],
  ['largest feature', largest === undefined ? '-' : `${largest[0]} ${largest[1]}`],
  ['lines of tools and bench', linesOf((name) => /^(?:tools|bench)\//.test(name))],
  ['lines of tests', testLines],
  ['test lines per line of src', (testLines / sourceLines).toFixed(2)],
  ['lines of recorded transcripts', linesOf((name) => name.startsWith('tests/transcripts/'))],
  ['lines before and around React', linesOf((name) => !isTest(name) && startFiles.some((one) => one.test(name)))],
  ['files that use ui/lazy', source.filter(({ text }) => /from '(?:@\/ui|\.)\/lazy'/.test(text)).length],
  ['files in circles of imports', circular.length],
  ['imports of a layer above', arrowsUp.length],
  ['files over 300 lines', long.length],
  ['pages of decisions', decisions.length],
  ['words of decisions', words(decisions)],
  ['words of product.md', words(files.filter(({ name }) => name === 'docs/product.md'))],
];

for (const [name, value] of figures) console.log(`${name.padEnd(42)}${String(value).padStart(14)}`);

/** @param {string} title @param {readonly string[]} list */
function printList(title, list) {
  console.log(`\n${title}`);
  for (const each of list) console.log(`  ${each}`);
}

printList(
  'Features',
  [...features].map(([name, lines]) => `${name} ${lines}`),
);
printList('Files in circles of imports', circular);
printList('Imports of a layer above', arrowsUp);
printList(
  'Files over 300 lines',
  long.map(({ name, lines }) => `${name} ${lines}`),
);
