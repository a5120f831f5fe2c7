import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';

import { contract, type CallName } from '@/api/contract';
import { queryClientOf } from '@/app/query-client';
import type { Audience } from '@/domain/audience';
import { sessionOwner } from '@/session/session';
import { storedValues } from '@/session/storage';

import { pathParams } from '../../mock-api/routing.ts';
import { address, goTo } from './app.tsx';
import { spoil } from './fault-servers.ts';
import type { NumberedFault } from './fault-table.ts';
import { openRead } from './read-screens.ts';
import { aWhile, dropToasts, go, toasts, toHelp } from './steps.ts';
import { callsOf, watchAborts } from './wire.ts';

/** Something that a page reads and shows. */
export type Read = {
  what: string;
  call: CallName;
  audience: Audience;
  path: string;
  /** The menu entry of its page, and the steps until it is read. */
  link: string | RegExp;
  arrive?: (user: UserEvent) => Promise<void>;
  /** False if it is read only after those. */
  isReadOnArrival?: boolean;
  /** The text of each state: read, loading, failed, empty. */
  shows: string;
  loading: string;
  failed: string;
  empty: string;
  /** The message of the failure, if it is not only logged. */
  noData?: string;
  /** Other texts of that state. */
  stays?: string;
  /** The part of the page with all of this, if the page repeats it elsewhere. */
  findPart?: () => HTMLElement;
  /** The button that asks again, where the page has several. */
  again?: string;
  /** The focused element after a successful retry. */
  focused: () => HTMLElement;
};

/** The place of a text on its page, as text or in a field, outside messages. */
export function textsOf({ findPart = () => document.body }: Read): (text: string) => HTMLElement[] {
  return (text) => {
    const part = within(findPart());
    return [...part.queryAllByText(text, { ignore: '[role=alert] *' }), ...part.queryAllByDisplayValue(text)];
  };
}

export const findAgain = ({ again = 'Try again' }: Read): Promise<HTMLElement> =>
  screen.findByRole('button', { name: again });

/** Leaves the page, and returns by the menu. */
export async function comeBack(user: UserEvent, { link, arrive }: Read, meanwhile: () => void): Promise<void> {
  await toHelp(user);
  meanwhile();
  // A page takes what is fresh (src/api/fresh.ts).
  vi.setSystemTime(Date.now() + 6000);
  await go(user, link);
  await arrive?.(user);
}

/** Valid responses without content. */
const numbersOfNothing: readonly string[] = ['R22', 'R23'];

/**
 * Opens the page under a fault: it shows the failure in its place, and nothing else is lost. A retry shows the data.
 */
export async function failToRead(read: Read, fault: NumberedFault): Promise<void> {
  const { call, shows, failed, noData, stays = failed, empty } = read;
  const texts = textsOf(read);
  const asked = countAsked(call);
  const spoiled = spoil(call);
  // A failure that comes before the code of the page is not reported: the page reads once more (app/page-queries.ts).
  spoiled.under(fault, { isHeld: true });
  const user = await openRead(read);
  await expectLoading(read, spoiled.asked());
  spoiled.release();
  const again = await findAgain(read);
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
  await waitFor(() => expect(toasts()).toEqual(noData === undefined ? [] : [noData]));
  expect(texts(failed)[0]).toBeVisible();
  expect(texts(stays)[0]).toBeVisible();
  expect(texts(shows)).toEqual([]);
  expect(empty === failed ? [] : texts(empty)).toEqual([]);
  expect(storedValues().notifications).toBe('true');
  expect(asked()).toBe(1);
  dropToasts();

  spoiled.under(null);
  await user.click(again);
  await waitFor(() => expect(texts(shows)[0]).toBeVisible());
  await waitFor(() => expect(read.focused()).toHaveFocus());
  expect(asked()).toBe(2);
  expect(texts(failed)).toEqual([]);
  expect(toasts()).toEqual([]);
}

/** Opens the page under a harmless fault; a reload shows the data. */
export async function readUnder(read: Read, fault: NumberedFault): Promise<void> {
  const { call, shows, failed, empty } = read;
  const texts = textsOf(read);
  const asked = countAsked(call);
  const spoiled = spoil(call);
  spoiled.under(fault, { isHeld: true });
  await openRead(read);
  await expectLoading(read, spoiled.asked());
  spoiled.release();
  const expected = numbersOfNothing.includes(fault.number) ? empty : shows;
  await waitFor(() => expect(texts(expected)[0]).toBeVisible());
  expect(empty === failed ? [] : texts(failed)).toEqual([]);
  expect(toasts()).toEqual([]);
  expect(asked()).toBe(1);

  spoiled.under(null);
  cleanup();
  await openRead(read);
  await waitFor(() => expect(texts(shows)[0]).toBeVisible());
  expect(asked()).toBe(2);
}

/** Opens the page, leaves it while the read is pending, without a message, and reloads it successfully. */
export async function leaveUnread(read: Read, fault: NumberedFault): Promise<void> {
  const { call, shows } = read;
  const texts = textsOf(read);
  const asked = countAsked(call);
  const spoiled = spoil(call);
  spoiled.under(fault);
  await openRead(read);
  await expectLoading(read, spoiled.asked());
  expect(asked()).toBe(1);
  const before = storedValues();
  goTo('/confirm-email');
  await screen.findByRole('heading', { level: 1, name: 'Confirm your email address' });
  await aWhile();
  expect([toasts(), address(), storedValues()]).toEqual([[], '/confirm-email', before]);
  expect(asked(), 'it is given up with its page').toBe(0);

  spoiled.under(null);
  cleanup();
  await openRead(read);
  await waitFor(() => expect(texts(shows)[0]).toBeVisible());
  expect(asked()).toBe(1);
}

/**
 * Counts reads from now on. Aborted reads do not count: StrictMode mounts a page twice, and aborts the first mount's
 * read.
 */
function countAsked(call: CallName): () => number {
  const aborted = watchAborts();
  const { path } = contract[call];
  return () =>
    callsOf(call).length - aborted().filter((other) => pathParams(path, `http://host${other}`) !== null).length;
}

async function expectLoading(read: Read, asked: Promise<void>): Promise<void> {
  await asked;
  await waitFor(() => expect(textsOf(read)(read.loading)[0]).toBeInTheDocument());
  // The page says that it loads, and announces it a moment later.
  const reading = () => queryClientOf(sessionOwner()).getQueryCache().findAll({ fetchStatus: 'fetching' });
  await waitFor(() => expect(reading().filter((query) => query.getObserversCount() === 0)).toEqual([]));
  expect(toasts()).toEqual([]);
}
