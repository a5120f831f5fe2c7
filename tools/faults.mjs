// @ts-check
import { spawnSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { randomsOf } from '../tests/support/randoms.mjs';

/* Puts small random faults into the last commit's src, one at a time, and counts how many the unit and flow tests notice. */

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '30' } },
});

const random = randomsOf(Number(values.seed));

/** @template Item @param {readonly Item[]} items */
const any = (items) => /** @type {Item} */ (items[Math.floor(random() * items.length)]);

/** Faults to put into a line. @type {readonly [name: string, what: RegExp, instead: string | ((...found: string[]) => string)][]} */
const faults = [
  ['negated condition', /\bif \((.+)\)(?= (?:return|\{)|$)/, 'if (!($1))'],
  ['swapped comparison', / (===|!==) /, (_, sign) => (sign === '===' ? ' !== ' : ' === ')],
  ['bound moved by one', / (<|>)(=?) (?=[\w(])/, (_, sign, equal) => ` ${sign}${equal === '' ? '=' : ''} `],
  ['dropped !', /(?<=[ (])!(?=\w)/, ''],
  ['and for or', / (&&|\|\|) /, (_, sign) => (sign === '&&' ? ' || ' : ' && ')],
  ['number by one', /(?<=[ (])(\d+)(?=[,;) ])/, (_, digits) => String(Number(digits) + 1)],
  ['other return value', /\breturn (true|false)\b/, (_, value) => `return ${value === 'true' ? 'false' : 'true'}`],
  ['other text', /'[^']{2,}'/, "'fault'"],
  ['removed call', /^( +)(?:void |await )?[\w.]+\(.*\);$/, '$1'],
];

const folder = path.resolve('test-results/faults');

/** @param {string} file @param {readonly string[]} args @param {string} [cwd] */
const run = (file, args, cwd = folder) => spawnSync(file, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Runs tests until one fails. Gives its file and name, nothing if all pass. @param {readonly string[]} args */
async function failure(args) {
  const out = path.join(folder, 'result.json');
  await rm(out, { force: true });
  const options = ['--run', '--bail=1', '--passWithNoTests', '--reporter=json', `--outputFile=${out}`];
  if (run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, ...options]).status === 0) return [];
  const { testResults = [] } = await readFile(out, 'utf8').then(JSON.parse, () => ({}));
  const failed = testResults.find((/** @type {{ status: string }} */ { status }) => status === 'failed');
  const test = failed?.assertionResults.find((/** @type {{ status: string }} */ { status }) => status === 'failed');
  return failed ? [failed.name, test?.fullName ?? ''] : [];
}

const listed = run('git', ['ls-files', 'src', 'tests/flows'], '.').stdout.trim().split('\n');
const sources = listed.filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|\/art|landing/.test(file));

/** The tests beside a file and the flows named after a word of its path: these run first. @param {string} where */
function likelyTests(where) {
  const file = where.split(':')[0] ?? '';
  const words = (file.match(/[a-z]{5,}/g) ?? []).filter((word) => word !== 'features');
  const isNamed = (/** @type {string} */ test) => words.some((word) => path.basename(test).includes(word));
  return listed
    .filter((test) => /\.test\.tsx?$/.test(test) && !test.includes('.proof.'))
    .filter((test) => path.dirname(test) === path.dirname(file) || (test.startsWith('tests/') && isNamed(test)));
}

/** An import, a comment, a list of classes, a drawing: lines without behavior. */
const apart = [
  /^\s*(?:import|export \*|\*|\/[/*])| from '/,
  /className|class=|'(?=[^']*\w[-:])[a-z-]\S*(?: [a-z-]\S*)+'|'[a-z-]+:[a-z-]+\S*'/,
  / d=|mark: |viewBox/,
];

/** A fault in a random line of code. */
async function nextFault() {
  for (;;) {
    const file = any(sources);
    const text = await readFile(path.join(folder, file), 'utf8');
    const lines = text.split('\n');
    const [name, what, instead] = any(faults);
    const places = lines.flatMap((line, at) => (what.test(line) && !apart.some((each) => each.test(line)) ? [at] : []));
    if (places.length === 0) continue;
    const at = any(places);
    const before = lines[at] ?? '';
    lines[at] = before.replace(what, /** @type {string} */ (instead));
    await writeFile(path.join(folder, file), lines.join('\n'));
    const restore = () => writeFile(path.join(folder, file), text);
    if (run('npx', ['tsc', '-b']).status === 0)
      return { where: `${file}:${at + 1} ${name}: ${before.trim()}`, restore };
    await restore();
  }
}

// A killed run leaves its worktree.
await rm(folder, { recursive: true, force: true });
run('git', ['worktree', 'add', '--force', '--detach', folder, 'HEAD'], '.');
// Copied, not linked: Vite treats packages outside its root as others.
await cp('node_modules', path.join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
const counts = { noticed: 0, missed: 0, unsure: 0 };
try {
  while (counts.noticed + counts.missed < Number(values.count)) {
    const { where, restore } = await nextFault();
    const [file, likely] = [where.split(':')[0] ?? '', likelyTests(where)];
    let failed = likely.length > 0 ? await failure(['run', ...likely]) : [];
    if (failed.length === 0) failed = await failure(['related', file]);
    await restore();
    // A test that also fails without the fault, as on a busy machine, has not noticed it.
    const [failedFile = '', title = ''] = failed;
    const again = ['run', failedFile, '-t', title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')];
    const isUnsure = failed.length > 0 && (await failure(again)).length > 0;
    const result = isUnsure ? 'unsure' : failed.length > 0 ? 'noticed' : 'missed';
    counts[result] += 1;
    console.log(`${result.padEnd(7)}  ${where}  ${title}`);
  }
} finally {
  run('git', ['worktree', 'remove', '--force', folder], '.');
}
console.log(counts);
