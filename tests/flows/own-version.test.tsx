import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { describe, expect, it } from 'vitest';

import { versionDraft } from '@/device/change-versions';
import { readDraft, saveDraft } from '@/device/drafts';
import { goalKinds, inSentence } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { versionMessages } from '@/domain/version-messages';

import { db } from '../../mock-api/node.ts';
import { openApp } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { openPocket, openPocketWith } from '../support/pocket.ts';
import { onlyToast } from '../support/toasts.ts';
import { edit, line, lines, openWorded, rangeOf, save, shownLines, type } from '../support/version-editor.ts';

it.each(kindRows)(
  'own version, $plural: is edited, kept, compared with the original and discarded',
  async ({ kind, result }) => {
    const { user } = await openPocket(kind);
    await edit(user, 'First goal');
    expect(screen.getByRole('textbox', { name: 'Objective' })).toHaveValue('lead');
    expect(lines()).toEqual(['lead', 'One', 'Two']);
    type(screen.getByRole('textbox', { name: 'Objective' }), 'win');
    type(line(2), 'Two, and better');
    await press(user, `Add a ${inSentence(result)}`);
    expect(line(3)).toHaveFocus();
    type(line(3), 'Three');
    await save(user);
    await onlyToast(versionMessages.saved);
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
    expect(shownLines()).toEqual(['Objective: win', 'One', 'Two, and better', 'Three']);
    expect(screen.getByRole('img', { name: 'Your version' })).toBeVisible();

    await press(user, 'Show original');
    expect(shownLines()).toEqual(['Objective: lead', 'One', 'Two']);
    await press(user, 'Show my version');
    expect(shownLines()).toHaveLength(4);

    await press(user, 'Discard my version');
    await press(user, 'Cancel');
    expect(shownLines()).toHaveLength(4);
    await press(user, 'Discard my version');
    await press(user, 'Discard');
    await waitFor(() => expect(shownLines()).toEqual(['Objective: lead', 'One', 'Two']));
    expect(screen.queryByText('Your version, saved in this browser')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
);

describe('the editor', () => {
  it('gives hints while typing', async () => {
    const { user } = await openPocket('okr');
    await edit(user, 'First goal');
    type(line(1), 'Raise night shifts with a full team from 71% to 95%');
    expect(line(1)).toHaveAccessibleDescription('Measurable. No date yet.');
    type(line(2), 'Improve the mood of the team');
    expect(screen.getByText('1 of 2 key results are measurable')).toBeVisible();
    type(line(1), 'Raise night shifts with a full team from 71% to 95% by 31 March 2027');
    expect(line(1)).toHaveAccessibleDescription('Measurable and dated');
    await press(user, 'Remove key result 1');
    await press(user, 'Remove key result 1');
    expect(screen.queryByText(/of 0 key results/)).not.toBeInTheDocument();
  });

  it('moves a line with its buttons or with Alt, takes one back that was removed, and saves with Ctrl and Enter', async () => {
    const { user } = await openPocket('okr');
    await edit(user, 'First goal');
    await press(user, 'Move key result 1 up');
    expect(lines()).toEqual(['lead', 'One', 'Two']);
    await press(user, 'Move key result 1 down');
    expect(lines()).toEqual(['lead', 'Two', 'One']);
    expect(screen.getByText('Key result 2 of 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move key result 2 down' })).toHaveFocus();
    line(2).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(lines()).toEqual(['lead', 'One', 'Two']);
    expect(line(1)).toHaveFocus();

    await press(user, 'Remove key result 1');
    expect(lines()).toEqual(['lead', 'Two']);
    expect(line(1)).toHaveFocus();
    await press(user, 'Undo');
    expect(lines()).toEqual(['lead', 'One', 'Two']);
    expect(line(1)).toHaveFocus();
    await press(user, 'Remove key result 2');
    line(1).focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Your version, saved in this browser');
    expect(shownLines()).toEqual(['Objective: lead', 'One']);
    await press(user, 'Edit');
    await press(user, 'Remove key result 1');
    expect(screen.getByRole('button', { name: 'Add a key result' })).toHaveFocus();
    await save(user);
    expect(shownLines()).toEqual(['Objective: lead']);
  });

  it('has every line of an answer with several objectives, and loses none', async () => {
    const result =
      'Sure! Here are two:\n\n### Objective 1: Grow\n1. One\n   - Owner: Jo\n\n### Objective 2: Win\n1. Two';
    const user = await openPocketWith('okr', [
      { id: '1', goal: 'First goal', role: 'CEO', result, createdAt: '2026-11-21' },
    ]);
    await edit(user, 'First goal');
    type(screen.getByRole('textbox', { name: 'Objective 2' }), 'Win back');
    type(screen.getByRole('textbox', { name: 'Detail' }), 'Owner: Ada');
    await press(user, 'Remove remark');
    await save(user);
    expect(shownLines()).toEqual(['Objective 1: Grow', 'One', 'Owner: Ada', 'Objective 2: Win back', 'Two']);
  });

  it('keeps what it cannot read of what was typed', async () => {
    const { user } = await openPocket('okr');
    const form = versionDraft('individual', 'okr', db.tables.goals[0]?.id ?? '');
    saveDraft(form, { edit: '{"lines":7}' });
    await edit(user, 'First goal');
    expect(screen.getByText("We couldn't read what you had typed. It stays in this tab.")).toBeVisible();
    type(line(1), 'Half a th');
    expect(readDraft(form)).toMatchObject({ unread: '{"lines":7}' });
    await save(user);
    expect(readDraft(form)).toMatchObject({ unread: '{"lines":7}' });
  });

  it('makes lines of the line breaks in a field, and none of blank ones; stays open for what is typed while it is saved', async () => {
    const { user } = await openPocket('okr');
    await edit(user, 'Second goal');
    expect(screen.queryByRole('textbox', { name: 'Objective' })).toBeNull();
    type(line(1), ' One \n\nTwo\n');
    await press(user, 'Add a key result');
    await save(user);
    expect(shownLines()).toEqual(['One', 'Two']);
    await onlyToast(versionMessages.saved);
    act(() => toast.remove());

    await press(user, 'Edit');
    await screen.findByRole('button', { name: 'Save my version' });
    type(line(1), 'One, and');
    fireEvent.click(screen.getByRole('button', { name: 'Save my version' }));
    type(line(1), 'One, and better');
    await onlyToast(versionMessages.saved);
    expect(line(1)).toHaveValue('One, and better');
    await save(user);
    expect(shownLines()[0]).toBe('One, and better');
  });

  it('asks before unsaved changes are closed, and shows them again', async () => {
    const { user } = await openPocket('okr');
    await edit(user, 'First goal');
    type(line(1), 'Half a th');
    for (const name of ['Cancel', 'Close details', 'Second goal']) {
      await press(user, name);
      await press(user, 'Stay');
      expect(line(1)).toHaveValue('Half a th');
    }
    await press(user, 'Cancel');
    await press(user, 'Leave');
    expect(shownLines()).toEqual(['Objective: lead', 'One', 'Two']);
    await press(user, 'Edit');
    expect(line(1)).toHaveValue('Half a th');
    expect(screen.getByText(/We restored your unsaved entries/)).toBeVisible();
    await press(user, 'Discard');
    expect(line(1)).toHaveValue('One');
    await press(user, 'Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });
});

it('progress is saved at once, and follows its line', async () => {
  const { user } = await openWorded();
  fireEvent.change(rangeOf(1), { target: { value: '40' } });
  fireEvent.change(rangeOf(2), { target: { value: '100' } });
  expect(rangeOf(1)).toHaveAttribute('aria-valuetext', '40%');
  expect(rangeOf(2)).toHaveAttribute('aria-valuetext', 'Done');
  expect(screen.getByRole('progressbar', { name: 'Progress of the objective' })).toHaveValue(0.7);
  await press(user, 'Close details');
  await edit(user, 'First goal');
  line(2).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await save(user);
  expect(rangeOf(1)).toHaveValue('100');
  expect(rangeOf(2)).toHaveValue('40');
  await press(user, 'Show original');
  expect(screen.queryByRole('slider')).toBeNull();
});

describe('a version', () => {
  it('is found by the search', async () => {
    const { user } = await openWorded();
    openApp(`${paths.search}?q=ines`);
    expect(await screen.findByRole('link', { name: /First goal/ })).toHaveTextContent('Ask Ines');
    await user.click(screen.getByRole('link', { name: /First goal/ }));
    expect(await screen.findByText('Your version, saved in this browser')).toBeVisible();
  });

  it('is deleted with its record', async () => {
    const { user } = await openWorded();
    const { id } = db.tables.goals.find(({ goal }) => goal === 'First goal') ?? {};
    await press(user, 'Delete');
    await press(user, 'Delete OKR');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'First goal' })).toBeNull());
    await onlyToast(goalKinds.okr.deleted);
    // The same ID would show the leftover values.
    db.tables.goals.push(...db.tables.goals.slice(0, 1).map((goal) => ({ ...goal, id: id ?? '', goal: 'Again' })));
    openApp(paths.okrs);
    await press(user, 'Again');
    await screen.findByRole('button', { name: 'Edit' });
    expect(screen.queryByText('Your version, saved in this browser')).toBeNull();
  });
});
