import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { versionMessages } from '@/domain/version-messages';

import { db } from '../../mock-api/node.ts';
import { press } from '../support/form.ts';
import { details, openPocket, shownGoals } from '../support/pocket.ts';
import { savedFiles } from '../support/saved-files.ts';
import { findToast, onlyToast } from '../support/toasts.ts';
import { edit, importBackup, line, openWorded, rangeOf, save, shownLines, type } from '../support/version-editor.ts';
import { hearFromAnotherTab, idOf, storeVersions, storedVersions, backupFile } from '../support/versions.ts';

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

  it('is not overwritten without a word, and again after one more change: mine is kept', async () => {
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
  });

  it('may have been discarded, and is kept so', async () => {
    const { user } = await openWorded();
    await press(user, 'Edit');
    type(line(1), 'Mine');
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
