// @ts-check
import { runnerImport } from 'vite';

import { Misuse, readArguments, usage } from './contract/arguments.mjs';

/**
 * `npm run contract -- --host URL`: holds a host against the contract of the 24 calls. Exit code 0 when nothing departs
 * from it, 1 when something does, 2 when it was called in a way it does not understand.
 */

/** The command's words, read; where there is nothing to walk, the process ends here. */
function readOrEnd() {
  try {
    const given = readArguments(process.argv.slice(2));
    if (given !== null) return given;
    console.log(usage);
    process.exit(0);
  } catch (reason) {
    if (!(reason instanceof Misuse)) throw reason;
    console.error(`${reason.message}\n\n${usage}`);
    process.exit(2);
  }
}

const { host, accounts, json, tolerant } = readOrEnd();

const runner = {
  configFile: /** @type {const} */ (false),
  resolve: { tsconfigPaths: true },
  logLevel: /** @type {const} */ ('warn'),
};
/** @type {{ module: typeof import('./contract/run') }} */
const { module: walk } = await runnerImport('./tools/contract/run.ts', runner);
/** @type {{ module: typeof import('./contract/report') }} */
const { module: reports } = await runnerImport('./tools/contract/report.ts', runner);

const report = await walk.walkContract({ ...host, cookies: new Map() }, accounts);
console.log(json ? reports.reportJson(report) : reports.reportText(report));
process.exitCode = reports.exitCodeOf(report, tolerant);
