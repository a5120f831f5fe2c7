// proof: races

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type * as versionsDb from '@/device/versions-db';
import { paths } from '@/domain/paths';
import { versionMessages } from '@/domain/version-messages';

import { openApp } from '../support/app.tsx';
import { triesRace } from '../support/note-tests.ts';
import { choose, openPocket } from '../support/pocket.ts';
import { expectSameAfterReload } from '../support/reload.ts';
import { pagesOf, savedFiles } from '../support/saved-files.ts';
import { breakDatabase, onlyToast, press } from '../support/steps.ts';
import { edit, line, openWorded, rangeOf, save, shownLines, storeVersions, type } from '../support/versions.ts';

type Saved = ReturnType<typeof savedFiles>[number];

/** Delays of reads and writes of the database. */
const slow = vi.hoisted(() => ({ disk: Promise.resolve(), writing: Promise.resolve() }));

vi.mock('@/device/versions-db', async (load) => {
  const database = await load<typeof versionsDb>();
  const readVersions: typeof versionsDb.readVersions = async (...given) => {
    await slow.disk;
    return database.readVersions(...given);
  };
  const changeStored: typeof versionsDb.changeStored = async (...given) => {
    await slow.writing;
    return database.changeStored(...given);
  };
  return { ...database, readVersions, changeStored };
});

/** Blocks the database until the returned function is called; requests then run in order. */
function holdBack(what: keyof typeof slow): () => void {
  let release: () => void = () => undefined;
  slow[what] = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

it('what is typed stays where the browser keeps nothing, and that is said', async () => {
  const { user } = await openPocket('okr');
  breakDatabase('put');
  await edit(user, 'First goal');
  type(line(1), 'Mine');
  await press(user, 'Save my version');
  expect(await screen.findByText(versionMessages.nothingKept)).toBeVisible();
  expect(line(1)).toHaveValue('Mine');
  vi.restoreAllMocks();
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
  type(line(1), 'Mine, and better');
  await save(user);
  expect(shownLines()[1]).toBe('Mine, and better');
  expect(screen.queryByText(versionMessages.nothingKept)).toBeNull();
});

describe('a disk that writes slowly', () => {
  const saving = 'Save my version';

  it.each([
    { order: 'before Save', steps: ['Remove key result 2', 'Undo', saving] },
    { order: 'before and after Save', steps: ['Remove key result 2', saving, 'Undo'] },
    { order: 'after Save', steps: [saving, 'Remove key result 2', 'Undo'] },
  ])('keeps what is shown, each line with its progress: Remove and Undo $order', async ({ steps }) => {
    triesRace('a version that is changed while it is written');
    const { user } = await openWorded();
    const release = holdBack('writing');
    fireEvent.change(rangeOf(1), { target: { value: '40' } });
    fireEvent.change(rangeOf(2), { target: { value: '80' } });
    await press(user, 'Edit');
    await screen.findByRole('button', { name: saving });
    type(line(1), 'Mine, and better');
    for (const name of steps) fireEvent.click(screen.getByRole('button', { name }));
    release();
    await onlyToast(versionMessages.saved);
    // Changes after Save are not saved.
    if (steps.at(-1) === saving) await screen.findByText('Your version, saved in this browser');
    else await save(user);
    expect(shownLines()).toEqual(['Objective: lead', 'Mine, and better', 'Two']);
    expect(rangeOf(1)).toHaveValue('40');
    expect(rangeOf(2)).toHaveValue('80');
    await expectSameAfterReload();
  });
});

describe('before it is known which records have a version of their own', () => {
  /** Opens the pocket while the database is busy: its first goal has a version that has not been read yet. */
  async function openUnread(address: string = paths.okrs) {
    // The records come first: their IDs must be known.
    await openPocket('okr');
    await storeVersions({ 'First goal': { lines: ['Objective: lead', 'My own line'], note: 'Ask Ines' } });
    cleanup();
    const release = holdBack('disk');
    const user = openApp(address);
    await screen.findByRole('button', { name: 'Backup' });
    return { user, release, saved: savedFiles() };
  }

  it.each([
    {
      what: 'the file of several',
      reach: async (user: UserEvent) => void (await choose(user, 'First goal', 'Second goal')),
      button: 'CSV',
      textOf: (file: Saved) => file.blob.text(),
    },
    {
      what: 'the PDF of a record',
      reach: (user: UserEvent) => press(user, 'First goal'),
      button: 'Download PDF',
      textOf: async (file: Saved) => (await pagesOf(file)).join(),
    },
    {
      what: 'the file of the versions',
      reach: (user: UserEvent) => press(user, 'Backup'),
      button: 'Export edits and progress',
      textOf: (file: Saved) => file.blob.text(),
    },
  ])('$what waits for it', async ({ reach, button, textOf }) => {
    triesRace('a file that is wanted before own versions are read');
    const { user, release, saved } = await openUnread();
    await reach(user);
    await press(user, button);
    expect(saved).toEqual([]);
    release();
    await waitFor(() => expect(saved).toHaveLength(1));
    const text = saved[0] ? await textOf(saved[0]) : '';
    for (const part of ['My own line', 'Ask Ines']) expect(text).toContain(part);
    expect(text).not.toContain('Two');
  });

  it('the editor waits for it', async () => {
    const { user, release } = await openUnread();
    await press(user, 'Backup');
    expect(await screen.findByText('Loading your edits…')).toBeVisible();
    await press(user, 'First goal');
    await press(user, 'Edit');
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
    release();
    await screen.findByRole('button', { name: 'Save my version' });
    expect(line(1)).toHaveValue('My own line');
  });

  it('a search waits for it: the record may have lost what is looked for', async () => {
    const { release } = await openUnread(`${paths.okrs}?q=two`);
    expect(await screen.findByText('Searching your OKRs')).toBeInTheDocument();
    release();
    await screen.findByText('Nothing matches');
  });

  describe('where it cannot be read', () => {
    async function openBroken(query = '') {
      await openPocket('okr');
      await storeVersions({ 'First goal': { lines: ['My own line'] } });
      cleanup();
      const reading = breakDatabase('getAll');
      const user = openApp(paths.okrs + query);
      await screen.findByRole('button', { name: 'First goal' });
      return { user, repair: () => reading.mockRestore(), saved: savedFiles() };
    }

    it('no file is made', async () => {
      const { user, repair, saved } = await openBroken();
      await press(user, 'First goal');
      await press(user, 'Download PDF');
      await onlyToast(versionMessages.unreadable);
      expect(saved).toEqual([]);
      repair();
      await press(user, 'Download PDF');
      await waitFor(() => expect(saved).toHaveLength(1));
      expect((await pagesOf(saved[0])).join()).toContain('My own line');
    });

    it('that is said, until it succeeds', async () => {
      const { user, repair } = await openBroken('?q=two');
      expect(await screen.findByText(versionMessages.unreadable)).toBeVisible();
      repair();
      await press(user, 'Try again: your version');
      await screen.findByText('Nothing matches');
      expect(screen.queryByText(versionMessages.unreadable)).toBeNull();
    });
  });
});
