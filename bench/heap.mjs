// @ts-check
import { inBrowser, signedInState } from './browser.mjs';
import { withSite } from './site.mjs';
import { printTable } from './versus.mjs';

/**
 * @typedef {import('./browser.mjs').Page} Page @typedef {import('./browser.mjs').Browser} Browser
 * @typedef {import('./site.mjs').Application} Application
 * @typedef {{ own: number, code: number, browser: number, nodes: number, listeners: number }} Sample in bytes; `own`:
 *   objects, arrays, texts and functions; `code`: what the engine has compiled of them; `browser`: what it keeps itself, of
 *   which the records of its developer tools, that this bench needs, are most
 * @typedef {{ name: string, changes: number, turn: (cycles: number) => Promise<void>, sample: () => Promise<Sample> }} Visit
 */

/** How often every page of the menu is visited: until caches are full, and from then on. */
const warmCycles = 50;
const countedCycles = 150;

/** As many cycles in turn, so that all meet the same noise. */
const atOnce = 10;

/** What of the heap stays with each change of page, once it is warm; all applications in turn, in one run. */
export async function heapBench(/** @type {readonly import('./versus.mjs').Other[]} */ others) {
  await withSite(async ({ applications }) => {
    await inBrowser(async (_page, browser) => {
      await visitAll(browser, applications, []);
    });
  }, others);
}

/**
 * Opens the applications one inside the other, since each has its page for as long as its work lasts.
 *
 * @param {Browser} browser
 * @param {readonly Application[]} applications those that are not open yet
 * @param {readonly Visit[]} visits those that are
 * @returns {Promise<void>}
 */
async function visitAll(browser, [application, ...rest], visits) {
  if (application === undefined) return compare(visits);
  const session = application.path === null ? await signedInState(browser, application.origin) : undefined;
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, ...(session && { storageState: session }) });
  try {
    const page = await context.newPage();
    await page.goto(application.origin + (application.path ?? '/dashboard'));
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    // The welcome lies over the menu, and closes after its time.
    await page.waitForTimeout(2000);
    await visitAll(browser, rest, [...visits, await visitOf(page, application)]);
  } finally {
    await context.close();
  }
}

/** @param {Page} page @param {Application} application @returns {Promise<Visit>} */
async function visitOf(page, { name, path }) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  const links = await page
    .locator(`nav a[href^="${path ?? ''}/"]`)
    .filter({ visible: true })
    .all();
  const found = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
  const addresses = [...new Set(found)];
  return {
    name,
    changes: addresses.length,
    async turn(cycles) {
      for (let cycle = 0; cycle < cycles; cycle += 1) await page.evaluate(visitPages, addresses);
    },
    async sample() {
      const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
      return { ...(await heapOf(devtools)), nodes, listeners: jsEventListeners };
    },
  };
}

/**
 * Collects what nothing holds, and sums up a snapshot of the heap.
 *
 * @param {import('@playwright/test').CDPSession} devtools
 * @returns {Promise<Pick<Sample, 'own' | 'code' | 'browser'>>}
 */
export async function heapOf(devtools) {
  /** @type {string[]} */
  const chunks = [];
  const take = (/** @type {{ chunk: string }} */ { chunk }) => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  /** @type {{ snapshot: { meta: { node_fields: string[], node_types: [string[]] } }, nodes: number[] }} */
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const sums = { own: 0, code: 0, browser: 0 };
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[0][nodes[node + typeAt] ?? 0];
    const group = type === 'code' ? 'code' : type === 'native' || type === 'hidden' ? 'browser' : 'own';
    sums[group] += nodes[node + sizeAt] ?? 0;
  }
  return sums;
}

/** Runs in the page: presses the links to all pages, each once the one before is there. @param {readonly string[]} addresses */
async function visitPages(addresses) {
  for (const address of addresses) {
    const links = [...document.querySelectorAll('nav a')];
    const link = links.find((one) => one.getAttribute('href') === address && one.checkVisibility());
    if (!(link instanceof HTMLElement)) throw new Error(`the menu has no link to ${address}`);
    link.click();
    do {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    } while (location.pathname !== address || document.querySelector('main h1') === null);
  }
}

/** @param {readonly Visit[]} visits */
async function compare(visits) {
  /** @param {number} cycles */
  const turns = async (cycles) => {
    for (let done = 0; done < cycles; done += atOnce) for (const { turn } of visits) await turn(atOnce);
  };
  /** @returns {Promise<Sample[]>} */
  const samples = async () => {
    const taken = [];
    for (const { sample } of visits) taken.push(await sample());
    return taken;
  };
  await turns(warmCycles);
  const before = await samples();
  await turns(countedCycles);
  const after = await samples();
  const measured = visits.map(({ name, changes }, index) => {
    const [first, last] = [before[index], after[index]];
    if (first === undefined || last === undefined) throw new Error(`${name} was not measured`);
    const all = changes * countedCycles;
    return /** @type {const} */ ([
      name,
      {
        'own bytes a change': (last.own - first.own) / all,
        'compiled code': (last.code - first.code) / all,
        'the browser’s own': (last.browser - first.browser) / all,
        'own, MB': last.own / 1e6,
        'nodes more': last.nodes - first.nodes,
        'listeners more': last.listeners - first.listeners,
      },
    ]);
  });
  printTable(`heap over ${countedCycles} cycles through the menu, after ${warmCycles}`, new Map(measured));
}
