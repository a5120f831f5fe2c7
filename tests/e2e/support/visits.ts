import { expect, type Locator, type Page } from '@playwright/test';

import { registerNewUser, signIn, signInBusiness } from './people';

export type Screen = {
  /** Also the name of its picture. */
  name: string;
  /** Brings the page there from nothing; `shown` is waited for after it. */
  open: (page: Page) => Promise<void>;
  /** What tells the state from the page it is on; it is still there when the window gets another width. */
  shown?: (page: Page) => Locator;
  /** At which window widths there is such a state; everywhere unless it says otherwise. */
  at?: (width: number) => boolean;
};

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens an address and waits for its title. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** As `visit`, signed in as Amara. */
export async function visitSignedIn(page: Page, address: string) {
  await signIn(page);
  await visit(page, address);
}

/** As `visit`, signed in as the ready business. */
export async function visitAsBusiness(page: Page, address: string) {
  await signInBusiness(page);
  await visit(page, address);
}

/** As `visit`, signed in as somebody new, of whom nothing is known yet; one for each width. */
export async function visitAsNewUser(page: Page, address: string) {
  const email = `new.${page.viewportSize()?.width}@northbay.example`;
  await signIn(page, await registerNewUser(email));
  await visit(page, address);
}
