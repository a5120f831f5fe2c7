import { findChromium, findHeadlessShell, ignoredArguments, launchArguments } from '../../../tools/chromium.mjs';
import { resolverRules, workerBackendPort } from './addresses.mjs';

/** The site and its backend are two hosts of one test: separate processes, and a spare one, would only take time. */
const oneProcess = '--disable-site-isolation-trials';

const launched = ({ executablePath }: { executablePath: string | undefined }) => ({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...launchArguments, resolverRules(workerBackendPort), oneProcess],
    ignoreDefaultArgs: ignoredArguments,
  },
});

/** The browser of most tests: the headless shell takes a fifth less time. */
export const headlessShell = launched(findHeadlessShell());

/** The full browser: for the journeys, and for features beyond the shell. */
export const wholeBrowser = launched(findChromium());

/** The windows that the tests are run in. */
export const widths = {
  wide: { viewport: { width: 1440, height: 900 } },
  narrow: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** For files that test motion, and for the whole browser, which runs with the usual settings. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
