// @ts-check
import { goals, notifications } from './records.mjs';
import { answer, atDesk } from './steps.mjs';

/** Typed key by key, as a quick typist does; the words stand in another order than in the records. */
const typed = 'onboarding customer zurich 4';
const millisecondsAKey = 90;

/**
 * Typing in the search over many records. The same words over few records in the same run tell what the machine itself
 * costs.
 */
export const searchBench = () =>
  atDesk('individual', async ({ page, origin, step }) => {
    for (const total of [100, 10_000]) {
      await page.unrouteAll({ behavior: 'wait' });
      await answer(page, '**/api/ai/okr', goals('okr', total * 0.4), { reads: true });
      await answer(page, '**/api/ai/kpi', goals('kpi', total * 0.4), { reads: true });
      await answer(page, '**/api/notifications/*', notifications(total * 0.2), { reads: true });
      await page.goto(`${origin}/search`);
      const field = page.getByRole('searchbox');
      // What is prepared once for a list is not part of the typing.
      await field.fill('warm');
      const said = page.getByText(/result|Nothing matches/).first();
      await said.waitFor({ state: 'attached' });
      await field.fill('');
      console.log(`\n${total} records`);
      await step('typing', async () => {
        await field.pressSequentially(typed, { delay: millisecondsAKey });
        await page.getByRole('heading', { level: 2 }).first().waitFor();
      });
    }
  });
