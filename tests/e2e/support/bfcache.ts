import type { Browser, PlaywrightWorkerArgs } from '@playwright/test';

import { ignoredArguments } from '../../../tools/chromium.mjs';
import { wholeBrowser } from './browsers';

/**
 * Launches a browser with the back-forward cache, which Playwright switches off. Its contexts are not watched: bindings and
 * request interception keep pages out of the cache. The caller closes it.
 */
export const launchWithBackForwardCache = (playwright: PlaywrightWorkerArgs['playwright']): Promise<Browser> =>
  playwright.chromium.launch({
    ...wholeBrowser.launchOptions,
    ignoreDefaultArgs: [...ignoredArguments, '--disable-back-forward-cache'],
  });
