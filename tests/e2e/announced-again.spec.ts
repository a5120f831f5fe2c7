import { workerBackendOrigin } from './support/addresses.mjs';
import { amara, signIn } from './support/people';
import { Listener } from './support/screen-reader';
import { goalRequest } from './support/steps';
import { expect, test } from './support/test';
import { button, visit } from './support/visits';

/** What came into live regions. */
const announced = (said: readonly string[]) => said.filter((line) => /^(?:assertive|polite): /.test(line));

test('the same message is announced each time it comes, once', async ({ page }) => {
  const listener = await Listener.on(page);
  await visit(page, '/individual-signin');
  await page.getByLabel('Email').fill(amara.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  for (let times = 1; times <= 3; times += 1) {
    const said = await listener.hears('Press Sign In', async () => {
      await button(page, 'Sign In').click();
      await expect(button(page, 'Close message')).toHaveCount(times);
    });
    expect(announced(said)).toEqual(['assertive: Login failed. Please check your credentials.']);
  }
});

test('a message over an open dialog is announced in it, each time, and not again when the dialog closes', async ({
  page,
}) => {
  const { token } = await signIn(page);
  const goal = 'Keep this fail-delete';
  const answer = await page.request.post(`${workerBackendOrigin}/api/ai/okr`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { ...goalRequest, goal },
  });
  expect(answer.ok()).toBe(true);
  const listener = await Listener.on(page);
  await visit(page, '/okrs');
  await button(page, `Delete ${goal}`).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this OKR?' });
  for (let times = 1; times <= 2; times += 1) {
    // What is said behind the dialog is not heard (support/screen-reader.ts).
    const said = await listener.hears('Press Delete OKR', async () => {
      await dialog.getByRole('button', { name: 'Delete OKR' }).click();
      await expect(dialog.getByRole('button', { name: 'Close message' })).toHaveCount(times);
    });
    expect(announced(said)).toEqual(['assertive: Failed to delete OKR.']);
  }
  const said = await listener.hears('Close the dialog', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Close message').first()).toBeVisible();
  });
  expect(announced(said)).toEqual([]);
});
