// proof: tabs

import type { BrowserContext, Page } from '@playwright/test';

import { successes } from '../../src/domain/messages';
import { expectNewPerson, fillNewPerson, openEmployeeForm, submitButton } from './support/employee-steps';
import { signIn } from './support/people';
import { fillGoalRequest, goalRequest, hold, openDashboard } from './support/steps';
import { expect, test } from './support/test';
import { button } from './support/visits';

/** Stored in a tab before the copy. */
const mark = 'copied';

/**
 * Opens a copy of a tab, like a browser's "Duplicate tab": the same address and history state, and its own copy of
 * sessionStorage, which browsers give to a window that a page opens. It begins on a file that runs no script. Expects
 * the copy to exist.
 */
async function duplicateTab(page: Page): Promise<Page> {
  await page.evaluate((name) => sessionStorage.setItem(name, ''), mark);
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/robots.txt', '_blank')),
  ]);
  await copy.waitForURL('**/robots.txt');
  const storedIn = (tab: Page) => tab.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  expect(await storedIn(copy), 'what the tab stores was copied').toEqual(await storedIn(page));
  await page.evaluate((name) => sessionStorage.removeItem(name), mark);
  expect(Object.keys(await storedIn(copy)), 'and is not the same').toContain(mark);
  await copy.evaluate((name) => sessionStorage.removeItem(name), mark);
  const entry = await page.evaluate(() => ({ state: history.state as unknown, address: location.href }));
  await copy.evaluate(({ state, address }) => history.replaceState(state, '', address), entry);
  for (const tab of [page, copy]) tab.on('dialog', (dialog) => void dialog.accept());
  await copy.reload();
  return copy;
}

/* A duplicated tab and its copy: both show the same, neither overwrites the other's values, and nothing is sent twice
   (docs/decisions/0001, 0015, 0044). */

test.use({ figure: 'tabs' });

const role = (tab: Page) => tab.getByLabel('Role', { exact: true });

const restored = 'We restored your unsaved entries.';

/** Records the requests of a context's tabs to an address, with their tab. */
function sentTo(context: BrowserContext, path: string) {
  const sent: { tab: Page; body: Record<string, unknown> }[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== path) return;
    sent.push({ tab: request.frame().page(), body: request.postDataJSON() as Record<string, unknown> });
  });
  return sent;
}

test.describe('a draft', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
    await openDashboard(page);
    await fillGoalRequest(page);
  });

  test('is in both, and what is typed in one is not in the other', async ({ page }) => {
    const copy = await duplicateTab(page);
    await expect(role(copy)).toHaveValue(goalRequest.role);
    await expect(copy.getByText(restored)).toBeVisible();
    await role(copy).fill('Head Nurse');
    await expect(role(page)).toHaveValue(goalRequest.role);
    for (const [tab, text] of [
      [page, goalRequest.role],
      [copy, 'Head Nurse'],
    ] as const) {
      await tab.reload();
      await expect(role(tab)).toHaveValue(text);
    }
  });

  test('that is being sent is not sent by the copy', async ({ page, context }) => {
    const sent = sentTo(context, '/api/ai/okr');
    const answer = await hold(page, '**/api/ai/okr');
    await button(page, 'Create OKRs').click();
    await expect.poll(() => sent.length).toBe(1);
    const copy = await duplicateTab(page);
    await expect(role(copy)).toHaveValue(goalRequest.role);
    answer();
    await expect(page.getByText(successes.okrsGenerated).first()).toBeVisible();
    await expect(role(copy)).toHaveValue(goalRequest.role);
    expect(sent).toHaveLength(1);
  });
});

test('a new person who is submitted in both is added once', async ({ page, context }) => {
  const sent = sentTo(context, '/api/employee');
  await openEmployeeForm(page);
  await fillNewPerson(page);
  const answer = await hold(page, '**/api/employee');
  await submitButton(page).click();
  await expect.poll(() => sent.length).toBe(1);
  const copy = await duplicateTab(page);
  await expectNewPerson(copy);
  await submitButton(copy).click();
  answer();
  await expect(page).toHaveURL('/business/employee-list');
  await expect(copy.getByRole('dialog', { name: 'Submit anyway?' })).toBeVisible();
  expect(sent.map(({ tab }) => tab)).toEqual([page]);
});
