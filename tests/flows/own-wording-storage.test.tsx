import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import type * as wordingsDb from '@/device/wordings-db';
import { successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { wordingMessages } from '@/domain/wording';

import { openApp } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { choose, openPocket } from '../support/pocket.ts';
import { expectSameAfterReload } from '../support/reload.ts';
import { pagesOf, savedFiles } from '../support/saved-files.ts';
import { onlyToast } from '../support/toasts.ts';
import { edit, line, openWorded, rangeOf, save, shownLines, type } from '../support/wording-editor.ts';
import { hearFromAnotherTab, idOf, storedWordings, storeWordings } from '../support/wordings.ts';

/** What reading the database waits for, and writing into it. */
const slow = vi.hoisted(() => ({ disk: Promise.resolve(), writing: Promise.resolve() }));

vi.mock('@/device/wordings-db', async (load) => {
  const database = await load<typeof wordingsDb>();
  const createWordingsDatabase: typeof wordingsDb.createWordingsDatabase = (onOutdated) => {
    const { read, change } = database.createWordingsDatabase(onOutdated);
    return {
      read: async (...given) => {
        await slow.disk;
        return read(...given);
      },
      change: async (...given) => {
        await slow.writing;
        return change(...given);
      },
    };
  };
  return { ...database, createWordingsDatabase };
});

/** Lets nobody read the database, as a slow disk does, until the function that it gives is called. */
function holdReading(): () => void {
  let release: () => void = () => undefined;
  slow.disk = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/** Lets nobody write into it, until the function that it gives is called; then in the order in which they asked. */
function holdWriting(): () => void {
  let release: () => void = () => undefined;
  slow.writing = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

describe('a browser that keeps nothing', () => {
  it('keeps the text where the browser keeps nothing, and says so', async () => {
    const { user } = await openPocket('okr');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await edit(user, 'First goal');
    type(line(1), 'Mine');
    await press(user, 'Save my wording');
    expect(await screen.findByText(wordingMessages.nothingKept)).toBeVisible();
    expect(line(1)).toHaveValue('Mine');
    vi.restoreAllMocks();
    vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    type(line(1), 'Mine, and better');
    await save(user);
    expect(shownLines()[1]).toBe('Mine, and better');
    expect(screen.queryByText(wordingMessages.nothingKept)).toBeNull();
  });
});

describe('a disk that writes slowly', () => {
  const saving = 'Save my wording';

  it.each([
    { order: 'before Save', steps: ['Remove line 2', 'Undo', saving] },
    { order: 'before and after Save', steps: ['Remove line 2', saving, 'Undo'] },
    { order: 'after Save', steps: [saving, 'Remove line 2', 'Undo'] },
  ])('keeps what is shown, each line with its progress: Remove and Undo $order', async ({ steps }) => {
    const { user } = await openWorded();
    const release = holdWriting();
    fireEvent.change(rangeOf(1), { target: { value: '40' } });
    fireEvent.change(rangeOf(2), { target: { value: '80' } });
    await press(user, 'Edit');
    await screen.findByRole('button', { name: saving });
    type(line(1), 'Mine, and better');
    for (const name of steps) fireEvent.click(screen.getByRole('button', { name }));
    release();
    await onlyToast(wordingMessages.saved);
    // What was changed after Save is not saved.
    if (steps.at(-1) === saving) await screen.findByText('Your wording, on this device');
    else await save(user);
    expect(shownLines()).toEqual(['Objective: lead', 'Mine, and better', 'Two']);
    expect(rangeOf(1)).toHaveValue('40');
    expect(rangeOf(2)).toHaveValue('80');
    await expectSameAfterReload();
  });

  it('that deletes the record while it is saved here leaves no wording behind', async () => {
    const { user } = await openPocket('okr');
    await edit(user, 'First goal');
    type(line(1), 'Mine');
    const release = holdWriting();
    await press(user, 'Save my wording');
    hearFromAnotherTab(idOf('First goal'));
    await screen.findByText(/^This OKR was deleted in another tab\./);
    release();
    await onlyToast(wordingMessages.saved);
    await waitFor(async () => expect(await storedWordings()).toEqual([]));
  });
});

describe('before it is known which records have a wording of their own', () => {
  /** Opens the pocket while the database is busy: its first goal has a wording that has not been read yet. */
  async function openUnread(address: string = paths.okrs) {
    // The records come first, so that their ids are known.
    await openPocket('okr');
    await storeWordings({ 'First goal': { lines: ['Objective: lead', 'My own line'], note: 'Ask Ines' } });
    cleanup();
    const release = holdReading();
    const user = openApp(address);
    await screen.findByRole('button', { name: 'Your wording' });
    return { user, release, saved: savedFiles() };
  }

  it('the PDF of a record waits for it', async () => {
    const { user, release, saved } = await openUnread();
    await press(user, 'First goal');
    await press(user, 'Download PDF');
    expect(screen.getByRole('button', { name: 'Download PDF' })).toHaveAttribute('aria-disabled', 'true');
    release();
    await onlyToast(successes.pdfDownloaded);
    const text = (await pagesOf(saved[0])).join();
    expect(text).toContain('My own line');
    expect(text).not.toContain('Two');
  });

  it('the file of several waits for it', async () => {
    const { user, release, saved } = await openUnread();
    await choose(user, 'First goal', 'Second goal');
    await press(user, 'CSV');
    release();
    await onlyToast('CSV with 2 OKRs saved.');
    expect(await saved[0]?.blob.text()).toContain('My own line');
  });

  it('the file of the wordings waits for it', async () => {
    const { user, release, saved } = await openUnread();
    await press(user, 'Your wording');
    expect(await screen.findByText('What is in your wording on this device is not known yet.')).toBeVisible();
    await press(user, 'Export my wording');
    expect(screen.getByRole('button', { name: 'Export my wording' })).toHaveAttribute('aria-disabled', 'true');
    release();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.blob.text()).toContain('My own line');
  });

  it('the editor waits for it', async () => {
    const { user, release } = await openUnread();
    await press(user, 'First goal');
    await press(user, 'Edit');
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
    release();
    await screen.findByRole('button', { name: 'Save my wording' });
    expect(line(1)).toHaveValue('My own line');
  });

  it('a search waits for it: the record may have lost what is looked for', async () => {
    const { release } = await openUnread(`${paths.okrs}?q=two`);
    expect(await screen.findByText('Searching your OKRs')).toBeInTheDocument();
    release();
    await screen.findByText('Nothing matches');
  });

  it('no file is made where it cannot be read', async () => {
    await openPocket('okr');
    await storeWordings({ 'First goal': { lines: ['My own line'] } });
    cleanup();
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    const user = openApp(paths.okrs);
    const saved = savedFiles();
    await press(user, 'First goal');
    await press(user, 'Download PDF');
    await onlyToast(wordingMessages.unread);
    expect(saved).toEqual([]);
    vi.restoreAllMocks();
    vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const later = savedFiles();
    await press(user, 'Download PDF');
    await waitFor(() => expect(later).toHaveLength(1));
    const text = (await pagesOf(later[0])).join();
    expect(text).toContain('My own line');
  });

  it('is said to be unknown where it cannot be read, until that succeeds', async () => {
    await openPocket('okr');
    await storeWordings({ 'First goal': { lines: ['My own line'] } });
    cleanup();
    const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('broken', 'UnknownError');
    });
    const user = openApp(`${paths.okrs}?q=two`);
    await screen.findByRole('button', { name: 'First goal' });
    expect(await screen.findByText(wordingMessages.unread)).toBeVisible();
    reading.mockRestore();
    await press(user, 'Try again: your own wording');
    await screen.findByText('Nothing matches');
    expect(screen.queryByText(wordingMessages.unread)).toBeNull();
  });
});
