import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { address, goBack } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { details, openPocket, openPocketWith } from '../support/pocket.ts';
import { textsOf } from '../support/texts.ts';
import { widths } from '../support/viewport.ts';

const linesOf = (panel: HTMLElement) => textsOf(within(panel).getAllByRole('listitem'));
const title = () => within(details()).getByRole('heading', { level: 2 });
const none = 'Select a row to read it in full.';

describe.each(kindRows)('the details, $plural', (row) => {
  it('invite to select a row; show it in full, by line, from a press anywhere in it or Enter; close by button and Back', async () => {
    const { user } = await openPocket(row.kind);
    expect(details()).toHaveTextContent(none);
    const opener = screen.getByRole('button', { name: 'First goal' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(title()).toHaveTextContent('First goal');
    expect(details()).toHaveTextContent('RoleCEO');
    expect(details()).toHaveTextContent('Mar 14, 2026 at 09:41 AM');
    // Without blank lines and doubled bullets.
    expect(linesOf(details())).toEqual(['Objective: lead', 'One', 'Two']);

    await user.click(screen.getByText('05:05 PM'));
    expect(title()).toHaveTextContent('Second goal');
    await user.click(screen.getByText('Manager'));
    expect(title()).toHaveTextContent('Third goal');
    expect(linesOf(details())).toEqual(['A', 'B']);
    screen.getByRole('button', { name: 'Second goal' }).focus();
    await user.keyboard('{Enter}');
    expect(title()).toHaveTextContent('Second goal');

    await press(user, 'Close details');
    expect(details()).toHaveTextContent(none);
    await press(user, 'Second goal');
    expect(address()).toContain('record=');
    await goBack();
    await waitFor(() => expect(details()).toHaveTextContent(none));
    expect(screen.getByRole('heading', { name: row.listTitle })).toBeVisible();
  });

  it('do not open for the click that ends a selection of text', async () => {
    await openPocket(row.kind);
    const cell = screen.getByText('05:05 PM');
    window.getSelection()?.selectAllChildren(cell);
    fireEvent.click(cell);
    expect(details()).toHaveTextContent(none);
    window.getSelection()?.removeAllRanges();
    fireEvent.click(cell);
    expect(within(details()).getByRole('heading', { level: 2 })).toHaveTextContent('Second goal');
  });

  it('stay on the page when their button is pressed twice', async () => {
    window.history.replaceState(null, '', '/help');
    window.history.pushState(null, '', '/help');
    const { user } = await openPocket(row.kind);
    await press(user, 'First goal');
    await user.dblClick(screen.getByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(details()).toHaveTextContent('Select a row'));
    await act(() => new Promise((resolve) => void setTimeout(resolve, 100)));
    expect(address()).toBe(row.listPath.individual);
  });

  it('come as a sheet on narrower screens, which Escape closes', async () => {
    const { user } = await openPocket(row.kind, 'individual', widths.tablet);
    await press(user, 'First goal');
    const sheet = await screen.findByRole('dialog', { name: 'Details' });
    expect(linesOf(sheet)).toEqual(['Objective: lead', 'One', 'Two']);
    // A browser turns Escape into this event.
    fireEvent(sheet, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'First goal' })).toHaveFocus();
  });

  it('show hostile text as text, and say nothing wrong of a record without a result', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const user = await openPocketWith(row.kind, [
      { id: 'a', goal: hostile, role: hostile, result: `${hostile}\n{{7*7}}` },
      { id: 'b', goal: 'Bare' },
    ]);
    await press(user, hostile);
    expect(linesOf(details())).toEqual([hostile, '{{7*7}}']);
    expect(document.querySelector('[onerror]')).toBeNull();
    await press(user, 'Bare');
    expect(within(details()).queryAllByRole('listitem')).toEqual([]);
    expect(details()).not.toHaveTextContent(/undefined|null/);
  });
});
