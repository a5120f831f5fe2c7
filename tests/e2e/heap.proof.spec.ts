// proof: heap

import type { CDPSession, Page, Request } from '@playwright/test';

import { noteCase } from '../support/figures.ts';
import { csvText, personRow } from '../support/people-files.ts';
import { signInBusiness } from './support/people';
import { corsHeaders, isHydrated } from './support/steps';
import { expect, test } from './support/test';
import { pagesByVisitor } from './support/visitors';

/** Rounds through all pages: until caches are full and code is compiled, then twice as many. */
const warmRounds = 20;
const countedRounds = 200;

/** The batch size of one wait. */
const atOnce = 10;

/** The allowed growth of a page's objects, arrays, strings and functions. */
const maxGrowth = 0.05;

/** Sizes of the heap: `own` as `ownBytes`; `used` includes compiled code and notes of the developer tools. */
type Sample = { own: number; used: number; nodes: number; listeners: number };

/** Sums up the objects, arrays, texts and functions in a snapshot of the heap, in bytes. */
async function ownBytes(devtools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  type Snapshot = { snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }; nodes: number[] };
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[0][nodes[node + typeAt] ?? 0] ?? '';
    // Compiled code and browser internals, mostly records of the developer tools.
    if (!['code', 'native', 'hidden'].includes(type)) sum += nodes[node + sizeAt] ?? 0;
  }
  return sum;
}

/** The heap of a page after garbage collection. */
async function sampleOf(devtools: CDPSession): Promise<Sample> {
  // Objects freed by a first collection may have held others.
  for (let turn = 0; turn < 2; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize: used } = await devtools.send('Runtime.getHeapUsage');
  const own = await ownBytes(devtools);
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  return { own, used, nodes, listeners };
}

/**
 * Runs in the page: visits all addresses in this document, by a link if the page before has one, otherwise like
 * Forward.
 */
async function visitAll(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const links = [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(address)}"]`)];
    const link = links.find((one) => one.checkVisibility());
    if (link === undefined) {
      const state = history.state as { idx: number };
      history.pushState({ ...state, key: address, idx: state.idx + 1 }, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    } else link.click();
    const pathname = new URL(address, location.href).pathname;
    do {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    } while (location.pathname !== pathname || document.querySelector('main h1') === null);
  }
}

/**
 * Each page waits for its responses once. On a busy machine a page that is left at its title might never get them, and
 * their late data would count as growth.
 */
function settlerOf(page: Page): (addresses: readonly string[]) => Promise<void> {
  const underWay = new Set<Request>();
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async (addresses) => {
    for (const address of addresses) {
      await page.evaluate(visitAll, [address]);
      // Requests that follow from an answer start by the next frame.
      const nextFrame = () =>
        page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const countsOfTwo = async () => [underWay.size, await nextFrame().then(() => underWay.size)];
      await expect.poll(countsOfTwo).toEqual([0, 0]);
    }
  };
}

/** Prints and notes the result of a comparison, and expects it to hold. */
function expectNoMore(name: string, before: Sample, after: Sample) {
  const of = (what: keyof Sample) => `${before[what]} -> ${after[what]}`;
  console.log(`${name}: own bytes ${of('own')}, all ${of('used')}, nodes ${of('nodes')}, listeners ${of('listeners')}`);
  const checks = {
    heap: after.own < before.own * (1 + maxGrowth),
    nodes: after.nodes <= before.nodes,
    listeners: after.listeners <= before.listeners,
  };
  for (const [what, isHeld] of Object.entries(checks)) noteCase('heap', `${name}: ${what}`, isHeld);
  expect(checks, JSON.stringify({ before, after })).toEqual({ heap: true, nodes: true, listeners: true });
}

const openDevtools = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  return devtools;
};

for (const [who, enter, addresses] of pagesByVisitor) {
  test(`400 rounds through all pages leave nothing behind, by ${who}`, async ({ page }) => {
    test.setTimeout(900_000);
    await enter?.(page);
    const [first = '/'] = addresses;
    await page.goto(first);
    await page.keyboard.press('Escape');
    await expect.poll(() => isHydrated(page)).toBe(true);
    const document = await page.evaluateHandle(() => window.document);
    const devtools = await openDevtools(page);
    const settle = settlerOf(page);
    const round = [...addresses.slice(1), first];
    const rounds = async (count: number) => {
      for (let done = 0; done < count; done += atOnce) {
        await page.evaluate(visitAll, Array.from({ length: atOnce }, () => round).flat());
      }
      await settle(round);
      return sampleOf(devtools);
    };
    await rounds(warmRounds);
    await rounds(countedRounds);
    const before = await sampleOf(devtools);
    expectNoMore(`rounds by ${who}`, before, await rounds(countedRounds));
    expect(await document.evaluate((one) => one === window.document), 'in one document').toBe(true);
  });
}

/** Runs in the page: its field chooses a file. Playwright's own way retains the field and its surroundings. */
function chooseFile(text: string): void {
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (field === null) throw new Error('The page has no field for a file.');
  const transfer = new DataTransfer();
  transfer.items.add(new File([text], 'people.csv', { type: 'text/csv' }));
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const importPage = '/business/employee-list/import';

test('an import of 5,000 people leaves nothing behind', async ({ page }) => {
  test.setTimeout(300_000);
  await signInBusiness(page);
  await page.route('**/api/employee', (route) =>
    route.fulfill({ status: 201, json: { id: '1' }, headers: corsHeaders }),
  );
  await page.goto(importPage);
  await expect(page.getByLabel('Choose file')).toBeAttached();
  const devtools = await openDevtools(page);
  let made = 0;
  const importOf = async (count: number) => {
    const people = Array.from({ length: count }, () => personRow({ workMail: `p${(made += 1)}@import.example` }));
    await page.evaluate(chooseFile, csvText(people));
    await page.getByRole('button', { name: 'Match columns' }).click();
    await page.getByRole('button', { name: 'Check rows' }).click();
    const said = count.toLocaleString('en-US');
    await page.getByRole('button', { name: `Import ${said} people` }).click();
    await expect(page.getByRole('heading', { name: `${said} of ${said} people imported` })).toBeVisible({
      timeout: 200_000,
    });
    await page.getByRole('button', { name: 'Import another file' }).click();
    await expect(page.getByText('No file chosen yet.')).toBeVisible();
    // React retains the last render until the next one.
    await page.evaluate(visitAll, ['/help', importPage, '/help', importPage]);
    return sampleOf(devtools);
  };
  // The first use loads and compiles the code.
  const before = await importOf(500);
  expectNoMore('an import of 5,000 people', before, await importOf(5000));
});
