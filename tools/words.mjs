// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { ruledOut } from './ruled-out.mjs';

/**
 * `node tools/words.mjs [files]` refuses the words that CONTRIBUTING.md ("House rules") rules out, in the code, comments and
 * documents of the given files or of the whole repository.
 */

/** The first words of a comment whose sentence has no subject. */
const openings = /(?:\/\*\*?|\/\/|^\s*\*)\s+(?:Of|Not(?! every\b)|What|Whose|Whom|As of|By which)\b/;

const comment = /^\s*(?:\/\/|\/?\*)|\s\/\/\s/;

const testName = /^\s*(?:it|test|describe)\b[^(]*\((['"`])/;

/** @param {string} file */
const isTest = (file) => /^tests\/|\.test\.tsx?$/.test(file);

const ownFiles = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.(?:tsx?|m?js|css|html|md)$/.test(file) && !/^tools\/(?:words|ruled-out)\./.test(file));

const files = process.argv.length > 2 ? process.argv.slice(2) : ownFiles();
const problems = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => [
      // Tests quote texts of people and programs, so only their comments and names are checked.
      ...(isTest(file) && !comment.test(line) && !testName.test(line) ? [] : ruledOut).flatMap(([phrase, instead]) => {
        const found = phrase.exec(line)?.[0];
        return found === undefined ? [] : [`${file}:${at + 1}: '${found}': write ${instead}`];
      }),
      ...(openings.test(line) ? [`${file}:${at + 1}: the comment begins without a subject`] : []),
    ]),
);
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} words ruled out`);
process.exitCode = problems.length > 0 ? 1 : 0;
