// @ts-check
import { inBrowser, signIn } from './browser.mjs';
import { printLongTasks, watchLongTasks } from './people.mjs';
import { withSite } from './site.mjs';

/** @typedef {import('./browser.mjs').Page} Page */

/**
 * How fast goals are drafted for a team: people a second against a backend that answers at once and after 200 ms, long tasks
 * while roles are read and goals are drafted, and what stays in memory. The browser itself answers the calls of a person.
 */
export async function teamBench() {
  await withSite(({ origin, backendOrigin }) =>
    inBrowser(async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await signIn(page, origin, 'business');
      await page.addInitScript(watchLongTasks);
      let answerMs = 0;
      /** @type {(body: unknown, status?: number) => (route: import('@playwright/test').Route) => Promise<void>} */
      const answer =
        (body, status = 200) =>
        async (route) => {
          if (answerMs > 0) await new Promise((resolve) => setTimeout(resolve, answerMs));
          await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
        };
      await page.route('**/api/employee/*/getFullDetails', answer({ jobTitle: 'Account Executive' }));
      for (const kind of ['okr', 'kpi']) {
        const drafted = answer({ message: 'Generated.' }, 201);
        await page.route(`**/api/ai/${kind}`, (route) =>
          route.request().method() === 'POST' ? drafted(route) : route.fallback(),
        );
      }
      for (const [title, count, ms] of /** @type {const} */ ([
        ['at once', 500, 0],
        ['200 ms', 30, 200],
      ])) {
        answerMs = ms;
        await page.request.post(`${backendOrigin}/__demo/employees?count=${count}`);
        await draftForAll(page, `${origin}/business/employee-list`, title, count);
      }
    }),
  );
}

/** @param {Page} page @param {string} url @param {string} title @param {number} count */
async function draftForAll(page, url, title, count) {
  await page.goto(url);
  await page.getByRole('checkbox', { name: 'Select all found' }).click();
  const devtools = await page.context().newCDPSession(page);
  const before = await usedMb(devtools);
  let started = Date.now();
  /** @param {number} rows */
  const rate = (rows) => (rows / ((Date.now() - started) / 1000)).toFixed(1);
  await page.getByRole('button', { name: /^Generate for/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Each role comes').waitFor({ timeout: 600_000 });
  console.log(`\n${title}: ${count} people, ${rate(count)} roles read a second`);
  await printLongTasks(page, 'reading');
  await dialog.getByLabel('Your Company Strategic Goal').fill('Halve the time to first answer');
  await dialog.getByRole('combobox', { name: 'Your Industry' }).fill('Technology');
  started = Date.now();
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  const all = (count * 2).toLocaleString('en-US');
  await dialog.getByText(`${all} of ${all} drafted`).waitFor({ timeout: 600_000 });
  console.log(`drafting     ${rate(count * 2)} drafts a second, OKR and KPI for each`);
  await printLongTasks(page, 'drafting');
  console.log(`memory       ${((await usedMb(devtools)) - before).toFixed(1)} MB more`);
  await devtools.detach();
}

/** @param {import('@playwright/test').CDPSession} devtools */
async function usedMb(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
