// @ts-check
import { runnerImport } from 'vite';

import { readArguments, usage } from './contract/arguments.mjs';

/**
 * `npm run contract -- --host URL`: checks a host against the contract, call by call. Exit code 0 when it
 * conforms, 1 when it does not, 2 when the command line is wrong.
 */

/** Reads the command line; the process ends here where it cannot. */
function readOrExit() {
  try {
    return readArguments(process.argv.slice(2));
  } catch (reason) {
    console.error(`${String(reason)}\n\n${usage}`);
    process.exit(2);
  }
}

const { host, account } = readOrExit();

const runner = {
  configFile: /** @type {const} */ (false),
  resolve: { tsconfigPaths: true },
  logLevel: /** @type {const} */ ('warn'),
};
/** @type {{ module: typeof import('./contract/run') }} */
const { module: runs } = await runnerImport('./tools/contract/run.ts', runner);
/** @type {{ module: typeof import('./contract/report') }} */
const { module: reports } = await runnerImport('./tools/contract/report.ts', runner);

const report = await runs.runContract({ ...host, cookies: new Map() }, account);
console.log(reports.reportText(report));
process.exitCode = reports.exitCodeOf(report);
