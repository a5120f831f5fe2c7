// @ts-check
import { spawnSync } from 'node:child_process';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

/* Puts small random faults into the last commit's src, one at a time, and counts how many the unit and flow tests notice. */

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '30' } },
});

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
let state = Number(values.seed);
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** @template Item @param {readonly Item[]} items */
const any = (items) => /** @type {Item} */ (items[Math.floor(random() * items.length)]);

/** What goes wrong in a line. @type {readonly [name: string, what: RegExp, instead: string | ((...found: string[]) => string)][]} */
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

/** Runs tests until one fails. @param {readonly string[]} args @returns {string} the name of that one, empty where all pass */
function failure(args) {
  const all = ['node_modules/vitest/vitest.mjs', ...args, '--run', '--bail=1', '--reporter=json', '--passWithNoTests'];
  const { status, stdout } = run(process.execPath, all);
  const names = /"fullName":"((?:[^"\\]|\\.)*)","status":"failed"/.exec(stdout);
  return status === 0 ? '' : (names?.[1] ?? 'the run itself');
}

const listed = run('git', ['ls-files', 'src', 'tests/flows'], '.').stdout.trim().split('\n');
const sources = listed.filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|\/art|landing/.test(file));

/** The tests beside a file and the flows named after a word of its path, which are tried first. @param {string} file */
function likelyTests(file) {
  const words = (file.match(/[a-z]{5,}/g) ?? []).filter((word) => word !== 'features');
  const isNamed = (/** @type {string} */ test) => words.some((word) => path.basename(test).includes(word));
  return listed
    .filter((test) => /\.test\.tsx?$/.test(test) && !test.includes('.proof.'))
    .filter((test) => path.dirname(test) === path.dirname(file) || (test.startsWith('tests/') && isNamed(test)));
}

/** A fault in some line that has code: not in an import, a comment or a list of classes. */
async function nextFault() {
  for (;;) {
    const file = any(sources);
    const text = await readFile(path.join(folder, file), 'utf8');
    const lines = text.split('\n');
    const [name, what, instead] = any(faults);
    const places = lines.flatMap((line, at) =>
      what.test(line) && !/^\s*(?:import|export \*|\*|\/[/*])|className|class=| from '/.test(line) ? [at] : [],
    );
    if (places.length === 0) continue;
    const at = any(places);
    const before = lines[at] ?? '';
    lines[at] = before.replace(what, /** @type {string} */ (instead));
    await writeFile(path.join(folder, file), lines.join('\n'));
    const restore = () => writeFile(path.join(folder, file), text);
    if (run('npx', ['tsc', '-b']).status === 0) return { file, name, at: at + 1, line: before.trim(), restore };
    await restore();
  }
}

run('git', ['worktree', 'add', '--force', '--detach', folder, 'HEAD'], '.');
await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
let noticed = 0;
try {
  for (let done = 1; done <= Number(values.count); done += 1) {
    const { file, name, at, line, restore } = await nextFault();
    const likely = likelyTests(file);
    const by = (likely.length > 0 && failure(['run', ...likely])) || failure(['related', file]);
    await restore();
    if (by !== '') noticed += 1;
    console.log(`${by === '' ? 'MISSED ' : 'noticed'}  ${file}:${at} ${name}: ${line}${by && `\n         by: ${by}`}`);
  }
} finally {
  run('git', ['worktree', 'remove', '--force', folder], '.');
  await rm(folder, { recursive: true, force: true });
}
console.log(`${noticed} of ${values.count} faults noticed`);
