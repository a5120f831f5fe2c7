import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { audiences } from '@/domain/audience';
import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { makeNotification } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { openApp, signedInAs } from '../support/app.tsx';
import { bodyFaults, networkFault, refusal } from '../support/faults.ts';
import { aWhile } from '../support/leaving.ts';
import { toasts } from '../support/toasts.ts';
import { answer, callsOf, hold, onlyCallOf, payloadOf } from '../support/wire.ts';

const messages = ['Your KPIs for HR are ready.', 'Your OKRs for CEO are ready.', 'Welcome on board.'];

async function openPage(audience: 'individual' | 'business' = 'individual') {
  const account = await signedInAs(audience);
  db.tables.notifications = messages.map((message) => makeNotification({ ownerId: account.id, message }));
  const user = openApp(paths.notifications);
  return { user, account };
}

const entries = () => within(screen.getByRole('main')).queryAllByRole('listitem');
/** The name is the visible label; the message it belongs to is its description (docs/product.md 14.1). */
const readButton = (message: string) => screen.findByRole('button', { name: 'Mark as Read', description: message });

describe.each(Object.values(audiences))('notifications, $audience', (row) => {
  it('are listed newest first, each with its icon and its button, and leave one by one; the flag goes with the last', async () => {
    const { user, account } = await openPage(row.audience);
    expect(await screen.findByRole('heading', { level: 1, name: 'Stay Updated' })).toBeVisible();
    await readButton(messages[0] ?? '');
    expect(entries().map((entry) => entry.querySelector('p')?.textContent)).toEqual(messages.toReversed());
    // The OKR's target, the KPI's gauge, and a bell for everything else.
    const icons = entries().map((entry) => entry.querySelector('svg')?.getAttribute('class'));
    expect(icons[0]).toContain('lucide-bell');
    expect(icons[1]).toContain('lucide-target');
    expect(icons[2]).toContain('lucide-gauge');
    for (const request of callsOf('listNotifications')) {
      expect(new URL(request.url).pathname).toBe(`/api/notifications/${account.id}`);
      expect(request.headers.get('authorization')).toBe(`Bearer ${storedValues()[row.tokenKey] ?? ''}`);
      expect(request.credentials).toBe('include');
    }

    await waitFor(() => expect(storedValues().notifications).toBe('true'));
    for (const [index, message] of messages.entries()) {
      const id = db.tables.notifications.find((each) => each.message === message)?.id;
      await user.click(await readButton(message));
      await waitFor(() => expect(entries()).toHaveLength(messages.length - index - 1));
      const sent = callsOf('markNotificationAsRead');
      expect(sent).toHaveLength(index + 1);
      const last = sent.at(-1);
      expect(last && (await payloadOf(last))).toEqual({ notificationId: id });
      expect(last?.credentials).not.toBe('include');
      expect(storedValues().notifications).toBe(String(index < messages.length - 1));
    }
    expect(screen.getByText(notices.noNotifications)).toBeVisible();
    expect(toasts()).toEqual([]);
  });
});

// reads.test.tsx has how they fail, and that the flag stays then.
describe('notifications', () => {
  it('says so when there are none, and clears the flag', async () => {
    await signedInAs('individual');
    localStorage.setItem('notifications', 'true');
    db.tables.notifications = [];
    openApp(paths.notifications);
    expect(await screen.findByText('No new notifications')).toBeVisible();
    await waitFor(() => expect(storedValues().notifications).toBe('false'));
  });

  it('without a userId makes no call and says the same', async () => {
    await signedInAs('individual');
    localStorage.removeItem('userId');
    openApp(paths.notifications);
    expect(await screen.findByText(notices.noNotifications)).toBeVisible();
    expect(callsOf('listNotifications')).toEqual([]);
  });

  it.each([networkFault, refusal(500), bodyFaults.html])(
    'keeps the entry when marking fails, says nothing, and works at the second try: $name',
    async ({ respond }) => {
      answer('markNotificationAsRead', () => respond(200), { once: true });
      const { user } = await openPage();
      const button = await readButton(messages[0] ?? '');
      await user.click(button);
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      expect(entries()).toHaveLength(messages.length);
      expect(toasts()).toEqual([]);

      await user.click(button);
      await waitFor(() => expect(entries()).toHaveLength(messages.length - 1));
    },
  );

  it('sends one request for a double click', async () => {
    const letGo = hold('markNotificationAsRead');
    const { user } = await openPage();
    await user.dblClick(await readButton(messages[0] ?? ''));
    await onlyCallOf('markNotificationAsRead');
    letGo();
    await waitFor(() => expect(entries()).toHaveLength(messages.length - 1));
    expect(callsOf('markNotificationAsRead')).toHaveLength(1);
  });

  it.each<[string, string, MouseEventInit, number]>([
    ['no other one', 'the second click of a double click', { detail: 2 }, 100],
    ['the next one', 'a press half a second later', { detail: 2 }, 500],
    ['the next one', 'a press after the pointer has moved', { detail: 2, clientX: 40, clientY: 30 }, 100],
    ['the next one', 'the keyboard', { detail: 0 }, 100],
  ])('marks %s, which moves up under the pointer, with %s', async (marked, _, press, later) => {
    const { user } = await openPage();
    const [last = '', second = ''] = messages.toReversed();
    await user.pointer({ keys: '[MouseLeft]', target: await readButton(last) });
    await waitFor(() => expect(entries()).toHaveLength(2));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...press });
    vi.spyOn(click, 'timeStamp', 'get').mockReturnValue(performance.now() + later);
    fireEvent(await readButton(second), click);
    await aWhile();
    const count = marked === 'the next one' ? 2 : 1;
    expect(callsOf('markNotificationAsRead')).toHaveLength(count);
    expect(entries()).toHaveLength(messages.length - count);
  });

  it('leaves out entries that are none, and shows hostile messages as text', async () => {
    await signedInAs('individual');
    const hostile = '<img src=x onerror=alert(1)> OKR';
    answer('listNotifications', () =>
      HttpResponse.json([null, 'text', { message: 'without an id' }, { id: 'a', message: hostile }, { id: 2 }]),
    );
    openApp(paths.notifications);
    await readButton(hostile);
    expect(document.querySelector('[onerror]')).toBeNull();
    expect(entries()).toHaveLength(2);
  });
});
