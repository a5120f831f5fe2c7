import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { address, goBack } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { details, openPocket, openPocketWith } from '../support/pocket.ts';
import { widths } from '../support/viewport.ts';

const linesOf = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe.each(kindRows)('the details, $plural', (row) => {
  it('invite to select a row before one is', async () => {
    await openPocket(row.kind);
    expect(details()).toHaveTextContent('Select a row to read it in full.');
  });

  it('show goal, role and the result by line, without blank lines and doubled bullets', async () => {
    const { user } = await openPocket(row.kind);
    const opener = screen.getByRole('button', { name: 'First goal' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(within(details()).getByRole('heading', { level: 2 })).toHaveTextContent('First goal');
    expect(details()).toHaveTextContent('RoleCEO');
    expect(details()).toHaveTextContent('Mar 14, 2026 at 09:41 AM');
    expect(linesOf(details())).toEqual(['Objective: lead', 'One', 'Two']);
  });

  it('open for a press anywhere in the row, and change with the row', async () => {
    const { user } = await openPocket(row.kind);
    await user.click(screen.getByText('05:05 PM'));
    expect(within(details()).getByRole('heading', { level: 2 })).toHaveTextContent('Second goal');
    await user.click(screen.getByText('Manager'));
    expect(within(details()).getByRole('heading', { level: 2 })).toHaveTextContent('Third goal');
    expect(linesOf(details())).toEqual(['A', 'B']);
  });

  it('do not open for the click that ends a selection of text', async () => {
    await openPocket(row.kind);
    const cell = screen.getByText('05:05 PM');
    window.getSelection()?.selectAllChildren(cell);
    fireEvent.click(cell);
    expect(details()).toHaveTextContent('Select a row to read it in full.');
    window.getSelection()?.removeAllRanges();
    fireEvent.click(cell);
    expect(within(details()).getByRole('heading', { level: 2 })).toHaveTextContent('Second goal');
  });

  it('open from the keyboard', async () => {
    const { user } = await openPocket(row.kind);
    screen.getByRole('button', { name: 'Second goal' }).focus();
    await user.keyboard('{Enter}');
    expect(within(details()).getByRole('heading', { level: 2 })).toHaveTextContent('Second goal');
  });

  it('close with their button and with Back', async () => {
    const { user } = await openPocket(row.kind);
    await press(user, 'First goal');
    await press(user, 'Close details');
    expect(details()).toHaveTextContent('Select a row');

    await press(user, 'Second goal');
    expect(address()).toContain('record=');
    await goBack();
    await waitFor(() => expect(details()).toHaveTextContent('Select a row'));
    expect(screen.getByRole('heading', { name: row.listTitle })).toBeVisible();
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

  it('are at most 900 pixels wide', async () => {
    await openPocket(row.kind);
    // 225 steps of 4 pixels: the browser tests measure it.
    expect(details()).toHaveClass('max-w-225');
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

  it('show hostile text as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const user = await openPocketWith(row.kind, [
      { id: 'a', goal: hostile, role: hostile, result: `${hostile}\n{{7*7}}` },
    ]);
    await press(user, hostile);
    expect(linesOf(details())).toEqual([hostile, '{{7*7}}']);
    expect(document.querySelector('[onerror]')).toBeNull();
  });

  it('say nothing wrong of a record without a result', async () => {
    const user = await openPocketWith(row.kind, [{ id: 'a', goal: 'Bare' }]);
    await press(user, 'Bare');
    expect(within(details()).queryAllByRole('listitem')).toEqual([]);
    expect(details()).not.toHaveTextContent(/undefined|null/);
  });
});
