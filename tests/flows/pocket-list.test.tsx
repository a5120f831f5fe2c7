import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { storedValues } from '@/session/storage';

import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { openPocket, openPocketWith, shownGoals } from '../support/pocket.ts';
import { textsOf } from '../support/texts.ts';
import { toasts } from '../support/toasts.ts';
import { widths } from '../support/viewport.ts';
import { answer, callsOf } from '../support/wire.ts';

/** The texts of a row, without the box that chooses it. */
const cells = (row: HTMLElement) => textsOf(within(row).getAllByRole('cell').slice(1));

describe.each(kindRows)('$listTitle', (row) => {
  it.each(Object.values(audiences))(
    "has the title, five columns and a row for each record of the area's own session, newest first: $audience",
    async ({ audience, tokenKey }) => {
      await openPocket(row.kind, audience);
      expect(screen.getByRole('heading', { level: 1, name: row.listTitle })).toBeVisible();
      expect(textsOf(screen.getAllByRole('columnheader'))).toEqual(['Name', 'Role', 'Time', 'Date', 'Action']);
      const [, ...records] = screen.getAllByRole('row');
      expect(records.map(cells)).toEqual([
        ['First goal', 'CEO', '09:41 AM', 'Mar 14, 2026', ''],
        ['Second goal', 'HR', '05:05 PM', 'Mar 2, 2026', ''],
        ['Third goal', 'Manager', '12:00 AM', 'Dec 31, 2025', ''],
      ]);
      for (const goal of ['First goal', 'Second goal', 'Third goal']) {
        expect(screen.getByRole('button', { name: `Download ${goal}` })).toBeVisible();
        expect(screen.getByRole('button', { name: `Delete ${goal}` })).toBeVisible();
      }
      // A long goal is cut within its button, whose own lines not every browser cuts.
      const button = screen.getByRole('button', { name: 'First goal' });
      expect(button.className).not.toContain('line-clamp');
      expect(within(button).getByText('First goal')).toHaveClass('line-clamp-2');
      for (const request of callsOf(row.list)) {
        expect(request.headers.get('authorization')).toBe(`Bearer ${storedValues()[tokenKey] ?? ''}`);
        expect(request.credentials).not.toBe('include');
      }
    },
  );

  it('shows a record with holes with what it has; no bad one hides the good ones, nor one with the id of another', async () => {
    const list = [
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
      { id: 'a', goal: 'Twice', role: 'HR', result: 'x' },
    ];
    await openPocketWith(row.kind, { data: list });
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
      ['Twice', 'HR', none, none],
    ]);
    expect('polluted' in {}).toBe(false);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
  });

  it('shows a first-step text and no failure when the list is empty', async () => {
    await openPocketWith(row.kind, []);
    expect(await screen.findByText(`No ${row.names} in your pocket yet`)).toBeVisible();
    expect(screen.getByRole('link', { name: row.createLabel })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByText(row.noData)).toBeNull();
    expect(toasts()).toEqual([]);
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

describe('a long pocket', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `r${index}`,
      goal: `Goal ${index}`,
      role: 'HR',
      result: 'x',
      createdAt: '2026-03-14T09:41:00',
    }));

  it.each([
    { width: widths.wide, role: 'table', total: '[aria-rowcount="10001"]', name: 'aria-rowindex', last: '10001' },
    { width: widths.phone, role: 'list', total: '[aria-setsize="10000"]', name: 'aria-posinset', last: '10000' },
  ])('draws the rows that are needed, and counts them all: $width px', async ({ width, role, total, name, last }) => {
    const user = await openPocketWith('okr', many(10_000), width);
    const list = await screen.findByRole(role, { name: 'View Set OKRs' });
    expect(screen.getByText(/^10000 saved/)).toBeVisible();
    expect(list.matches(total) || list.querySelector(total)).toBeTruthy();
    expect(shownGoals().length).toBeLessThan(40);

    screen.getByRole('button', { name: 'Goal 0' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{PageDown}');
    expect(document.activeElement).toHaveTextContent('Goal 11');
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveTextContent('Goal 9999');
    expect(document.activeElement?.closest('[data-index]')).toHaveAttribute(name, last);
    await user.tab();
    expect(document.activeElement).toHaveAccessibleName('Download Goal 9999');
    for (let stop = 0; stop < 3; stop += 1) await user.tab({ shift: true });
    expect(document.activeElement).toHaveAccessibleName('Delete Goal 9998');
    expect(shownGoals().length).toBeLessThan(40);
  });

  it('is printed further than it is drawn, and says where it stops', async () => {
    await openPocketWith('kpi', many(3000));
    expect(await screen.findByText('The first 2000 of 3000 KPIs.')).toBeInTheDocument();
    expect(shownGoals().length).toBeLessThan(40);
    // Until it is listened to.
    await waitFor(() => {
      window.dispatchEvent(new Event('beforeprint'));
      expect(shownGoals()).toHaveLength(2000);
    });
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(shownGoals().length).toBeLessThan(40));
  });

  it('opens the record of the address, however far down, brings the focus to its row, or to the next when it is deleted', async () => {
    answer('deleteOkr', () => new HttpResponse(null, { status: 204 }));
    const user = await openPocketWith('okr', many(3000), widths.wide, '?record=r2500');
    expect(within(await screen.findByRole('region', { name: 'Details' })).getByText('Goal 2500')).toBeVisible();
    expect(shownGoals()).not.toContain('Goal 2500');
    await press(user, 'Close details');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Goal 2500'));
    await press(user, 'Delete Goal 2500');
    await press(user, 'Delete OKR');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Goal 2501'));
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '3000');
  });
});

it('draws a short pocket whole', async () => {
  const short = Array.from({ length: 20 }, (_, index) => ({ id: `r${index}`, goal: `Goal ${index}`, result: 'x' }));
  await openPocketWith('okr', short);
  await screen.findByRole('button', { name: 'Goal 19' });
  expect(shownGoals()).toHaveLength(20);
});
