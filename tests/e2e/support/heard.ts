import { expect, type Page } from '@playwright/test';

/* Checks and waits of the recorded journeys (tests/e2e/transcripts.spec.ts). */

export const main = (page: Page) => page.getByRole('main');

export const dialog = (page: Page) => page.getByRole('dialog');

export const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeAttached();
