import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { extractText } from 'unpdf';
import { describe, expect, it, vi } from 'vitest';

import type * as wordingsDb from '@/device/wordings-db';
import { goalKinds } from '@/domain/goal-kind';
import { successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { wordingMessages } from '@/domain/wording';

import { db } from '../../mock-api/node.ts';
import { openApp } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { escape, somebodyElseSignsIn } from '../support/leaving.ts';
import { choose, details, openPocket, openPocketWith, shownGoals } from '../support/pocket.ts';
import { expectSameAfterReload } from '../support/reload.ts';
import { onlyToast } from '../support/toasts.ts';
import { widths } from '../support/viewport.ts';
import { hearFromAnotherTab, storedWordings, storeWordings } from '../support/wordings.ts';

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

const line = (number: number) => screen.getByRole('textbox', { name: `Line ${number}` });
const lines = () =>
  screen.getAllByRole('textbox', { name: /^(?:Line|Objective)/ }).map((field) => (field as HTMLTextAreaElement).value);
const rangeOf = (number: number) => screen.getByRole('slider', { name: `Progress of line ${number}` });
const shownLines = () => [...details().querySelectorAll('li bdi')].map(({ textContent }) => textContent);
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

/** Opens a record and its editor. */
async function edit(user: UserEvent, goal: string) {
  await press(user, goal);
  await press(user, 'Edit');
  await screen.findByRole('button', { name: 'Save my wording' });
}

/** Saves, and waits for the details to come back. */
async function save(user: UserEvent) {
  await press(user, 'Save my wording');
  await screen.findByText('Your wording, on this device');
}

/** Opens the first record and gives it a wording of its own. */
async function openWorded() {
  const { user } = await openPocket('okr');
  await edit(user, 'First goal');
  type(line(1), 'Raise night shifts with a full team from 71% to 95%');
  type(screen.getByRole('textbox', { name: 'Note' }), 'Ask Ines');
  await save(user);
  await onlyToast(wordingMessages.saved);
  act(() => toast.remove());
  return { user };
}

describe.each(kindRows)('own wording, $plural', ({ kind }) => {
  it('is edited, kept, compared with the original and discarded', async () => {
    const { user } = await openPocket(kind);
    await edit(user, 'First goal');
    expect(screen.getByRole('textbox', { name: 'Objective' })).toHaveValue('lead');
    expect(lines()).toEqual(['lead', 'One', 'Two']);
    type(screen.getByRole('textbox', { name: 'Objective' }), 'win');
    type(line(2), 'Two, and better');
    await press(user, 'Add a line');
    expect(line(3)).toHaveFocus();
    type(line(3), 'Three');
    await save(user);
    await onlyToast(wordingMessages.saved);
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
    expect(shownLines()).toEqual(['Objective: win', 'One', 'Two, and better', 'Three']);
    expect(screen.getByRole('img', { name: 'Your wording' })).toBeVisible();

    await press(user, 'Show original');
    expect(shownLines()).toEqual(['Objective: lead', 'One', 'Two']);
    await press(user, 'Show my wording');
    expect(shownLines()).toHaveLength(4);

    await press(user, 'Discard my wording');
    await press(user, 'Cancel');
    expect(shownLines()).toHaveLength(4);
    await press(user, 'Discard my wording');
    await press(user, 'Discard');
    await waitFor(() => expect(shownLines()).toEqual(['Objective: lead', 'One', 'Two']));
    expect(screen.queryByText('Your wording, on this device')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });
});

describe('the editor', () => {
  it('gives hints while typing', async () => {
    const { user } = await openPocket('okr');
    await edit(user, 'First goal');
    type(line(1), 'Raise night shifts with a full team from 71% to 95%');
    expect(line(1)).toHaveAccessibleDescription('Measurable. No date yet.');
    type(line(2), 'Improve the mood of the team');
    expect(screen.getByText('1 of 2 lines are measurable')).toBeVisible();
    type(line(1), 'Raise night shifts with a full team from 71% to 95% by 31 March 2027');
    expect(line(1)).toHaveAccessibleDescription('Measurable and dated');
    await press(user, 'Remove line 1');
    await press(user, 'Remove line 1');
    expect(screen.queryByText(/of 0 lines/)).not.toBeInTheDocument();
  });

  it('takes a line back that was removed', async () => {
    const { user } = await openPocket('okr');
    await edit(user, 'First goal');
    await press(user, 'Remove line 1');
    expect(lines()).toEqual(['lead', 'Two']);
    expect(line(1)).toHaveFocus();
    await press(user, 'Undo');
    expect(lines()).toEqual(['lead', 'One', 'Two']);
    expect(line(1)).toHaveFocus();
    await press(user, 'Remove line 2');
    await press(user, 'Remove line 1');
    expect(screen.getByRole('button', { name: 'Add a line' })).toHaveFocus();
    await save(user);
    expect(shownLines()).toEqual(['Objective: lead']);
  });

  it('moves a line with its handle: Space, arrows, Space, and Escape puts it back', async () => {
    const { user } = await openPocket('okr');
    await edit(user, 'First goal');
    screen.getByRole('button', { name: 'Move line 1' }).focus();
    await user.keyboard(' {ArrowDown}');
    expect(lines()).toEqual(['lead', 'Two', 'One']);
    expect(screen.getByText('Line 1, now 2 of 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move line 2', pressed: true })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(lines()).toEqual(['lead', 'One', 'Two']);
    await user.keyboard(' {ArrowDown}{ArrowDown} ');
    expect(screen.getByRole('button', { name: 'Move line 2', pressed: false })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(lines()).toEqual(['lead', 'Two', 'One']);
  });

  it('moves a line from inside its field with Alt, and saves with Ctrl and Enter', async () => {
    const { user } = await openPocket('okr');
    await edit(user, 'First goal');
    line(2).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(lines()).toEqual(['lead', 'Two', 'One']);
    expect(line(1)).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Your wording, on this device');
    expect(shownLines()).toEqual(['Objective: lead', 'Two', 'One']);
  });

  it('makes lines of the line breaks in a field, and none of blank ones', async () => {
    const { user } = await openPocket('okr');
    await edit(user, 'Second goal');
    expect(screen.queryByRole('textbox', { name: 'Objective' })).toBeNull();
    type(line(1), ' One \n\nTwo\n');
    await press(user, 'Add a line');
    await save(user);
    expect(shownLines()).toEqual(['One', 'Two']);
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
    expect(screen.getByText(/Restored what you had typed/)).toBeVisible();
    await press(user, 'Discard');
    expect(line(1)).toHaveValue('One');
    await press(user, 'Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  it.each([
    { way: 'Back', go: () => act(() => window.history.back()), arrived: () => screen.findByText(/Select a row/) },
    {
      way: 'a bar of another goal',
      go: () => fireEvent.click(screen.getByRole('link', { name: /^Second goal ?, 0%$/ })),
      arrived: () => screen.findByRole('heading', { level: 2, name: 'Second goal' }),
    },
    {
      way: 'the download of another goal',
      go: () => fireEvent.click(screen.getByRole('button', { name: 'Download Second goal' })),
      arrived: () => onlyToast(successes.pdfDownloaded),
    },
  ])('asks before $way closes unsaved changes', async ({ go, arrived }) => {
    const { user } = await openPocket('okr');
    savedBlobs();
    await storeWordings({ 'Second goal': {} });
    hearFromAnotherTab();
    await press(user, 'Charts');
    await screen.findByRole('link', { name: /^Second goal/ });
    await edit(user, 'First goal');
    type(line(1), 'Half a th');
    go();
    await press(user, 'Stay');
    expect(line(1)).toHaveValue('Half a th');
    go();
    await press(user, 'Leave');
    await arrived();
    expect(screen.queryByRole('button', { name: 'Save my wording' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await edit(user, 'First goal');
    expect(line(1)).toHaveValue('Half a th');
  });

  it('stays open while a bar filters the list, and while another goal is deleted', async () => {
    const { user } = await openPocket('okr');
    await press(user, 'Charts');
    await edit(user, 'First goal');
    type(line(1), 'Half a th');
    await user.click(await screen.findByRole('link', { name: '1 OKR in Dec 2025' }));
    await waitFor(() => expect(shownGoals()).toEqual(['Third goal']));
    expect(line(1)).toHaveValue('Half a th');
    await press(user, 'Delete Third goal');
    await press(user, 'Delete OKR');
    await screen.findByText('Nothing matches');
    await press(user, 'Clear filters');
    expect(line(1)).toHaveValue('Half a th');
    await press(user, 'Cancel');
    expect(screen.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
  });

  it('closes without a question once its record is deleted', async () => {
    const { user } = await openPocket('okr');
    await edit(user, 'First goal');
    type(line(1), 'Half a th');
    await press(user, 'Delete First goal');
    await press(user, 'Delete OKR');
    await screen.findByText(/Select a row/);
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open for what is typed while it is saved', async () => {
    const { user } = await openPocket('okr');
    await edit(user, 'First goal');
    type(line(1), 'One, and');
    fireEvent.click(screen.getByRole('button', { name: 'Save my wording' }));
    type(line(1), 'One, and better');
    await onlyToast(wordingMessages.saved);
    expect(line(1)).toHaveValue('One, and better');
    await save(user);
    expect(shownLines()[1]).toBe('One, and better');
  });

  it('asks in the sheet of a narrow window as well', async () => {
    const { user } = await openPocket('okr', 'individual', widths.tablet);
    await edit(user, 'First goal');
    type(line(1), 'Half a th');
    escape();
    await press(user, 'Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not offered for records that cannot be told apart', async () => {
    const user = await openPocketWith('okr', [
      { goal: 'No id', result: 'One' },
      { id: 'a', goal: 'First of two', result: 'One' },
      { id: 'a', goal: 'Second of two', result: 'One' },
    ]);
    await press(user, 'No id');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await press(user, 'Second of two');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await press(user, 'First of two');
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

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

describe('a wording that was changed elsewhere since the editor was opened', () => {
  const theirs = ['Objective: lead', 'Theirs', 'Two'];
  const changed = () => screen.findByRole('dialog', { name: 'Changed elsewhere' });

  /** Opens the editor, types, and presses Save after another tab has saved. */
  async function saveLate() {
    const { user } = await openPocket('okr');
    await edit(user, 'First goal');
    type(line(1), 'Mine');
    await storeWordings({ 'First goal': { lines: theirs } });
    await press(user, 'Save my wording');
    return { user, dialog: await changed() };
  }

  it('is not overwritten without a word: both are shown, and mine is kept', async () => {
    const { user, dialog } = await saveLate();
    expect(dialog).toHaveTextContent('Your wording was saved in another tab or by an import since you began to type.');
    const mine = within(dialog).getByRole('radio', { name: 'What you typed here' });
    expect(mine).toBeChecked();
    expect(mine).toHaveAccessibleDescription(/^Not saved yet\. Line 1: \u201c ?Mine ?\u201d$/);
    expect(within(dialog).getByRole('radio', { name: 'What was saved since' })).toHaveAccessibleDescription(
      /Line 1: \u201c ?Theirs ?\u201d$/,
    );
    await press(user, 'Go on editing');
    expect(line(1)).toHaveValue('Mine');
    await press(user, 'Save my wording');
    await changed();
    await press(user, 'Keep this one');
    await onlyToast(wordingMessages.saved);
    await screen.findByText('Your wording, on this device');
    expect(shownLines()).toEqual(['Objective: lead', 'Mine', 'Two']);
  });

  it('is kept where it is chosen, and what was typed waits in the tab', async () => {
    const { user, dialog } = await saveLate();
    await user.click(within(dialog).getByRole('radio', { name: 'What was saved since' }));
    expect(dialog).toHaveTextContent('What you typed waits in this tab: Edit shows it again.');
    await press(user, 'Keep this one');
    await waitFor(() => expect(shownLines()).toEqual(theirs));
    await press(user, 'Edit');
    expect(line(1)).toHaveValue('Mine');
    // It was begun before theirs was saved.
    await press(user, 'Save my wording');
    await changed();
    await press(user, 'Go on editing');
    await press(user, 'Discard');
    expect(line(1)).toHaveValue('Theirs');
    type(line(1), 'Ours');
    await save(user);
    expect(shownLines()[1]).toBe('Ours');
  });

  it('may have been discarded', async () => {
    const { user } = await openWorded();
    await press(user, 'Edit');
    type(line(1), 'Mine');
    await storeWordings({ 'First goal': null });
    await press(user, 'Save my wording');
    const dialog = await changed();
    expect(dialog).toHaveTextContent('Your wording was discarded in another tab since you began to type.');
    await user.click(within(dialog).getByRole('radio', { name: 'The original' }));
    await press(user, 'Keep this one');
    await waitFor(() => expect(shownLines()).toEqual(['Objective: lead', 'One', 'Two']));
  });

  it('is not asked about where both say the same', async () => {
    const { user } = await openPocket('okr');
    await edit(user, 'First goal');
    type(line(1), 'Theirs');
    await storeWordings({ 'First goal': { lines: theirs } });
    await save(user);
    await onlyToast(wordingMessages.saved);
    expect(shownLines()).toEqual(theirs);
  });

  it('is asked about again after it was changed once more', async () => {
    const { user } = await saveLate();
    await storeWordings({ 'First goal': { lines: ['Objective: lead', 'Theirs again'] } });
    await press(user, 'Keep this one');
    expect(await changed()).toHaveTextContent('Theirs again');
  });
});

describe('progress', () => {
  it('is kept at once, and goes with its line', async () => {
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
    fireEvent.change(rangeOf(2), { target: { value: '80' } });
    // The cache tells its pages in a task of its own, before which no person reaches another button.
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
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
    expect(rangeOf(1)).toHaveValue('0');
    expect(rangeOf(2)).toHaveValue('80');
    await expectSameAfterReload();
  });
});

describe('a wording', () => {
  it('goes into the PDF, with its note', async () => {
    const { user } = await openWorded();
    const saved = savedBlobs();
    await press(user, 'Download PDF');
    await waitFor(() => expect(saved).toHaveLength(1));
    const { text } = await extractText(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []), { mergePages: true });
    for (const part of ['2. Raise night shifts with a full team from 71% to 95%', 'Ask Ines'])
      expect(text).toContain(part);
    expect(text).not.toContain('2. One');
  });

  it('is found by the search', async () => {
    const { user } = await openWorded();
    openApp(`${paths.search}?q=ines`);
    expect(await screen.findByRole('link', { name: /First goal/ })).toHaveTextContent('Ask Ines');
    await user.click(screen.getByRole('link', { name: /First goal/ }));
    expect(await screen.findByText('Your wording, on this device')).toBeVisible();
  });

  it('goes with its record', async () => {
    const { user } = await openWorded();
    const { id } = db.tables.goals.find(({ goal }) => goal === 'First goal') ?? {};
    await press(user, 'Delete');
    await press(user, 'Delete OKR');
    await onlyDeleted();
    // The same id would show what was left behind.
    db.tables.goals.push(...db.tables.goals.slice(0, 1).map((goal) => ({ ...goal, id: id ?? '', goal: 'Again' })));
    openApp(paths.okrs);
    await press(user, 'Again');
    await screen.findByRole('button', { name: 'Edit' });
    expect(screen.queryByText('Your wording, on this device')).toBeNull();

    async function onlyDeleted() {
      await waitFor(() => expect(screen.queryByRole('button', { name: 'First goal' })).toBeNull());
      await onlyToast(goalKinds.okr.deleted);
    }
  });

  it('is not shown to somebody else', async () => {
    await openWorded();
    await somebodyElseSignsIn('individual');
    await waitFor(() => expect(screen.queryByText('Your wording, on this device')).toBeNull());
    expect(screen.queryByRole('img', { name: 'Your wording' })).toBeNull();
  });
});

/** What is saved as a file from now on. */
function savedBlobs(): Blob[] {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return saved;
}

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
    return { user, release, saved: savedBlobs() };
  }

  it('the PDF of a record waits for it', async () => {
    const { user, release, saved } = await openUnread();
    await press(user, 'First goal');
    await press(user, 'Download PDF');
    expect(screen.getByRole('button', { name: 'Download PDF' })).toHaveAttribute('aria-disabled', 'true');
    release();
    await onlyToast(successes.pdfDownloaded);
    const { text } = await extractText(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []), { mergePages: true });
    expect(text).toContain('My own line');
    expect(text).not.toContain('Two');
  });

  it('the file of several waits for it', async () => {
    const { user, release, saved } = await openUnread();
    await choose(user, 'First goal', 'Second goal');
    await press(user, 'CSV');
    release();
    await onlyToast('CSV with 2 OKRs saved.');
    expect(await saved[0]?.text()).toContain('My own line');
  });

  it('the file of the wordings waits for it', async () => {
    const { user, release, saved } = await openUnread();
    await press(user, 'Your wording');
    expect(await screen.findByText('What is in your wording on this device is not known yet.')).toBeVisible();
    await press(user, 'Export my wording');
    expect(screen.getByRole('button', { name: 'Export my wording' })).toHaveAttribute('aria-disabled', 'true');
    release();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toContain('My own line');
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
    const saved = savedBlobs();
    await press(user, 'First goal');
    await press(user, 'Download PDF');
    await onlyToast(wordingMessages.unread);
    expect(saved).toEqual([]);
    vi.restoreAllMocks();
    vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const later = savedBlobs();
    await press(user, 'Download PDF');
    await waitFor(() => expect(later).toHaveLength(1));
    const { text } = await extractText(new Uint8Array((await later[0]?.arrayBuffer()) ?? []), { mergePages: true });
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

describe('another tab', () => {
  const idOfFirst = () => db.tables.goals.find(({ goal }) => goal === 'First goal')?.id ?? '';

  it('that reworded a record a moment ago keeps its words when a slider is moved here', async () => {
    await openWorded();
    const mine = 'Raise night shifts with a full team from 71% to 95%';
    await storeWordings({ 'First goal': { lines: ['Objective: lead', 'Before it', mine], note: 'Theirs' } });
    fireEvent.change(rangeOf(1), { target: { value: '40' } });
    await waitFor(() => expect(shownLines()).toEqual(['Objective: lead', 'Before it', mine]));
    expect(rangeOf(1)).toHaveValue('0');
    expect(rangeOf(2)).toHaveValue('40');
    expect(details()).toHaveTextContent('Theirs');
    await storeWordings({ 'First goal': null });
    fireEvent.change(rangeOf(2), { target: { value: '50' } });
    await waitFor(() => expect(shownLines()).toEqual(['Objective: lead', 'One', 'Two']));
  });

  it('that reworded a record while an import was looked through is not overwritten', async () => {
    const { user } = await openWorded();
    const file = { format: 'cairn-wording', version: 1, kind: 'okr' };
    const records = [{ id: idOfFirst(), lines: ['From the file'], note: '', progress: [], savedAt: 1 }];
    await press(user, 'Your wording');
    await user.upload(
      await screen.findByLabelText('Import my wording'),
      new File([JSON.stringify({ ...file, records })], 'wording.json', { type: 'application/json' }),
    );
    await user.click(await screen.findByRole('radio', { name: 'In the file' }));
    await storeWordings({ 'First goal': { lines: ['Theirs'] } });
    await press(user, 'Import 1');
    expect(await screen.findByText(/^Your wording was changed in another tab meanwhile/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'On this device' })).toHaveAccessibleDescription(/Theirs/);
    await press(user, 'Import 1');
    await onlyToast('Imported. 1 changed on this device.');
    await waitFor(() => expect(shownLines()).toEqual(['From the file']));
  });

  it('that deleted a record takes it out of the list here, with its wording', async () => {
    await openWorded();
    await storeWordings({ 'First goal': null });
    hearFromAnotherTab();
    hearFromAnotherTab(idOfFirst());
    await waitFor(() => expect(shownGoals()).toEqual(['Second goal', 'Third goal']));
    expect(screen.queryByText('Your wording, on this device')).toBeNull();
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
      hearFromAnotherTab(idOfFirst());
      expect(await screen.findByText(/^This OKR was deleted in another tab\./)).toBeVisible();
      expect(shownGoals()).toEqual(others);
      expect(line(1)).toHaveValue('Half a th');
      expect(screen.queryByRole('button', { name: 'Save my wording' })).toBeNull();
      await press(user, 'Copy');
      expect(await navigator.clipboard.readText()).toBe('Objective: lead\nHalf a th\nTwo');
      await press(user, 'Close');
      await press(user, 'Leave');
      await waitFor(() => expect(window.location.search).toBe(''));
      expect(screen.queryByRole('textbox', { name: 'Line 1' })).toBeNull();
      await waitFor(() => expect(document.body).not.toHaveFocus());
    },
  );

  it('that deletes the record while it is saved here leaves no wording behind', async () => {
    const { user } = await openPocket('okr');
    await edit(user, 'First goal');
    type(line(1), 'Mine');
    const release = holdWriting();
    await press(user, 'Save my wording');
    hearFromAnotherTab(idOfFirst());
    await screen.findByText(/^This OKR was deleted in another tab\./);
    release();
    await onlyToast(wordingMessages.saved);
    await waitFor(async () => expect(await storedWordings()).toEqual([]));
  });

  it('hears of a record that is deleted here', async () => {
    const { user } = await openPocket('okr');
    const heard = vi.fn<(data: unknown) => void>();
    const channel = new BroadcastChannel('wordings');
    channel.addEventListener('message', ({ data }) => heard(data));
    await press(user, 'Delete Second goal');
    const { id } = db.tables.goals.find(({ goal }) => goal === 'Second goal') ?? {};
    await press(user, 'Delete OKR');
    await waitFor(() => expect(heard).toHaveBeenCalledWith([expect.any(String), 'individual', 'okr', id]));
    channel.close();
  });
});

describe('a browser that refuses channels between tabs', () => {
  it('edits and keeps all the same', async () => {
    const refused: string[] = [];
    vi.stubGlobal('BroadcastChannel', function refuse(name: string) {
      refused.push(name);
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { user } = await openWorded();
    expect(refused).not.toEqual([]);
    expect(shownLines()[1]).toBe('Raise night shifts with a full team from 71% to 95%');
    await press(user, 'Edit');
    await screen.findByRole('button', { name: 'Save my wording' });
  });
});

describe('the file', () => {
  const openMenu = (user: UserEvent) => press(user, 'Your wording');
  const fileInput = () => screen.findByLabelText('Import my wording');
  const wordingFile = (text: string) => new File([text], 'wording.json', { type: 'application/json' });

  it('takes a wording to another device and back, and asks where both differ', async () => {
    const { user } = await openWorded();
    const saved = savedBlobs();
    await openMenu(user);
    expect(await screen.findByText('1 of 3 is in your wording, on this device.')).toBeVisible();
    await press(user, 'Export my wording');
    const text = (await saved[0]?.text()) ?? '';
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
        { ...first, id: other },
        { ...first, id: 'gone' },
        { id: 'bad' },
      ],
    };
    await openMenu(user);
    await user.upload(await fileInput(), wordingFile(JSON.stringify(changed)));
    const dialog = await screen.findByRole('dialog', { name: 'Import my wording' });
    expect(dialog).toHaveTextContent('4 records in the file. 1 was changed here as well');
    expect(dialog).toHaveTextContent('1 has no wording here and is added.');
    expect(dialog).toHaveTextContent('1 is of no OKR in this pocket and is left out.');
    expect(dialog).toHaveTextContent('1 could not be read and is left out.');
    const group = within(dialog).getByRole('group', { name: 'First goal' });
    expect(within(group).getByRole('radio', { name: 'In the file' })).toBeChecked();
    expect(within(group).getByRole('radio', { name: 'In the file' })).toHaveAccessibleDescription(
      /Line 1: \u201c ?\u2026 71% to 90% ?\u201d/,
    );
    await press(user, 'Import 2');
    await onlyToast('Imported. 2 changed on this device.');
    expect(shownLines()[1]).toBe('Raise night shifts with a full team from 71% to 90%');
    expect(screen.getAllByRole('img', { name: 'Your wording' })).toHaveLength(2);

    await openMenu(user);
    await user.upload(await fileInput(), wordingFile(text));
    await user.click(await screen.findByRole('radio', { name: 'In the file' }));
    await press(user, 'Import 1');
    await waitFor(() => expect(shownLines()[1]).toBe('Raise night shifts with a full team from 71% to 95%'));
  });

  it('says of how many the wording on this device was chosen', async () => {
    const { user } = await openWorded();
    const [first, second] = db.tables.goals.map(({ id }) => id);
    const theirs = { lines: ['Theirs'], note: '', progress: [], savedAt: 1 };
    const records = [first, second].map((id) => ({ id, ...theirs }));
    const text = JSON.stringify({ format: 'cairn-wording', version: 1, kind: 'okr', records });
    await openMenu(user);
    await user.upload(await fileInput(), wordingFile(text));
    await press(user, 'Import 2');
    await onlyToast('Imported. 1 changed on this device, 1 stays as it was.');
    await openMenu(user);
    await user.upload(await fileInput(), wordingFile(text));
    await press(user, 'Import 1');
    expect(await screen.findByText('Nothing was changed. 1 stays as it was.')).toBeVisible();
  });

  it('gives no wording to a record without an id of its own', async () => {
    const user = await openPocketWith('okr', [{ goal: 'No id', result: 'One' }]);
    await screen.findByRole('button', { name: 'No id' });
    const records = [{ id: '~0', lines: ['Mine'], note: '', progress: [], savedAt: 1 }];
    await openMenu(user);
    await user.upload(
      await fileInput(),
      wordingFile(JSON.stringify({ format: 'cairn-wording', version: 1, kind: 'okr', records })),
    );
    expect(await screen.findByRole('dialog', { name: 'Import my wording' })).toHaveTextContent(
      '1 is of no OKR in this pocket and is left out.',
    );
  });

  it('that is none changes nothing', async () => {
    const { user } = await openWorded();
    await openMenu(user);
    await user.upload(await fileInput(), wordingFile('{"format":"something else"}'));
    await onlyToast('This is no file of your wording. Nothing was changed.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shownLines()[1]).toBe('Raise night shifts with a full team from 71% to 95%');
  });

  it('is not made of nothing', async () => {
    const { user } = await openPocket('okr');
    const saved = savedBlobs();
    await openMenu(user);
    await press(user, 'Export my wording');
    await onlyToast('There is no wording of yours to export yet.');
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: 'Your wording' })).toHaveFocus();
  });
});
