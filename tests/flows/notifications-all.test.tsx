import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { makeNotification } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { address, openApp, signedInAs } from '../support/app.tsx';
import { refusal } from '../support/faults.ts';
import { press } from '../support/form.ts';
import { toasts } from '../support/toasts.ts';
import { answer, callsOf, hold, payloadOf } from '../support/wire.ts';

const messages = ['Welcome on board.', 'Your KPIs for HR are ready.', 'Your OKRs for CEO are ready.'];

const entries = () => within(screen.getByRole('main')).queryAllByRole('listitem');
const readButtons = () => screen.queryAllByRole('button', { name: /^Mark as Read/ });

async function openPage(audience: 'individual' | 'business' = 'individual') {
  const { id: ownerId } = await signedInAs(audience);
  db.tables.notifications = messages.map((message) => makeNotification({ ownerId, message }));
  const user = openApp(paths.notifications);
  await waitFor(() => expect(entries()).toHaveLength(messages.length));
  return user;
}

describe('marking all as read', () => {
  it('works through the listed call one by one, and the red dot goes with the last', async () => {
    const user = await openPage();
    const ids = db.tables.notifications.map(({ id }) => id);
    await press(user, 'Mark all as read');
    expect(await screen.findByText(notices.noNotifications)).toBeVisible();
    const sent = await Promise.all(callsOf('markNotificationAsRead').map(payloadOf));
    expect(sent).toEqual(ids.toReversed().map((notificationId) => ({ notificationId })));
    expect(storedValues().notifications).toBe('false');
    expect(await screen.findByText('3 of 3 marked as read.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(toasts()).toEqual([]);
  });

  it('keeps what failed, says how many, and tries them again', async () => {
    answer('markNotificationAsRead', () => refusal(500).respond(500), { once: true });
    const user = await openPage();
    await press(user, 'Mark all as read');
    expect(await screen.findByText('2 of 3 marked as read. 1 could not be marked and stayed.')).toBeVisible();
    expect(entries()).toHaveLength(1);
    expect(entries()[0]).toHaveTextContent(messages[2] ?? '');
    expect(storedValues().notifications).toBe('true');
    await user.click(readButtons()[0] ?? document.body);
    expect(await screen.findByText(notices.noNotifications)).toBeVisible();
  });

  it('shows how far it is and can be stopped; what was not sent is not sent', async () => {
    hold('markNotificationAsRead');
    const user = await openPage();
    await press(user, 'Mark all as read');
    expect(await screen.findByRole('progressbar', { name: 'Marking as read' })).toHaveAttribute('max', '1');
    const stop = await screen.findByRole('button', { name: 'Stop' });
    await waitFor(() => expect(stop).toHaveFocus());
    await waitFor(() => expect(callsOf('markNotificationAsRead')).toHaveLength(1));
    await user.click(stop);
    expect(await screen.findByText('0 of 3 marked as read.')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus());
    expect(entries()).toHaveLength(3);
    expect(callsOf('markNotificationAsRead')).toHaveLength(1);
  });

  it('is started once however often it is pressed', async () => {
    const letGo = hold('markNotificationAsRead');
    await openPage();
    const button = screen.getByRole('button', { name: 'Mark all as read' });
    await act(async () => {
      button.click();
      button.click();
      await Promise.resolve();
    });
    letGo();
    expect(await screen.findByText(notices.noNotifications)).toBeVisible();
    expect(callsOf('markNotificationAsRead')).toHaveLength(3);
  });

  it('joins a request that was sent before somebody left and came back', async () => {
    const letGo = hold('markNotificationAsRead');
    const user = await openPage();
    await user.click(readButtons()[0] ?? document.body);
    await waitFor(() => expect(callsOf('markNotificationAsRead')).toHaveLength(1));
    await user.click(screen.getAllByRole('link', { name: 'Help' })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    await user.click(screen.getAllByRole('link', { name: 'Notifications' })[0] ?? document.body);
    await press(user, 'Mark all as read');
    letGo();
    expect(await screen.findByText('3 of 3 marked as read.')).toBeVisible();
    expect(callsOf('markNotificationAsRead')).toHaveLength(3);
  });

  it('ends without a word when somebody leaves', async () => {
    const letGo = hold('markNotificationAsRead');
    const user = await openPage();
    await press(user, 'Mark all as read');
    await waitFor(() => expect(callsOf('markNotificationAsRead')).toHaveLength(1));
    await user.click(screen.getAllByRole('link', { name: 'Help' })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    letGo();
    await act(() => new Promise((resolve) => void setTimeout(resolve, 50)));
    expect(callsOf('markNotificationAsRead')).toHaveLength(1);
    expect(toasts()).toEqual([]);
  });
});

describe('one entry', () => {
  it('gives the focus to the next one when it goes, and to the title when it was the last', async () => {
    const user = await openPage();
    for (const left of [2, 1, 0]) {
      await user.click(readButtons()[0] ?? document.body);
      await waitFor(() => expect(entries()).toHaveLength(left));
      const next = readButtons()[0] ?? screen.getByRole('heading', { level: 1 });
      await waitFor(() => expect(next).toHaveFocus());
    }
  });

  it.each(Object.values(audiences))('leads to the list it speaks of, $audience', async (row) => {
    const user = await openPage(row.audience);
    expect(within(entries()[2] ?? document.body).queryByRole('link')).toBeNull();
    const [okr, kpi] = entries().map((entry) => within(entry).queryByRole('link'));
    expect(kpi).toHaveAttribute('href', goalKinds.kpi.listPath[row.audience]);
    await user.click(okr ?? document.body);
    await waitFor(() => expect(address()).toBe(goalKinds.okr.listPath[row.audience]));
  });
});
