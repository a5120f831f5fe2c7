// @ts-check
import { signedInState, withSite } from './site.mjs';
import { inRounds, printTable } from './versus.mjs';

const answerMs = 200;
const people = Array.from({ length: 400 }, (_, index) => ({
  id: `person-${index}`,
  firstName: 'Ana',
  lastName: `Marin ${index}`,
  workMail: `person${index}@northbay.example`,
  department: 'Sales',
}));

/** The org chart of 400 people whose records take 200 ms each: from the press to the whole tree. */
export async function peopleBench(/** @type {readonly import('./versus.mjs').Other[]} */ others) {
  await withSite(async ({ applications, browser }) => {
    const contestants = applications.map(({ name, origin }) => ({ name, run: () => readRecords(browser, origin) }));
    printTable(`${people.length} records of ${answerMs} ms`, await inRounds(2, contestants));
  }, others);
}

/** @param {import('./site.mjs').Browser} browser @param {string} origin @returns {Promise<import('./versus.mjs').Figures>} */
async function readRecords(browser, origin) {
  const storageState = await signedInState(browser, origin, 'business');
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    let [underWay, most] = [0, 0];
    await page.route('**/api/employee/all', (route) => route.fulfill({ json: people }));
    await page.route('**/getFullDetails', async (route) => {
      most = Math.max(most, (underWay += 1));
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      underWay -= 1;
      await route.fulfill({ json: people[0] });
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
