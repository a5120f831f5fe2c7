import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import * as logging from '@/lib/log';
import { storedValues } from '@/session/storage';

import { makeNotification } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { openApp, signedInAs } from '../support/app.tsx';
import { refusal } from '../support/faults.ts';
import { answer, callsOf } from '../support/wire.ts';

/** Lets this much time pass, of which only the clock knows. */
function later(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

/** Comes back from another window; the tab was in sight all the time. */
async function comeBack(): Promise<void> {
  fireEvent.blur(window);
  fireEvent.focus(window);
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  });
}

/** Opens a page, and gives a count of the calls that are made from then on. */
async function openShell() {
  vi.useFakeTimers({ toFake: ['Date'] });
  const account = await signedInAs('individual');
  db.tables.notifications = [];
  openApp(paths.help);
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  await waitFor(() => expect(callsOf('listNotifications')).not.toEqual([]));
  await comeBack();
  const before = callsOf('listNotifications').length;
  return { id: account.id, asked: () => callsOf('listNotifications').length - before };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the red dot is asked for again when the window gets the focus, at most once a minute', async () => {
  const { id, asked } = await openShell();
  await waitFor(() => expect(storedValues().notifications).toBe('false'));
  db.tables.notifications = [makeNotification({ ownerId: id, message: 'Your OKRs are ready.' })];
  later(59);
  await comeBack();
  expect(asked()).toBe(0);

  later(2);
  await comeBack();
  await waitFor(() => expect(storedValues().notifications).toBe('true'));
  expect(screen.getAllByText(/new notifications/)).not.toEqual([]);
  await comeBack();
  expect(asked()).toBe(1);
});

it('a failure is logged once, also on the page that shows the list, and not followed by a call at every focus', async () => {
  const log = vi.spyOn(logging, 'log');
  answer('listNotifications', () => refusal(500).respond(200));
  const { asked } = await openShell();
  await comeBack();
  expect(asked()).toBe(0);
  expect(log).toHaveBeenCalledTimes(1);
  later(61);
  await comeBack();
  expect(asked()).toBe(1);
  expect(log).toHaveBeenCalledTimes(2);
  const before = callsOf('listNotifications').length;
  fireEvent.click(screen.getAllByRole('link', { name: 'Notifications' })[0] ?? document.body);
  await screen.findByText(notices.noNotifications);
  expect(log).toHaveBeenCalledTimes(callsOf('listNotifications').length - before + 2);
});
