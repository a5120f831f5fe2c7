// @ts-check
import { signedInState, withSite } from './site.mjs';
import { inRounds, printTable } from './versus.mjs';

/**
 * @typedef {import('./site.mjs').Browser} Browser @typedef {import('./site.mjs').Application} Application
 * @typedef {import('./versus.mjs').Other} Other @typedef {import('./versus.mjs').Figures} Figures
 * @typedef {{ name: string, path: string, content: string, guest: boolean }} Address `content`: what the page is there for,
 *   as a selector; `guest`: opened without a session
 */

const rounds = 5;

/** A slow 4G network as Lighthouse simulates it: the round trip includes connection setup. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** The same line with a plain round trip of 150 ms: an earlier request saves less time, fewer bytes save more. */
const shortTrip = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** CPU slowdown that makes this machine as slow as a phone. */
const processorRate = 4;

/** Milliseconds after the content in which the largest picture is awaited. */
const calm = 2000;

/** @type {readonly Address[]} */
const addresses = [
  { name: 'landing', path: '/', content: 'h1', guest: true },
  { name: 'sign-in', path: '/individual-signin', content: 'form input[type=password]', guest: true },
  { name: 'dashboard', path: '/dashboard', content: 'main :is(input, [role=combobox])', guest: false },
  { name: 'pocket', path: '/okrs', content: 'main :is(li, tbody) button', guest: false },
];

/** Pages before and after sign-in, on a phone. */
export async function appBench(/** @type {readonly Other[]} */ others) {
  await withSite(async ({ applications, browser }) => {
    const pages = applications.flatMap((application) => addresses.map((address) => ({ application, address })));
    const states = new Map();
    for (const { name, origin } of applications) states.set(name, await signedInState(browser, origin));
    for (const network of [slow4g, shortTrip]) {
      const measured = await inRounds(
        rounds,
        pages.map(({ application, address }) => ({
          name: keyOf(address, application),
          run: () => {
            const session = address.guest ? undefined : states.get(application.name);
            return openOnPhone(browser, application, address, session, network);
          },
        })),
      );
      const line = `slow 4G with a round trip of ${Math.round(network.latency)} ms`;
      console.log(`on a phone: ${line}, processor 4 times slower; medians of ${rounds} rounds, ms`);
      for (const address of addresses) {
        const figures = applications.map(
          (application) => /** @type {const} */ ([application.name, measured.get(keyOf(address, application)) ?? {}]),
        );
        printTable(address.name, new Map(figures));
      }
    }
  }, others);
}

/** @param {Address} address @param {Application} application */
const keyOf = (address, application) => `${application.name} ${address.name}`;

/**
 * Opens a page on a fresh phone with an empty cache.
 *
 * @param {Browser} browser
 * @param {Application} application
 * @param {Address} address
 * @param {Awaited<ReturnType<typeof signedInState>> | undefined} session
 * @param {typeof slow4g} network
 * @returns {Promise<Figures>} milliseconds since the page was asked for
 */
async function openOnPhone(browser, { origin }, { path, content }, session, network) {
  const context = await browser.newContext({
    ...(session && { storageState: session }),
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
    await page.addInitScript(watchPaints, content);
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.waitForFunction(() => /** @type {any} */ (window).seen.own > 0);
    await page.waitForTimeout(calm);
    const { seen, call } = await page.evaluate(() => ({
      seen: /** @type {any} */ (window).seen,
      call: performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname.startsWith('/api/')),
    }));
    return {
      'first content': seen.first,
      'own content': seen.own,
      'largest content': seen.largest,
      ...(call && { 'call sent': call.startTime }),
    };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page: records when the page is painted, and the first frame that shows its content.
 * @param {string} selector
 */
function watchPaints(selector) {
  const seen = { first: 0, largest: 0, own: 0 };
  /** @param {string} type @param {(entry: PerformanceEntry) => void} take */
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  const look = () => {
    if (document.querySelector(selector)?.checkVisibility()) seen.own = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { seen });
}
