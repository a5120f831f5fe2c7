// @ts-check
import { signedInState, withSite } from './site.mjs';
import { inRounds, printTable } from './versus.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ audience: 'individual' | 'business', path: string, open: (page: Page) => Promise<void>, label: string }} LongField
 */

const characters = 20_000;
const keys = 'and a few more words ';
/** CPU slowdown that makes this machine as slow as a phone. */
const processorRate = 4;

const editFirst = async (/** @type {Page} */ page) => {
  await page.locator('[data-goal]').first().click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
};
const withRole = async (/** @type {Page} */ page) => page.getByLabel('Role', { exact: true }).fill('Nurse');

/** @type {readonly LongField[]} */
const fields = [
  { audience: 'individual', path: '/okrs', open: editFirst, label: 'Key result 1' },
  { audience: 'individual', path: '/okrs', open: editFirst, label: 'Note' },
  { audience: 'individual', path: '/dashboard', open: withRole, label: 'Your Company Strategic Goal' },
  { audience: 'business', path: '/business/company-onboarding', open: async () => {}, label: 'Current Year Goals' },
];

/** Typing into a field of 20,000 characters: from a key to the paint after it. */
export async function typingBench(/** @type {readonly import('./versus.mjs').Other[]} */ others) {
  await withSite(async ({ applications, browser }) => {
    for (const field of fields) {
      for (const rate of [1, processorRate]) {
        const contestants = [];
        for (const { name, origin } of applications) {
          const session = await signedInState(browser, origin, field.audience);
          contestants.push({ name, run: () => typeInto(browser, field, { origin, session, rate }) });
        }
        printTable(
          `${field.label}, ${characters} characters, processor ${rate} times slower`,
          await inRounds(1, contestants),
        );
      }
    }
  }, others);
}

/**
 * @param {import('./site.mjs').Browser} browser
 * @param {LongField} field
 * @param {{ origin: string, session: Awaited<ReturnType<typeof signedInState>>, rate: number }} options
 * @returns {Promise<import('./versus.mjs').Figures>}
 */
async function typeInto(browser, { path, open, label }, { origin, session, rate }) {
  const context = await browser.newContext({ storageState: session, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(origin + path);
    await open(page);
    const input = page.getByLabel(label, { exact: true });
    await input.fill('A sentence of a long text. '.repeat(characters / 27));
    await page.waitForTimeout(1000);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await input.press('End');
    const times = await page.evaluateHandle(() => {
      /** @type {number[]} */
      const list = [];
      const onKey = (/** @type {KeyboardEvent} */ { timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => list.push(performance.now() - timeStamp)));
      addEventListener('keydown', onKey, true);
      return list;
    });
    await input.pressSequentially(keys, { delay: 150 });
    await page.waitForTimeout(1500);
    const sorted = (await times.jsonValue()).toSorted((one, other) => one - other);
    return { 'median, ms': sorted[Math.floor(sorted.length / 2)] ?? 0, 'longest, ms': sorted.at(-1) ?? 0 };
  } finally {
    await context.close();
  }
}
