import { expect, type Page } from '@playwright/test';

import type { Journey } from './journeys';
import { amara, northbay, signIn, signInBusiness } from './people';
import { introButton, isHydrated, signInByForm } from './steps';

/* Steps that the journeys share (journeys.ts). */

export const homes = { individual: '/dashboard', business: '/business/dashboard' } as const;

/** The page shows a heading and is complete. */
export async function expectShown(page: Page): Promise<void> {
  await expect(page.locator('#root h1')).not.toHaveText('');
  expect((await page.locator('#root').innerText()).trim()).not.toBe('');
}

/** Waits for the home page, and closes the intro if it opens. */
export async function atHome(page: Page, { audience }: Journey): Promise<void> {
  await expect(page).toHaveURL(homes[audience]);
  await expect(page.getByRole('heading', { level: 1, name: /^(?:Welcome|Dashboard Overview)/ })).toBeAttached();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(introButton(page)).toBeHidden();
}

/** Opens the home page with a stored session. */
export async function open(page: Page, journey: Journey): Promise<void> {
  await (journey.audience === 'individual' ? signIn(page) : signInBusiness(page));
  await page.goto(homes[journey.audience]);
  await atHome(page, journey);
}

/** Types into the form of the journey. */
export async function typeThere(page: Page, journey: Journey): Promise<void> {
  await journey.reach(page);
  await journey.type(page);
  await journey.expectTyped(page);
}

/** Finishes the journey from the filled form. */
export async function finish(page: Page, journey: Journey): Promise<void> {
  await journey.send(page);
  await journey.expectDone(page);
  await expectShown(page);
}

/** The whole journey, from the sign-in form on. */
export async function fromTheForm(page: Page, journey: Journey): Promise<void> {
  if (journey.audience === 'individual') await signInByForm(page, amara);
  else {
    await page.goto('/business/signin');
    await page.getByLabel('Email').fill(northbay.email);
    await page.getByLabel('Password', { exact: true }).fill(northbay.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  }
  await atHome(page, journey);
  await typeThere(page, journey);
  await finish(page, journey);
}

/** Answers the question of a half-filled form: entries stored for a return may be left. */
export async function answerQuestion(page: Page, { isKept }: Journey): Promise<boolean> {
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  if (!(await question.isVisible())) return false;
  await question.getByRole('button', { name: isKept ? 'Leave' : 'Stay' }).click();
  await expect(question).toBeHidden();
  return true;
}
