// proof: races

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { db, makeNotification } from '../../mock-api/node.ts';
import { openApp, signedInAs } from '../support/app.tsx';
import { refusal } from '../support/faults.ts';
import { triesRace } from '../support/note-tests.ts';
import { aWhile, press, toasts } from '../support/steps.ts';
import { answer, callsOf, holdEach, payloadOf } from '../support/wire.ts';

const messages = ['Welcome on board.', 'Your KPIs for HR are ready.', 'Your OKRs for CEO are ready.'];

async function openPage(audience: 'individual' | 'business' = 'individual') {
  const { id: ownerId } = await signedInAs(audience);
  db.tables.notifications = messages.map((message) => makeNotification({ ownerId, message }));
  const user = openApp(paths.notifications);
  await waitFor(() => expect(entries()).toHaveLength(messages.length));
  return user;
}

const entries = () => within(screen.getByRole('main')).queryAllByRole('listitem');
/** The name is the visible label; the message it belongs to is its description (docs/product.md 14.1). */
const readButton = (message: string) => screen.findByRole('button', { name: 'Mark as Read', description: message });

it.each(Object.values(audiences))(
  'notifications, $audience: are listed newest first, each with its icon and its button, and leave one by one; the flag goes with the last',
  async (row) => {
    const user = await openPage(row.audience);
    expect(await screen.findByRole('heading', { level: 1, name: 'Stay Updated' })).toBeVisible();
    await readButton(messages[0] ?? '');
    expect(entries().map((entry) => entry.querySelector('p')?.textContent)).toEqual(messages.toReversed());
    // The OKR's target, the KPI's gauge, and a bell for everything else.
    const icons = entries().map((entry) => entry.querySelector('svg')?.getAttribute('class'));
    expect(icons[0]).toContain('lucide-target');
    expect(icons[1]).toContain('lucide-gauge');
    expect(icons[2]).toContain('lucide-bell');
    const [okr, kpi, welcome] = entries().map((entry) => within(entry).queryByRole('link')?.getAttribute('href'));
    expect([okr, kpi]).toEqual([goalKinds.okr.listPath[row.audience], goalKinds.kpi.listPath[row.audience]]);
    expect(welcome).toBeUndefined();
    await waitFor(() => expect(storedValues().notifications).toBe('true'));
    for (const [index, message] of messages.entries()) {
      const id = db.tables.notifications.find((each) => each.message === message)?.id;
      await user.click(await readButton(message));
      await waitFor(() => expect(entries()).toHaveLength(messages.length - index - 1));
      // The next one takes the focus, and the title at last.
      const next = readButtons().at(-1) ?? screen.getByRole('heading', { level: 1 });
      await waitFor(() => expect(next).toHaveFocus());
      const sent = callsOf('markNotificationAsRead');
      expect(sent).toHaveLength(index + 1);
      const last = sent.at(-1);
      expect(last && (await payloadOf(last))).toEqual({ notificationId: id });
      expect(storedValues().notifications).toBe(String(index < messages.length - 1));
    }
    expect(screen.getByText(notices.noNotifications)).toBeVisible();
    expect(screen.getByText('New OKRs and KPIs show up here.')).toBeVisible();
    expect(toasts()).toEqual([]);
  },
);

// reads.test.tsx tests failures, and that the flag stays then.
it('notifications without a userId makes no call and says the same', async () => {
  await signedInAs('individual');
  localStorage.removeItem('userId');
  openApp(paths.notifications);
  expect(await screen.findByText(notices.noNotifications)).toBeVisible();
  expect(callsOf('listNotifications')).toEqual([]);
});

const readButtons = () => screen.queryAllByRole('button', { name: /^Mark as Read/ });

describe('marking all as read', () => {
  it('marks the list one by one, and the red dot disappears with the last', async () => {
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
    expect(await screen.findByText("2 of 3 marked as read. We couldn't mark 1.")).toBeVisible();
    expect(entries()).toHaveLength(1);
    expect(entries()[0]).toHaveTextContent(messages[2] ?? '');
    expect(storedValues().notifications).toBe('true');
    await user.click(readButtons()[0] ?? document.body);
    expect(await screen.findByText(notices.noNotifications)).toBeVisible();
  });
});

describe('a list that is read again meanwhile', () => {
  /** Returns from another tab after more than a minute, when the list is refetched. */
  async function comeBack(): Promise<void> {
    vi.setSystemTime(Date.now() + 61_000);
    await act(async () => {
      fireEvent(window, new Event('visibilitychange'));
      await Promise.resolve();
    });
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });

  it('does not bring back what is marked, whether it was answered before or comes late', async () => {
    triesRace('a mark as read that a late list crosses');
    const user = await openPage();
    const mark = holdEach('markNotificationAsRead');
    await user.click(readButtons()[0] ?? document.body);
    const marking = await mark.next();
    const list = holdEach('listNotifications', { acts: 'at once' });
    await comeBack();
    (await list.next()).release();
    await waitFor(() => expect(readButtons()[0]).toHaveAttribute('aria-busy', 'true'));
    expect(entries()).toHaveLength(3);
    await comeBack();
    const late = await list.next();
    marking.release();
    await waitFor(() => expect(entries()).toHaveLength(2));
    late.release();
    // The dropped one is repeated.
    (await list.next()).release();
    await aWhile();
    expect(entries()).toHaveLength(2);
    expect(callsOf('markNotificationAsRead')).toHaveLength(1);
  });

  it('keeps unread what came after the press on all', async () => {
    triesRace('marking all while one more comes');
    const user = await openPage();
    const mark = holdEach('markNotificationAsRead');
    await press(user, 'Mark all as read');
    (await mark.next()).release();
    const second = await mark.next();
    const ownerId = db.tables.notifications[0]?.ownerId ?? '';
    db.tables.notifications.push(makeNotification({ ownerId, message: 'Your OKRs for HR are ready.' }));
    await comeBack();
    await waitFor(() => expect(entries()).toHaveLength(3));
    second.release();
    (await mark.next()).release();
    expect(await screen.findByText('3 of 3 marked as read.')).toBeVisible();
    expect(entries()).toHaveLength(1);
    expect(entries()[0]).toHaveTextContent('Your OKRs for HR are ready.');
    expect(storedValues().notifications).toBe('true');
    expect(callsOf('markNotificationAsRead')).toHaveLength(3);
  });
});
