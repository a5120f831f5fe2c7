// @ts-check
import { inBrowser, signedInState } from './browser.mjs';
import { employees } from './records.mjs';
import { withSite } from './site.mjs';
import { inRounds, printTable } from './versus.mjs';

const records = 400;
const answerMs = 200;

/** The org chart of 400 people whose records take 200 ms each: from the press to the whole tree. */
export async function peopleBench(/** @type {readonly import('./versus.mjs').Other[]} */ others) {
  await withSite(async ({ applications, answers }) => {
    await inBrowser(async (_page, browser) => {
      const people = employees(records);
      const contestants = [];
      for (const { name, origin } of applications) {
        const session = await signedInState(browser, origin, 'business');
        contestants.push({ name, run: () => readRecords(browser, { origin, session, people }) });
      }
      answers.set('/api/employee/all', Buffer.from(JSON.stringify(people)));
      printTable(`${records} records of ${answerMs} ms`, await inRounds(2, contestants));
    });
  }, others);
}

/**
 * @param {import('./browser.mjs').Browser} browser
 * @param {{ origin: string, session: Awaited<ReturnType<typeof signedInState>>, people: readonly object[] }} read
 * @returns {Promise<import('./versus.mjs').Figures>}
 */
async function readRecords(browser, { origin, session, people }) {
  const context = await browser.newContext({ storageState: session, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    let [underWay, most] = [0, 0];
    await page.route('**/getFullDetails', async (route) => {
      most = Math.max(most, (underWay += 1));
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      underWay -= 1;
      const headers = { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' };
      await route.fulfill({ json: people[0], headers });
    });
    await page.goto(`${origin}/business/employee-list?view=reporting-lines`);
    await page.getByRole('button', { name: 'Build org chart' }).click();
    const started = performance.now();
    await page.getByRole('button', { name: 'Collapse all' }).waitFor();
    return { 'to the whole tree, s': (performance.now() - started) / 1000, 'at once': most };
  } finally {
    await context.close();
  }
}
