import { expect, type Locator, type Page } from '@playwright/test';

import type { CallName } from '../../../src/api/contract';
import { announcementsOf } from './announcements';
import { button, visit } from './visits';

export type Step = (page: Page) => Promise<unknown>;

/** The screen that makes a call of the contract, and what is expected of it. */
export type CallScreen = {
  call: CallName;
  /** Goes to where one step is left to the call. */
  open: Step;
  send: Step;
  /** The same after a failure, where that is another step. */
  sendAgain?: Step;
  /** Is there while the call is under way. */
  pending: (page: Page) => Locator;
  /** The message of a failure; null where there is none. */
  failure: string | null;
  /** Where a failure still stands when its message has gone, where it does. */
  failed?: (page: Page) => Locator;
  /** Fields by label with what was typed into them. */
  kept?: Readonly<Record<string, string>>;
  /** What else a failure leaves as it was. */
  stays?: Step;
  done: Step;
  /** Whether it is made by opening a page; what changes something is sent from one, and runs to its end. */
  isRead: boolean;
  /** Whether the bell waits for it too, on every page. */
  isOfShell?: boolean;
};

/** Presses the button of this name. */
export const press = (name: string) => (page: Page) => button(page, name).click();

/** Where a text stands on the page, and not in a message. */
export const text = (words: string) => (page: Page) =>
  page.getByText(words).and(page.locator(':not([role="alert"] *)')).first();

/** The button of this name, while it waits. */
export const isPending =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('button', { name, exact: true }).and(page.locator('[aria-busy="true"]'));

/** Expects a message to be announced, once. */
export const said = (words: string) => (page: Page) =>
  expect.poll(async () => (await announcementsOf(page, words)).length).toBe(1);

/** Expects the same, and another page. */
export const opens = (address: string | RegExp, words: string) => async (page: Page) => {
  await expect(page).toHaveURL(address);
  await said(words)(page);
};

/** A form of which everything stands on one page: it is filled in by labels, and sent with a button. */
export function form(
  row: Pick<CallScreen, 'call' | 'failure' | 'done'> & {
    /** Signs in, where the page needs it. */
    enter?: Step;
    path: string | (() => Promise<string>);
    typed: Readonly<Record<string, string>>;
    button: string;
  },
): CallScreen {
  const { enter, path, typed, button: name, failure } = row;
  return {
    ...row,
    isRead: false,
    open: async (page) => {
      await enter?.(page);
      await visit(page, typeof path === 'string' ? path : await path());
      for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value);
    },
    send: press(name),
    pending: isPending(name),
    failed: text(failure ?? ''),
    kept: typed,
  };
}

/** What a page reads as soon as it is opened, or as one has come to it. */
export function read(
  row: Pick<CallScreen, 'call' | 'failure' | 'failed' | 'stays' | 'done' | 'isOfShell'> & {
    /** Signs in. */
    enter: Step;
    path: string;
    /** What is done on the page until it reads. */
    arrive?: Step;
    loading: string;
    /** The button that asks again, where the page has several. */
    again?: string;
  },
): CallScreen {
  const { enter, path, arrive, loading, again = 'Try again' } = row;
  return {
    ...row,
    open: async (page) => {
      await enter(page);
      if (!arrive) return;
      await visit(page, path);
    },
    send: (page) => arrive?.(page) ?? page.goto(path),
    sendAgain: press(again),
    pending: text(loading),
    isRead: true,
  };
}
