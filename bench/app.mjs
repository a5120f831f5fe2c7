// @ts-check
import { inBrowser, signedInState } from './browser.mjs';
import { onPhone, seenBy, shortTrip, slow4g } from './phone.mjs';
import { withSite } from './site.mjs';
import { inRounds, printTable } from './versus.mjs';

/**
 * @typedef {import('./browser.mjs').Browser} Browser @typedef {import('./site.mjs').Application} Application
 * @typedef {import('./versus.mjs').Other} Other @typedef {import('./versus.mjs').Figures} Figures
 * @typedef {{ name: string, path: string, content: string, guest: boolean }} Address `content`: what the page is there for,
 *   as a selector; `guest`: opened without a session
 */

const rounds = 5;

/** How long after its content a page's largest picture is looked for. */
const calm = 2000;

/** @type {Address} */
const landing = { name: 'landing', path: '/', content: 'h1', guest: true };

/** @type {readonly Address[]} */
const addresses = [
  { name: 'sign-in', path: '/individual-signin', content: 'form input[type=password]', guest: true },
  { name: 'dashboard', path: '/dashboard', content: 'main :is(input, [role=combobox])', guest: false },
  { name: 'pocket', path: '/okrs', content: 'main :is(li, tbody) button', guest: false },
];

/** The pages behind and before the sign-in, on a phone, beside the landing page of the same build. */
export async function appBench(/** @type {readonly Other[]} */ others) {
  await withSite(async ({ applications }) => {
    const pages = applications.flatMap((application) => pagesOf(application));
    await inBrowser(async (_page, browser) => {
      const states = await sessionsOf(browser, applications);
      for (const network of [slow4g, shortTrip]) {
        const measured = await inRounds(
          rounds,
          pages.map(({ key, application, address }) => ({
            name: key,
            run: () => {
              const session = address.guest ? undefined : states.get(application.name);
              return openOnPhone(browser, application, address, session, network);
            },
          })),
        );
        const line = `slow 4G with a round trip of ${Math.round(network.latency)} ms`;
        console.log(`on a phone: ${line}, processor 4 times slower; medians of ${rounds} rounds, ms`);
        printPages(measured, applications);
      }
    });
  }, others);
}

/** @param {Application} application */
function pagesOf(application) {
  const foreign = { name: '', path: application.path ?? '', content: 'h1, form', guest: true };
  return (application.path === null ? [landing, ...addresses] : [foreign]).map((address) => ({
    key: keyOf(address.name, application),
    application,
    address,
  }));
}

/** @param {string} page @param {Application} application */
const keyOf = (page, { name, path }) => (path === null ? `${name} ${page}` : name);

/** @param {Browser} browser @param {readonly Application[]} applications */
async function sessionsOf(browser, applications) {
  const states = new Map();
  for (const { name, origin, path } of applications) {
    if (path === null) states.set(name, await signedInState(browser, origin));
  }
  return states;
}

/**
 * A table for each page: this build's, its landing page, and the others' page.
 *
 * @param {Map<string, Figures>} measured
 * @param {readonly Application[]} applications this build first
 */
function printPages(measured, applications) {
  const [here, ...others] = applications;
  if (here === undefined) return;
  for (const { name } of addresses) {
    const columns = [
      { name: here.name, key: keyOf(name, here) },
      { name: 'its landing', key: keyOf(landing.name, here) },
      ...others.map((other) => ({ name: other.name, key: keyOf(name, other) })),
    ];
    printTable(name, new Map(columns.map((column) => [column.name, measured.get(column.key) ?? {}])));
  }
}

/**
 * @param {Browser} browser
 * @param {Application} application
 * @param {Address} address
 * @param {import('./phone.mjs').State | undefined} session
 * @param {import('./phone.mjs').Network} network
 * @returns {Promise<Figures>} milliseconds since the page was asked for
 */
async function openOnPhone(browser, { origin }, { path, content }, session, network) {
  return onPhone(
    browser,
    async (page) => {
      await page.addInitScript(watchContent, content);
      await page.goto(origin + path, { waitUntil: 'load' });
      await page.waitForFunction(() => /** @type {any} */ (window).contentAt > 0);
      await page.waitForTimeout(calm);
      const { first, largest } = await seenBy(page);
      const { own, call } = await page.evaluate(() => ({
        own: /** @type {any} */ (window).contentAt,
        call: performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname.startsWith('/api/')),
      }));
      return {
        'first content': first,
        'own content': own,
        'largest content': largest,
        ...(call && { 'call sent': call.startTime }),
      };
    },
    session,
    network,
  );
}

/** Runs in the page: keeps the time of the first frame that shows the content. @param {string} selector */
function watchContent(selector) {
  const look = () => {
    if (document.querySelector(selector)?.checkVisibility()) Object.assign(window, { contentAt: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
