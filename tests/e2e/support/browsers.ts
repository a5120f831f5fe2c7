import { findChromium, findHeadlessShell, ignoredArguments, launchArguments } from '../../../tools/chromium.mjs';
import { resolverRules } from './addresses.mjs';

// Every worker process reads this file again; the line about the browser is printed once.
const again = process.env['TEST_WORKER_INDEX'] !== undefined;

/** The site and its backend are two hosts of one test: a process for each, and one in reserve, would only take time. */
const oneProcess = '--disable-site-isolation-trials';

const launched = ({ executablePath }: { executablePath: string | undefined }) => ({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...launchArguments, resolverRules, oneProcess],
    ignoreDefaultArgs: ignoredArguments,
  },
});

/** What most tests run in: the engine without the rest of the browser, which takes a fifth less time. */
export const headlessShell = launched(findHeadlessShell({ again }));

/**
 * For files whose subject is more than the engine (the back-forward cache, the place of each glyph), and for the journeys
 * and the demo, which are made in what people have.
 */
export const wholeBrowser = launched(findChromium({ again: true }));
