// @ts-check
import { parseArgs } from 'node:util';

import { runnerImport } from 'vite';

/**
 * `npm run contract -- --host URL`: holds a host against the contract of the 24 calls. Exit code 0 when nothing departs
 * from it, 1 when something does, 2 when it was called in a way it does not understand.
 */

const usage = `npm run contract -- --host URL [options]

  --host URL                       the backend, without /api
  --email, --password              an account to use instead of a throw-away one, wherever it may sign in
  --business-email, --business-password
                                   another account for the business calls
  --origin URL                     the origin of the page that makes the calls (http://localhost:5173)
  --timeout SECONDS                how long to wait for one answer (120)
  --tolerant                       what the client copes with is no failure
  --json                           the report for a program
`;

/**
 * @param {string} problem
 * @returns {never}
 */
function refuse(problem) {
  console.error(`${problem}\n\n${usage}`);
  process.exit(2);
}

/** @param {string} text */
function originOf(text) {
  return URL.canParse(text) && /^https?:/.test(text) ? new URL(text).origin : refuse(`${text} is no address.`);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        host: { type: 'string' },
        email: { type: 'string' },
        password: { type: 'string' },
        'business-email': { type: 'string' },
        'business-password': { type: 'string' },
        origin: { type: 'string', default: 'http://localhost:5173' },
        timeout: { type: 'string', default: '120' },
        tolerant: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (reason) {
    return refuse(reason instanceof Error ? reason.message : String(reason));
  }
}

const values = readArguments();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
if (values.host === undefined) refuse('--host is missing.');
const seconds = Number(values.timeout);
if (!(seconds > 0)) refuse('--timeout must be a number of seconds.');

/**
 * @param {string | undefined} email
 * @param {string | undefined} password
 */
function accountOf(email, password) {
  if (email === undefined && password === undefined) return undefined;
  return email === undefined || password === undefined
    ? refuse('An account needs an e-mail and a password.')
    : { email, password };
}

const shared = accountOf(values.email, values.password);
const business = accountOf(values['business-email'], values['business-password']);

const runner = {
  configFile: /** @type {const} */ (false),
  resolve: { tsconfigPaths: true },
  logLevel: /** @type {const} */ ('warn'),
};
/** @type {{ module: typeof import('./contract/walk') }} */
const { module: walk } = await runnerImport('./tools/contract/walk.ts', runner);
/** @type {{ module: typeof import('./contract/report') }} */
const { module: reports } = await runnerImport('./tools/contract/report.ts', runner);

const report = await walk.walkContract(
  {
    url: originOf(values.host ?? ''),
    pageOrigin: originOf(values.origin),
    timeout: seconds * 1000,
    cookies: new Map(),
  },
  { ...(shared && { shared }), ...(business && { business }) },
);
console.log(values.json ? reports.reportJson(report) : reports.reportText(report));
const { ok, differs } = reports.countsOf(report);
const held = values.tolerant ? ok + differs : ok;
const notMade = reports.countsOf(report)['not made'];
process.exitCode = held + notMade === report.visits.length ? 0 : 1;
