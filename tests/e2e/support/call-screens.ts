import { expect, type Locator, type Page } from '@playwright/test';

import { demoAccounts } from '../../../mock-api/demo-accounts';
import type { CallName } from '../../../src/api/contract';
import { goalKinds } from '../../../src/domain/goal-kind';
import { errors, successes } from '../../../src/domain/messages';
import { paths } from '../../../src/domain/paths';
import { announcementsOf } from './announcements';
import { signIn } from './people';
import { button, visit } from './visits';

type Step = (page: Page) => Promise<unknown>;

/** The screen that makes a call of the contract, and its expected results. */
export type CallScreen = {
  call: CallName;
  /** Goes to one step before the call. */
  open: Step;
  send: Step;
  /** The same after a failure, if that differs. */
  sendAgain?: Step;
  /** Visible while the call is pending. */
  pending: (page: Page) => Locator;
  /** The failure's message; null for none. */
  failure: string | null;
  /** Shows the failure after its message has closed. */
  failed: (page: Page) => Locator;
  /** Typed values of fields by label. */
  kept?: Readonly<Record<string, string>>;
  /** Other parts that a failure must not change. */
  stays?: Step;
  done: Step;
  /** Whether opening a page makes it; a change is sent from a page and runs to its end. */
  isRead: boolean;
};

const press = (name: string) => (page: Page) => button(page, name).click();

/** A text on the page, not in a message. */
const text = (words: string) => (page: Page) =>
  page.getByText(words).and(page.locator(':not([role="alert"] *)')).first();

const isPending = (name: string) => (page: Page) => button(page, name).and(page.locator('[aria-busy="true"]'));

/** Expects a message to be announced once. */
const said = (words: string) => (page: Page) =>
  expect.poll(async () => (await announcementsOf(page, words)).length).toBe(1);

/** Expects the same, and another page. */
const opens = (address: string, words: string) => async (page: Page) => {
  await expect(page).toHaveURL(address);
  await said(words)(page);
};

const { okr } = goalKinds;
const { email, password } = demoAccounts.individual;
const firstGoal = (page: Page) => page.locator('[data-goal]').first();

/** A call of each kind: one that is sent, and one that is read. */
export const callScreens: readonly CallScreen[] = [
  {
    call: 'login',
    open: async (page) => {
      await visit(page, paths.individualSignIn);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
    },
    send: press('Sign In'),
    pending: isPending('Sign In'),
    failure: errors.loginFailed,
    failed: text(errors.loginFailed),
    kept: { Email: email, Password: password },
    done: opens(paths.dashboard, successes.login),
    isRead: false,
  },
  {
    call: 'listOkrs',
    open: signIn,
    send: (page) => page.goto(paths.okrs),
    sendAgain: press('Try again'),
    pending: text('Loading your OKRs'),
    failure: okr.noData,
    failed: text("We couldn't load your OKRs"),
    stays: (page) => expect(page.getByRole('heading', { level: 1, name: okr.listTitle })).toBeVisible(),
    done: (page) => expect(firstGoal(page)).toBeVisible(),
    isRead: true,
  },
];
