import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { goalKinds } from '@/domain/goal-kind';

import { press, textsOf } from '../support/form.ts';
import { inRegion, again, shownLines, stored, openDrafts, draftAgain, deleteShown } from '../support/latest-draft.ts';
import { findToast } from '../support/toasts.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { answer } from '../support/wire.ts';

describe('comparing', () => {
  it('puts two side by side, the latest at the right, and any other two', async () => {
    const { user } = await openDrafts(3);
    await press(user, 'Compare');
    const section = await inRegion();
    expect(section.getByText('Same role, goal and industry.')).toBeVisible();
    const linesOf = (name: string) => textsOf(within(section.getByRole('group', { name })).getAllByRole('listitem'));
    expect(linesOf('Draft 2')).toEqual(stored()[1]);
    expect(linesOf('Draft 3')).toEqual(stored()[2]);
    const left = section.getByRole('combobox', { name: 'First draft' });
    await user.selectOptions(left, left.querySelector('option')?.value ?? '');
    expect(linesOf('Draft 1')).toEqual(stored()[0]);

    // Equal drafts on both sides are useless: they swap.
    const [, , third] = left.querySelectorAll('option');
    await user.selectOptions(left, third?.value ?? '');
    expect(section.getAllByRole('group', { name: /^Draft/ }).map((group) => group.getAttribute('aria-label'))).toEqual([
      'Draft 3',
      'Draft 1',
    ]);

    await draftAgain(user, 4);
    expect(linesOf('Draft 4')).toEqual(stored()[3]);
    expect(linesOf('Draft 3')).toEqual(stored()[2]);
    await press(user, 'Stop comparing');
    expect(await shownLines()).toEqual(stored()[3]);
    expect(section.getByRole('button', { name: 'Compare' })).toHaveFocus();
  });

  it('shows one at a time on a phone', async () => {
    setWidth(widths.phone);
    const { user } = await openDrafts(2);
    await press(user, 'Compare');
    const section = await inRegion();
    expect(section.getByRole('tab', { name: 'Draft 2' })).toHaveAttribute('aria-selected', 'true');
    await user.click(section.getByRole('tab', { name: 'Draft 1' }));
    const panel = section.getByRole('tabpanel', { name: 'Draft 1' });
    expect(textsOf(within(panel).getAllByRole('listitem'))).toEqual(stored()[0]);
    expect(within(panel).getByRole('combobox', { name: 'First draft' })).toBeVisible();
  });

  it('ends with the last but one', async () => {
    const { user } = await openDrafts(2);
    await press(user, 'Compare');
    const section = await inRegion();
    const [left] = section.getAllByRole('button', { name: 'Delete' });
    await user.click(left ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'Delete OKR' }));
    await findToast(goalKinds.okr.deleted);
    await waitFor(() => expect(section.queryByRole('button', { name: 'Stop comparing' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await again()).toHaveFocus());
    expect(await shownLines()).toEqual(stored()[0]);
    await draftAgain(user, 2);
    expect(section.getByRole('button', { name: 'Compare' })).toBeVisible();
  });
});

describe('deleting a try', () => {
  it('asks, shows the one before it, keeps it and the dialog when it fails, and closes the region with the last one', async () => {
    const { user } = await openDrafts(3);
    const [first, , third] = stored();
    await user.click((await inRegion()).getByRole('tab', { name: 'Draft 2' }));
    await deleteShown(user);
    await waitFor(() => expect(stored()).toEqual([first, third]));
    await waitFor(async () => expect(await shownLines()).toEqual(first));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click((await inRegion()).getByRole('tab', { name: 'Draft 2' }));
    await deleteShown(user);
    await waitFor(async () => expect((await inRegion()).queryByRole('tab')).toBeNull());
    expect(await shownLines()).toEqual(first);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    answer('deleteOkr', () => HttpResponse.json({}, { status: 500 }), { once: true });
    await deleteShown(user);
    const dialog = within(screen.getByRole('dialog'));
    // Closes the toast, which has the same text.
    expect(await dialog.findByText(goalKinds.okr.deleteFailed, { ignore: '[role=alert] *' })).toBeVisible();
    expect(stored()).toEqual([first]);
    await press(user, 'Delete OKR');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Latest draft' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(stored()).toEqual([]);
  });
});
