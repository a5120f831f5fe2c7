import { expect, type Locator, type Page } from '@playwright/test';

import { registerNewUser, signIn, signInBusiness } from './people';

type Step = (page: Page) => Promise<unknown>;

export type Screen = {
  /** The name of its screenshot, too. */
  name: string;
  /** Opens the state in a new page; `shown` is awaited afterwards. */
  open: Step;
  /** The element that shows the state; it must stay when the window changes its width. */
  shown?: (page: Page) => Locator;
  /** The window widths that have such a state; all by default. */
  at?: (width: number) => boolean;
};

/** For touch instead of a mouse. */
export const isTouched = (page: Page) => page.evaluate(() => matchMedia('(pointer: coarse)').matches);

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens an address and waits for its title. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Like `visit`, signed in as Amara. */
async function visitSignedIn(page: Page, address: string) {
  await signIn(page);
  await visit(page, address);
}

/** Like `visit`, signed in as the ready business. */
export async function visitAsBusiness(page: Page, address: string) {
  await signInBusiness(page);
  await visit(page, address);
}

/** Like `visit`, signed in as a new user without data; one for each width. */
export async function visitAsNewUser(page: Page, address: string) {
  const email = `new.${page.viewportSize()?.width}@northbay.example`;
  await signIn(page, await registerNewUser(email));
  await visit(page, address);
}

/** Opens a state by steps from another one. */
export const after =
  (...steps: readonly Step[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };

/** Presses the buttons with these names, in order. */
export const pressing = (...names: readonly string[]): Step =>
  after(...names.map((name) => (page: Page) => button(page, name).click()));

/** Opens an address as `visit` does, or as Amara, or as the ready business. */
export const at =
  (address: string, open: (page: Page, address: string) => Promise<void> = visitSignedIn): Step =>
  (page) =>
    open(page, address);
