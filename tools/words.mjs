// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * `node tools/words.mjs [files]` refuses the words that CONTRIBUTING.md ("House rules") rules out, in the code, comments and
 * documents of the given files or of the whole repository.
 */

/** Each phrase with what to write instead. @type {[RegExp, string][]} */
const ruledOut = [
  [/\bwho(?:so)?ever\b/i, 'everyone who'],
  [/\b(?:somebody|nobody|everybody|anybody)\b/i, 'someone, no one, everyone'],
  [/\banew\b/i, 'again'],
  [/\bas of now\b/i, 'currently'],
  [/\bby itself\b/i, 'automatically; alone'],
  [/\ball the same\b/i, 'still; nevertheless'],
  [/\b(?:takes?|took|taking) the place of\b/i, 'replaces'],
  [/\bgives? way\b/i, 'yields; is replaced'],
  [/\bgoes with\b/i, 'belongs to; is removed with'],
  [/\bstands? (?:in|at|under)\b/i, 'is in; is at; is below'],
  [/\bof no account\b/i, 'ignored'],
  [/\bat hand\b/i, 'available'],
  [/\bis in order\b/i, 'is valid'],
  [/\bas kept on\b/i, 'as stored'],
  [/\bletters like these\b/i, 'name the characters'],
  [/\bneeds? you\b/i, 'say what to do'],
  [/\bfound by themselves\b/i, 'found automatically'],
  [/\bcould not be\b/i, "couldn't …, with who couldn't"],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, repair'],
  [/\bstrangers?\b/i, 'someone else; an unknown …'],
  [/\b(?:the|earlier|all|its|their|many|these|no|of) tries\b|\.tries\b|\btries (?:of|are|were)\b/i, 'drafts; attempts'],
  [/\blook-up answer\b/i, 'result of the lookup'],
  [/\bmissing of it\b/i, 'name what is missing'],
];

/** The first words of a comment whose sentence has no subject. */
const openings = /(?:\/\*\*?|\/\/|^\s*\*)\s+(?:Of|Not(?! every\b)|What|Whose|Whom|As of|By which)\b/;

const comment = /^\s*(?:\/\/|\/?\*)|\s\/\/\s/;

const testName = /^\s*(?:it|test|describe)\b[^(]*\((['"`])/;

/** @param {string} file */
const isTest = (file) => /^tests\/|\.test\.tsx?$/.test(file);

const ownFiles = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.(?:tsx?|m?js|css|html|md)$/.test(file) && !file.startsWith('tools/words.'));

const files = process.argv.length > 2 ? process.argv.slice(2) : ownFiles();
const problems = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => [
      // Tests quote what people and programs write: their comments and names count, and not their other strings.
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
