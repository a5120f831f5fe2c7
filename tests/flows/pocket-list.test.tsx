import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { storedValues } from '@/session/storage';

import { db } from '../../mock-api/node.ts';
import { openApp, signedInAs } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { openPocket, openPocketWith, shownGoals } from '../support/pocket.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { widths } from '../support/viewport.ts';
import { answer, callsOf } from '../support/wire.ts';

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe.each(kindRows)('$listTitle', (row) => {
  it('has the title, the five columns and a row for each record, newest first', async () => {
    await openPocket(row.kind);
    expect(screen.getByRole('heading', { level: 1, name: row.listTitle })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Role',
      'Time',
      'Date',
      'Action',
    ]);
    const [, ...records] = screen.getAllByRole('row');
    expect(records.map(cells)).toEqual([
      ['First goal', 'CEO', '09:41 AM', 'Mar 14, 2026', ''],
      ['Second goal', 'HR', '05:05 PM', 'Mar 2, 2026', ''],
      ['Third goal', 'Manager', '12:00 AM', 'Dec 31, 2025', ''],
    ]);
  });

  it('names the two icons of a row with its goal', async () => {
    await openPocket(row.kind);
    for (const goal of ['First goal', 'Second goal', 'Third goal']) {
      expect(screen.getByRole('button', { name: `Download ${goal}` })).toBeVisible();
      expect(screen.getByRole('button', { name: `Delete ${goal}` })).toBeVisible();
    }
  });

  it.each(['individual', 'business'] as const)(
    "asks with the bearer of the area's own session: %s",
    async (audience) => {
      await openPocket(row.kind, audience);
      const token = { individual: storedValues().authToken, business: storedValues().businessToken }[audience];
      for (const request of callsOf(row.list)) {
        expect(request.headers.get('authorization')).toBe(`Bearer ${token ?? ''}`);
        expect(request.credentials).not.toBe('include');
      }
    },
  );

  it('shows a record with holes with what it has, and no bad one hides the good ones', async () => {
    await openPocketWith(row.kind, [
      null,
      'text',
      7,
      [],
      {},
      { id: 'a', goal: 'Whole', role: 'CEO', result: 'x', createdAt: '2026-03-14T09:41:00' },
      { id: 'b', goal: 'No date', role: 'HR', result: 'x' },
      { id: 'c', goal: 'Bad date', role: 'HR', result: 'x', createdAt: 'yesterday' },
      { id: 'd', goal: 'No role', result: 'x', createdAt: '2026-03-13T09:41:00' },
      { id: 'e', role: 'Nobody', result: 'x', createdAt: '2026-03-12T09:41:00' },
      { id: 6, goal: 'Number for an id', role: { toString: 'x' }, result: null, createdAt: 1e20 },
      { __proto__: { polluted: true }, id: 'constructor', goal: 'Odd id', role: '__proto__', result: ['A', 'B'] },
    ]);
    await screen.findByRole('button', { name: 'Whole' });
    const [, ...records] = screen.getAllByRole('row');
    const none = '\u2013';
    expect(records.map(cells).map((each) => each.slice(0, 4))).toEqual([
      ['Whole', 'CEO', '09:41 AM', 'Mar 14, 2026'],
      ['No role', none, '09:41 AM', 'Mar 13, 2026'],
      [none, 'Nobody', '09:41 AM', 'Mar 12, 2026'],
      ['No date', 'HR', none, none],
      ['Bad date', 'HR', none, none],
      ['Number for an id', none, none, none],
      ['Odd id', '__proto__', none, none],
    ]);
    expect('polluted' in {}).toBe(false);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
  });

  it('understands a list that is wrapped in data, and ids that repeat', async () => {
    const record = { goal: 'Twice', role: 'HR', result: 'x' };
    await openPocketWith(row.kind, { data: [{ id: 'a', ...record }, { id: 'a', ...record }, record] });
    await screen.findAllByRole('button', { name: 'Twice' });
    expect(shownGoals()).toEqual(['Twice', 'Twice', 'Twice']);
  });

  it('shows a first-step text and no failure when the list is empty', async () => {
    await openPocketWith(row.kind, []);
    expect(await screen.findByText(`No ${row.plural} in your pocket yet`)).toBeVisible();
    expect(screen.getByRole('link', { name: row.createLabel })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByText(row.noData)).toBeNull();
    expect(toasts()).toEqual([]);
  });

  it('says once that the list could not be fetched, and loads it with Try again', async () => {
    await signedInAs('individual');
    answer(row.list, () => HttpResponse.json({}, { status: 500 }));
    const user = openApp(row.listPath.individual);
    await onlyToast(row.noData);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText(`No ${row.plural} in your pocket yet`)).toBeNull();

    db.tables.goals = [];
    answer(row.list, () => HttpResponse.json([{ id: 'a', goal: 'Here again', role: 'HR', result: 'x' }]));
    await press(user, 'Try again');
    expect(await screen.findByRole('button', { name: 'Here again' })).toBeVisible();
    expect(toasts()).toEqual([row.noData]);
  });

  it('says it again when Try again fails too', async () => {
    await signedInAs('individual');
    answer(row.list, () => HttpResponse.error());
    const user = openApp(row.listPath.individual);
    await onlyToast(row.noData);
    await press(user, 'Try again');
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await expect.poll(toasts).toEqual([row.noData, row.noData]);
  });

  it('is a list with the same controls on a phone', async () => {
    await openPocket(row.kind, 'individual', widths.phone);
    expect(screen.queryByRole('table')).toBeNull();
    const items = within(screen.getByRole('list', { name: row.listTitle })).getAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(items[0]).toHaveTextContent(/First goal.*CEO · 09:41 AM · Mar 14, 2026/);
    expect(screen.getByRole('button', { name: 'Delete Second goal' })).toBeVisible();
  });
});

it('draws ten thousand records as they are needed', async () => {
  const record = { role: 'HR', result: 'x', createdAt: '2026-03-14T09:41:00' };
  const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `r${index}`, goal: `Goal ${index}`, ...record }));
  await openPocketWith('okr', many);
  expect(await screen.findByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  expect(shownGoals().length).toBeLessThan(200);
  expect(screen.getByText(/^10000 saved/)).toBeVisible();
});
