// @ts-check

/**
 * A phone as Lighthouse has it: its window, a slow 4G network, and a processor four times slower than this machine's.
 *
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').CDPSession} CDPSession
 * @typedef {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>} State
 * @typedef {typeof slow4g} Network
 * @typedef {{ url: string, type: string, bytes: number, ended: number }} Transfer `ended`: ms since the page was asked for
 */

/** As Lighthouse applies it: its round trip with what its connections need besides. */
export const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** The same line with its plain round trip of 150 ms: what is sent a trip earlier counts for less, bytes for more. */
export const shortTrip = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const processorRate = 4;

/** Keeps what the browser tells about the page from its first moment. */
function observe() {
  const seen = {
    first: 0,
    largest: 0,
    moved: 0,
    blocked: 0,
    answers: /** @type {{ name: string, ms: number }[]} */ ([]),
  };
  /** @param {string} type @param {(entry: any) => void} take @param {object} [more] */
  const watch = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
  watch('layout-shift', (entry) => (seen.moved += entry.value));
  watch('longtask', (entry) => (seen.blocked += Math.max(0, entry.duration - 50)));
  watch('event', (entry) => seen.answers.push({ name: entry.name, ms: entry.duration }), { durationThreshold: 16 });
  Object.assign(window, { seen });
}

/** @param {Page} page @returns {Promise<{ first: number, largest: number, moved: number, blocked: number, answers: { name: string, ms: number }[] }>} */
export const seenBy = (page) => page.evaluate(() => /** @type {any} */ (window).seen);

/** Waits for the first picture with something on it. @param {Page} page */
export async function firstPicture(page) {
  await page.waitForFunction(() => /** @type {any} */ (window).seen?.first > 0, undefined, { polling: 'raf' });
}

/**
 * Opens a fresh phone with an empty cache for some work.
 *
 * @template T
 * @param {Browser} browser
 * @param {(page: Page, transfers: Transfer[]) => Promise<T>} work
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
    return await work(page, transfersOf(devtools));
  } finally {
    await context.close();
  }
}

/** @param {CDPSession} devtools @returns {Transfer[]} what comes over the network, as it comes */
function transfersOf(devtools) {
  /** @type {Transfer[]} */
  const transfers = [];
  /** @type {Map<string, { url: string, type: string }>} */
  const open = new Map();
  let began = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (began === 0) began = timestamp;
    open.set(requestId, { url: request.url, type: type ?? 'Other' });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request) transfers.push({ ...request, bytes: encodedDataLength, ended: (timestamp - began) * 1000 });
  });
  return transfers;
}
