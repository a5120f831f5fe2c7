// @ts-check
import { answer, atDesk } from './steps.mjs';

/** How fast goals are drafted for a team, against a backend that answers at once and after 200 ms. */
export const teamBench = () =>
  atDesk('business', async ({ page, origin, backendOrigin, step }) => {
    let answerMs = 0;
    const ms = () => answerMs;
    await answer(page, '**/api/employee/*/getFullDetails', { jobTitle: 'Account Executive' }, { reads: true, ms });
    for (const kind of ['okr', 'kpi']) await answer(page, `**/api/ai/${kind}`, { message: 'Generated.' }, { ms });
    for (const [title, count, late] of /** @type {const} */ ([
      ['at once', 500, 0],
      ['200 ms', 30, 200],
    ])) {
      answerMs = late;
      console.log(`\n${title}: ${count} people, OKR and KPI for each`);
      await page.request.post(`${backendOrigin}/__demo/employees?count=${count}`);
      await page.goto(`${origin}/business/employee-list`);
      await page.getByRole('checkbox', { name: 'Select all found' }).click();
      const dialog = page.getByRole('dialog');
      await step('reading', async () => {
        await page.getByRole('button', { name: /^Generate for/ }).click();
        await dialog.getByText('Each role comes').waitFor({ timeout: 600_000 });
      });
      await dialog.getByLabel('Your Company Strategic Goal').fill('Halve the time to first answer');
      await dialog.getByRole('combobox', { name: 'Your Industry' }).fill('Technology');
      const all = (count * 2).toLocaleString('en-US');
      const took = await step('drafting', async () => {
        await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
        await dialog.getByText(`${all} of ${all} drafted`).waitFor({ timeout: 600_000 });
      });
      console.log(`speed        ${((count * 2000) / took).toFixed(1)} drafts a second`);
    }
  });
