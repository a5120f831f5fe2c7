import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import * as logging from '@/lib/log';
import { storedValues } from '@/session/storage';

import { db, makeNotification } from '../../mock-api/node.ts';
import { openApp, signedInAs } from '../support/app.tsx';
import { networkFault, refusal } from '../support/faults.ts';
import { comeBack, findAgain, openRead, reads, searched, textsOfRead } from '../support/read-screens.ts';
import { aWhile, dropToasts, toasts } from '../support/steps.ts';
import { answer, callsOf, hold } from '../support/wire.ts';

const stale = "Couldn't refresh";

/** The page behind does not repeat the dialog's reads. */
const ofPages = [...reads, searched].filter(({ isReadOnArrival = true }) => isReadOnArrival);

describe.each(ofPages)('$what', (read) => {
  const { call, shows, loading, failed } = read;
  const texts = textsOfRead(read);

  it('waits without a limit on a later visit, without the failure of before, and stays when reading it again fails', async () => {
    let isBroken = true;
    answer(call, () => (isBroken ? networkFault.respond(200) : undefined));
    const user = await openRead(read);
    await waitFor(() => expect(texts(failed)[0]).toBeVisible());
    dropToasts();
    isBroken = false;
    let release: () => void = () => undefined;
    await comeBack(user, read, () => (release = hold(call)));
    await waitFor(() => expect(texts(loading)[0]).toBeInTheDocument());
    expect(texts(failed)).toEqual([]);
    release();
    await waitFor(() => expect(texts(shows)[0]).toBeVisible());
    expect(texts(loading)).toEqual([]);
    expect(toasts()).toEqual([]);

    await comeBack(user, read, () => (isBroken = true));
    await waitFor(() => expect(texts(stale)).toHaveLength(1));
    // The message is beside the list.
    expect(texts(stale)[0]?.closest('[role=alert]')).toBeNull();
    await waitFor(() => expect(texts(shows)[0]).toBeVisible());
    isBroken = false;
    await user.click(await findAgain(read));
    await waitFor(() => expect(texts(stale)).toEqual([]));
    expect(texts(shows)[0]).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(toasts()).toEqual([]);
  });
});

/** Advances the clock; nothing else sees the time pass. */
function later(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

/** Returns from another tab. */
async function focusAgain(): Promise<void> {
  fireEvent(window, new Event('visibilitychange'));
  await aWhile();
}

/** Opens a page, and counts its calls from then on. */
async function openShell() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const account = await signedInAs('individual');
  db.tables.notifications = [];
  openApp(paths.help);
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  await waitFor(() => expect(callsOf('listNotifications')).not.toEqual([]));
  await focusAgain();
  const before = callsOf('listNotifications').length;
  return { id: account.id, asked: () => callsOf('listNotifications').length - before };
}

it('the red dot is asked for again when the tab is shown again, at most once a minute', async () => {
  const { id, asked } = await openShell();
  await waitFor(() => expect(storedValues().notifications).toBe('false'));
  db.tables.notifications = [makeNotification({ ownerId: id, message: 'Your OKRs are ready.' })];
  later(59);
  await focusAgain();
  expect(asked()).toBe(0);

  later(2);
  await focusAgain();
  await waitFor(() => expect(storedValues().notifications).toBe('true'));
  expect(screen.getAllByText(/new notifications/)).not.toEqual([]);
  await focusAgain();
  expect(asked()).toBe(1);
});

it('a failure is logged once, also on the page that shows the list, and not followed by a call at every focus', async () => {
  const log = vi.spyOn(logging, 'log');
  answer('listNotifications', () => refusal(500).respond(200));
  const { asked } = await openShell();
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  await focusAgain();
  expect(asked()).toBe(0);
  later(61);
  await focusAgain();
  await waitFor(() => expect(log).toHaveBeenCalledTimes(2));
  expect(asked()).toBe(1);
  const before = callsOf('listNotifications').length;
  fireEvent.click(screen.getAllByRole('link', { name: 'Notifications' })[0] ?? document.body);
  await screen.findByText(notices.noNotifications);
  expect(log).toHaveBeenCalledTimes(callsOf('listNotifications').length - before + 2);
});
