// @ts-check

/**
 * A phone as Lighthouse has it: its window, a slow 4G network, and a processor four times slower than this machine's.
 *
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>} State
 * @typedef {typeof slow4g} Network
 */

/** As Lighthouse applies it: its round trip with what its connections need besides. */
export const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** The same line with its plain round trip of 150 ms: what is sent a trip earlier counts for less, bytes for more. */
export const shortTrip = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const processorRate = 4;

/** Keeps what the browser tells about the page from its first moment. */
function observe() {
  const seen = { first: 0, largest: 0 };
  /** @param {string} type @param {(entry: any) => void} take */
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
  Object.assign(window, { seen });
}

/** @param {Page} page @returns {Promise<{ first: number, largest: number }>} milliseconds */
export const seenBy = (page) => page.evaluate(() => /** @type {any} */ (window).seen);

/**
 * Opens a fresh phone with an empty cache for some work.
 *
 * @template T
 * @param {Browser} browser
 * @param {(page: Page) => Promise<T>} work
 * @param {State} [session] of a signed-in account (browser.mjs)
 * @param {Network} [network]
 */
export async function onPhone(browser, work, session, network = slow4g) {
  const context = await browser.newContext({
    ...(session && { storageState: session }),
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
  await page.addInitScript(observe);
  try {
    return await work(page);
  } finally {
    await context.close();
  }
}
