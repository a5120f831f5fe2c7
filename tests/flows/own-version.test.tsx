import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { versionDraft } from '@/device/change-versions';
import { readDraft, saveDraft } from '@/device/drafts';
import { goalKinds, inSentence } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { versionMessages } from '@/domain/version-messages';

import { db } from '../../mock-api/node.ts';
import { openApp } from '../support/app.tsx';
import { kindRows } from '../support/goal-texts.ts';
import { details, openPocket, openPocketWith, shownGoals } from '../support/pocket.ts';
import { savedFiles } from '../support/saved-files.ts';
import { dropToasts, findToast, onlyToast, press } from '../support/steps.ts';
import {
  backupFile,
  edit,
  hearFromAnotherTab,
  idOf,
  importBackup,
  line,
  lines,
  openWorded,
  rangeOf,
  save,
  shownLines,
  storedVersions,
  storeVersions,
  type,
} from '../support/versions.ts';

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
    expect(screen.getByLabelText('Objective')).toHaveAccessibleDescription('Where you want to be. Not scored.');
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
    dropToasts();

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

it('progress is saved at once, and follows its line with its check-ins', async () => {
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
  expect((await storedVersions())[0]?.checkIns).toMatchObject([{ progress: [100, 40] }]);
  await press(user, 'Show original');
  expect(screen.queryByRole('slider')).toBeNull();
  await press(user, 'Edit');
  await press(user, 'Remove key result 1');
  await save(user);
  expect((await storedVersions())[0]?.checkIns).toMatchObject([{ progress: [40] }]);
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

const theirs = ['Objective: lead', 'Theirs', 'Two'];

describe('a version that was changed elsewhere since the editor was opened', () => {
  const changed = () => screen.findByRole('dialog', { name: 'Changed elsewhere' });

  /** Opens the editor, types, and presses Save after another tab has saved. */
  async function saveLate() {
    const { user } = await openPocket('okr');
    await edit(user, 'First goal');
    type(line(1), 'Mine');
    await storeVersions({ 'First goal': { lines: theirs } });
    await press(user, 'Save my version');
    return { user, dialog: await changed() };
  }

  it('is not overwritten without a word, and again after one more change: mine is kept, or that the other is discarded', async () => {
    const { user, dialog } = await saveLate();
    expect(dialog).toHaveTextContent('Your version was changed in another tab or by an import since you began.');
    await user.click(within(dialog).getByRole('button', { name: 'Close dialog' }));
    expect(line(1)).toHaveValue('Mine');
    await press(user, 'Save my version');
    await changed();
    await storeVersions({ 'First goal': { lines: ['Objective: lead', 'Theirs again'] } });
    await press(user, 'Keep mine');
    await changed();
    await press(user, 'Keep mine');
    await onlyToast(versionMessages.saved);
    await screen.findByText('Your version, saved in this browser');
    expect(shownLines()).toEqual(['Objective: lead', 'Mine', 'Two']);

    await press(user, 'Edit');
    type(line(1), 'Mine again');
    await storeVersions({ 'First goal': null });
    await press(user, 'Save my version');
    await changed();
    await press(user, 'Keep the other');
    await waitFor(() => expect(shownLines()).toEqual(['Objective: lead', 'One', 'Two']));
  });

  it('is not asked about where both say the same', async () => {
    const { user } = await openPocket('okr');
    await edit(user, 'First goal');
    type(line(1), 'Theirs');
    await storeVersions({ 'First goal': { lines: theirs } });
    await save(user);
    await onlyToast(versionMessages.saved);
    expect(shownLines()).toEqual(theirs);
  });
});

describe('another tab', () => {
  it('that reworded a record a moment ago keeps its words when a slider is moved here', async () => {
    await openWorded();
    const mine = 'Raise night shifts with a full team from 71% to 95%';
    await storeVersions({ 'First goal': { lines: ['Objective: lead', 'Before it', mine], note: 'Theirs' } });
    fireEvent.change(rangeOf(1), { target: { value: '40' } });
    await waitFor(() => expect(shownLines()).toEqual(['Objective: lead', 'Before it', mine]));
    expect(rangeOf(1)).toHaveValue('0');
    expect(rangeOf(2)).toHaveValue('40');
    expect(details()).toHaveTextContent('Theirs');
    await storeVersions({ 'First goal': null });
    fireEvent.change(rangeOf(2), { target: { value: '50' } });
    await waitFor(() => expect(shownLines()).toEqual(['Objective: lead', 'One', 'Two']));
  });

  it('that reworded a record while an import was looked through is not overwritten', async () => {
    const { user } = await openWorded();
    await importBackup(user, backupFile({ [idOf('First goal')]: 'From the file' }));
    await user.click(await screen.findByRole('radio', { name: 'In the file' }));
    await storeVersions({ 'First goal': { lines: ['Theirs'] } });
    await press(user, 'Import 1');
    await onlyToast('Your edits changed in another tab. Nothing is imported: import the file again.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await storedVersions())[0]?.lines).toEqual(['Theirs']);
  });

  it('that deleted a record takes it out of the list here, with its version', async () => {
    await openWorded();
    await storeVersions({ 'First goal': null });
    hearFromAnotherTab();
    hearFromAnotherTab(idOf('First goal'));
    await waitFor(() => expect(shownGoals()).toEqual(['Second goal', 'Third goal']));
    expect(screen.queryByText('Your version, saved in this browser')).toBeNull();
  });

  it.each([{ others: ['Second goal', 'Third goal'] }, { others: [] }])(
    'that deleted the record that is edited here: what is typed can be copied, with $others.length others in the list',
    async ({ others }) => {
      const { user } = await openPocket('okr');
      const kept = ['First goal', ...others];
      for (const { id, goal } of db.tables.goals) if (!kept.includes(goal)) hearFromAnotherTab(id);
      await waitFor(() => expect(shownGoals()).toEqual(kept));
      await edit(user, 'First goal');
      type(line(1), 'Half a th');
      hearFromAnotherTab(idOf('First goal'));
      expect(await screen.findByText(/^This OKR was deleted in another tab\./)).toBeVisible();
      expect(shownGoals()).toEqual(others);
      expect(line(1)).toHaveValue('Half a th');
      expect(screen.queryByRole('button', { name: 'Save my version' })).toBeNull();
      await press(user, 'Copy');
      expect(await navigator.clipboard.readText()).toBe('Objective: lead\nHalf a th\nTwo');
      await press(user, 'Close');
      await press(user, 'Leave');
      await waitFor(() => expect(window.location.search).toBe(''));
      expect(screen.queryByRole('textbox', { name: 'Key result 1' })).toBeNull();
      await waitFor(() => expect(document.body).not.toHaveFocus());
    },
  );
});

it('a browser without BroadcastChannel still edits and saves', async () => {
  const refused: string[] = [];
  vi.stubGlobal('BroadcastChannel', function refuse(name: string) {
    refused.push(name);
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { user } = await openWorded();
  expect(refused).not.toEqual([]);
  expect(shownLines()[1]).toBe('Raise night shifts with a full team from 71% to 95%');
  await press(user, 'Edit');
  await screen.findByRole('button', { name: 'Save my version' });
});

describe('the file', () => {
  const openMenu = (user: UserEvent) => press(user, 'Backup');

  it('takes a version to another device and back, and asks where both differ', async () => {
    const { user } = await openWorded();
    const saved = savedFiles();
    await openMenu(user);
    expect(await screen.findByText('1 of 3 is edited in this browser.')).toBeVisible();
    await press(user, 'Export edits and progress');
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = (await saved[0]?.blob.text()) ?? '';
    const file = JSON.parse(text) as { records: { id: string; lines: string[]; savedAt: number }[] };
    expect(file.records).toHaveLength(1);

    const [first] = file.records;
    const later = (first?.savedAt ?? 0) + 1000;
    const ids = db.tables.goals.map(({ id }) => id);
    const other = ids.find((id) => id !== first?.id) ?? '';
    const changed = {
      ...file,
      records: [
        {
          ...first,
          lines: ['Objective: lead', 'Raise night shifts with a full team from 71% to 90%', 'Two'],
          savedAt: later,
        },
        // The format of an earlier release, by id only.
        { ...first, id: other, identity: undefined },
        { ...first, id: 'gone', identity: undefined },
        { id: 'bad' },
      ],
    };
    await importBackup(user, JSON.stringify(changed));
    const dialog = await screen.findByRole('dialog', { name: 'Import edits and progress' });
    expect(dialog).toHaveTextContent('4 records in the file. 1 was changed here as well');
    expect(dialog).toHaveTextContent('1 is new here and is added to:');
    expect(dialog).toHaveTextContent('1 has no matching OKR in this pocket and is skipped.');
    expect(dialog).toHaveTextContent("1 is skipped: we couldn't read it.");
    const group = within(dialog).getByRole('group', { name: 'First goal' });
    expect(within(group).getByRole('radio', { name: 'In the file' })).toBeChecked();
    expect(within(group).getByRole('radio', { name: 'In the file' })).toHaveAccessibleDescription(
      /Raise night shifts with a full team from 71% to 90%/,
    );
    await press(user, 'Import 2');
    await onlyToast('Imported. 2 changed in this browser.');
    expect(shownLines()[1]).toBe('Raise night shifts with a full team from 71% to 90%');
    expect(screen.getAllByRole('img', { name: 'Your version' })).toHaveLength(2);

    await importBackup(user, text);
    await user.click(await screen.findByRole('radio', { name: 'In the file' }));
    await press(user, 'Import 1');
    await findToast('Imported. 1 changed in this browser.');
    await waitFor(() => expect(shownLines()[1]).toBe('Raise night shifts with a full team from 71% to 95%'));
  });

  it('is not made of nothing, and one that is none changes nothing', async () => {
    const { user } = await openPocket('okr');
    const saved = savedFiles();
    await openMenu(user);
    await press(user, 'Export edits and progress');
    await onlyToast('Nothing to export yet. Edit a goal or set its progress first.');
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: 'Backup' })).toHaveFocus();
    await importBackup(user, '{"format":"something else"}');
    await findToast("This isn't a Cairn backup. Nothing changed.");
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await storedVersions()).toEqual([]);
  });
});
