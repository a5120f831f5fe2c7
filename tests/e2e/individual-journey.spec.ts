import type { Page } from '@playwright/test';

import { goalKinds, type GoalKindRow } from '../../src/domain/goal-kind';
import { inSentence } from '../support/goal-texts.ts';
import { expectAnnounced, logAnnouncements } from './support/announcements';
import { readPdf } from './support/pdf';
import { newestLink } from './support/people';
import { detailsOf, fillGoalRequest, goalRequest, introButton, openPocket, signOut } from './support/steps';
import { expect, test, wideOnly } from './support/test';

const kinds = Object.values(goalKinds);

async function createGoals(page: Page, kind: GoalKindRow) {
  await page.getByRole('button', { name: kind.createLabel }).click();
  await expectAnnounced(page, kind.generated);
  const latest = page.getByRole('region', { name: 'Latest draft' });
  await expect(latest.getByRole('link', { name: `Open your ${inSentence(kind.plural)}` })).toBeVisible();
  await expect(latest.getByRole('heading', { name: goalRequest.goal })).toBeVisible();
  await expect(latest.getByRole('listitem').nth(3)).toBeVisible();
}

/** Opens the record in its list. Returns the lines of its result on the page. */
async function readDetails(page: Page, kind: GoalKindRow): Promise<string[]> {
  await openPocket(page, kind.plural);
  await page.getByRole('button', { name: goalRequest.goal, exact: true }).click();
  const details = detailsOf(page);
  await expect(details.getByRole('heading', { name: goalRequest.goal })).toBeVisible();
  await expect(details.getByText(goalRequest.role, { exact: true })).toBeVisible();
  const lines = await details.getByRole('group', { name: 'Result' }).getByRole('listitem').allInnerTexts();
  expect(lines.length).toBeGreaterThanOrEqual(5);
  // Progress is below the text of a line.
  return lines.map((line) => line.split('\n')[0] ?? '');
}

async function downloadPdf(page: Page, kind: GoalKindRow, lines: readonly string[]) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  await expectAnnounced(page, 'PDF downloaded successfully.');
  const pdf = await readPdf(download);
  expect(pdf.fileName).toBe(`${kind.pdfPrefix}${goalRequest.goal}.pdf`);
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const numbered = lines.map((line, index) => `${index + 1}. ${line}`);
  expect(pdf.pages.map(plain)).toEqual([
    plain([kind.pdfTitle, goalRequest.goal, goalRequest.role, ...numbered].join(' ')),
  ]);
}

async function deleteRecord(page: Page, kind: GoalKindRow) {
  const row = page.getByRole('button', { name: goalRequest.goal, exact: true });
  await page.getByRole('button', { name: `Delete ${goalRequest.goal}` }).click();
  const dialog = page.getByRole('dialog', { name: `Delete this ${inSentence(kind.singular)}?` });
  await expect(dialog).toContainText(goalRequest.goal);
  await dialog.getByRole('button', { name: `Delete ${inSentence(kind.singular)}` }).click();
  await expectAnnounced(page, kind.deleted);
  await expect(dialog).toBeHidden();
  await expect(row).toBeHidden();
}

test('a newcomer drafts goals, takes them away and leaves', { tag: wideOnly }, async ({ page }) => {
  const email = 'noor.haddad42@northbay.example';
  await logAnnouncements(page);

  await test.step('from the landing page to a registration', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await expect(page).toHaveURL('/get-started');
    await page.getByRole('link', { name: 'Start as an individual' }).click();
    await expect(page).toHaveURL('/individual-signin');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/individual-signup');
    await page.getByLabel('First Name').fill('Noor');
    await page.getByLabel('Last name').fill('Haddad');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('correct horse');
    await page.getByLabel('Confirm Password').fill('correct horse');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expectAnnounced(page, 'User registered successfully!');
  });

  await test.step('the link that was sent leads to the dashboard', async () => {
    await expect(page).toHaveURL('/confirm-email');
    await expect(page.getByRole('main')).toContainText(email);
    await page.goto(await newestLink(email));
    await expect(page.getByRole('main')).toContainText(email);
    // The toast leaves automatically, so the wait starts first.
    await Promise.all([introButton(page).waitFor(), page.getByRole('button', { name: 'Continue' }).click()]);
    await expect(page).toHaveURL('/dashboard');
    await expect(introButton(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, noor.haddad');
    await expect(page.getByRole('heading', { level: 1 }), 'the intro gives it the focus').toBeFocused();
  });

  await test.step('what is suggested can be pressed', async () => {
    await page.getByLabel('Role', { exact: true }).click();
    await page.getByRole('option', { name: goalRequest.role }).click();
    await page.getByLabel('Your Company Strategic Goal').fill(goalRequest.goal);
    await page.getByLabel('Your Industry', { exact: true }).fill('heal');
    await page.getByRole('option', { name: goalRequest.industry }).click();
  });

  for (const [index, kind] of kinds.entries()) {
    await test.step(`${kind.plural}: created, read, downloaded, deleted`, async () => {
      if (index > 0) {
        await openDashboardByMenu(page);
        await fillGoalRequest(page);
      }
      await createGoals(page, kind);
      const lines = await readDetails(page, kind);
      await downloadPdf(page, kind, lines);
      await deleteRecord(page, kind);
      await expect(page.getByText(`No ${inSentence(kind.plural)} in your pocket yet`)).toBeVisible();
    });
  }

  await test.step('the notes are read', async () => {
    await page.goto('/notifications');
    const notes = page.getByRole('main').getByRole('listitem');
    for (const [index, { plural }] of kinds.toReversed().entries()) {
      await expect(notes).toHaveCount(kinds.length - index);
      await expect(notes.first()).toContainText(`Your ${plural} for ${goalRequest.role} are ready in your pocket.`);
      await notes.first().getByRole('button', { name: 'Mark as Read' }).click();
    }
    await expect(page.getByText('No new notifications')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('notifications'))).toBe('false');
  });

  await test.step('after the sign-out guarded addresses lead to the landing page', async () => {
    await signOut(page);
    await page.goto('/okrs');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Next-Level People Process');
  });
});

async function openDashboardByMenu(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(introButton(page), 'coming back is no new beginning').toBeHidden();
}
