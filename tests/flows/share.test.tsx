import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { readFragment } from '@/components/goal/shared-goals';
import { paths } from '@/domain/paths';
import { versionMessages } from '@/domain/version-messages';

import { openApp } from '../support/app.tsx';
import { choose, details, openPocket, openPocketWith } from '../support/pocket.ts';
import { eventsOf, withSavedFiles } from '../support/saved-files.ts';
import { breakDatabase, copied, findToast, press, toasts, widths } from '../support/steps.ts';
import { shownLines, storeVersions } from '../support/versions.ts';
import { callsOfPages } from '../support/wire.ts';

const future = '31 March 2099';

const records = [
  {
    id: 'one',
    goal: 'Grow revenue',
    role: 'Sales Lead',
    result: `Objective: grow by ${future}\nLift it to 5 by ${future}\nCut churn to 2% by 30 June 2098\nWas due on 31 March 2020\nHold talks`,
    createdAt: '2026-03-14T09:41:00',
  },
  { id: 'two', goal: 'Hire faster', role: 'HR', result: 'Without a date', createdAt: '2026-03-13T09:41:00' },
  { id: 'three', goal: 'Fewer falls', role: 'Nurse', result: `Reach 4 by ${future}`, createdAt: '2026-03-12T09:41:00' },
];

async function pressShare(user: UserEvent, goal: string) {
  await press(user, goal);
  await press(user, 'Share');
  await screen.findByRole('menuitem', { name: 'Copy' });
}

async function openMenu(goal: string, width: number = widths.wide, goals: readonly object[] = records) {
  const user = await openPocketWith('okr', goals, width);
  await pressShare(user, goal);
  return { user, share: screen.getByRole('button', { name: 'Share' }) };
}

const item = (name: string) => screen.getByRole('menuitem', { name });

const saved = withSavedFiles();

describe('the menu Share', () => {
  it('has the keys of a menu, and gives the focus back', async () => {
    const { user, share } = await openMenu('Grow revenue');
    await waitFor(() => expect(item('Copy')).toHaveFocus());
    expect(share).toHaveAttribute('aria-expanded', 'true');
    expect(item('Add dates to calendar')).toHaveAccessibleDescription('3 dates');
    await user.keyboard('{ArrowDown}');
    expect(item('Add dates to calendar')).toHaveFocus();
    await user.keyboard('{End}');
    expect(item('Share as a link')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowUp}');
    expect(item('Share as a link')).toHaveFocus();
    await user.keyboard('a');
    expect(item('Add dates to calendar')).toHaveFocus();
    await user.keyboard('{Home}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(share).toHaveFocus();
    expect(share).not.toHaveAttribute('aria-busy');
    expect(details()).toHaveTextContent('Grow revenue');
  });

  it('shows the stored text of an answer that is read out of Markdown', async () => {
    const result = '**Objective:** Grow\n\n1. **Win** 5 hospitals\n   - Owner: Ana\n\nLet me know!';
    const { user } = await openMenu('Hire faster', widths.wide, [{ ...records[1], result }]);
    expect(shownLines()).toEqual(['Objective: Grow', 'Win 5 hospitals', 'Owner: Ana', 'Let me know!']);
    await user.click(item('Show original'));
    const original = within(await screen.findByRole('dialog', { name: 'Original text' }));
    expect(original.getByText((_, element) => element?.textContent === result, { selector: 'p' })).toBeVisible();
  });

  it('copies with the shape, says so in its row, and closes, or says that the browser refused', async () => {
    const { user, share } = await openMenu('Grow revenue');
    const sent = callsOfPages();
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await user.click(item('Copy'));
    await findToast('Your browser blocked copying. Try again.');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await user.click(item('Copy'));
    expect(await screen.findByRole('menuitem', { name: 'Copied' })).toHaveAccessibleDescription(
      'Now paste it into an email or chat',
    );
    expect(screen.getByText('Copied', { selector: '[role=status]' })).toBeInTheDocument();
    expect(await copied('text/html')).toContain('<h2 dir="auto">Grow revenue</h2>');
    // The effect that updates the time may not have run yet.
    await waitFor(() => {
      act(() => void vi.advanceTimersByTime(2000));
      expect(screen.queryByRole('menu')).toBeNull();
    });
    expect(share).toHaveFocus();
    expect(callsOfPages()).toEqual(sent);
  });

  it('says that there are no dates', async () => {
    const { user } = await openMenu('Hire faster');
    expect(item('Add dates to calendar')).toHaveAttribute('aria-disabled', 'true');
    expect(item('Add dates to calendar')).toHaveAccessibleDescription('No exact date yet');
    await user.click(item('Add dates to calendar'));
    expect(screen.queryByRole('dialog', { name: 'Add dates to calendar' })).toBeNull();
  });

  it('lets Tab reach its close button on a phone', async () => {
    const { user } = await openMenu('Grow revenue', widths.phone);
    await waitFor(() => expect(item('Copy')).toHaveFocus());
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Close dialog' })).toHaveFocus();
    await user.tab();
    expect(item('Copy')).toHaveFocus();
  });

  it('is left by Tab where it hangs on its button', async () => {
    const { user } = await openMenu('Grow revenue');
    await waitFor(() => expect(item('Copy')).toHaveFocus());
    await user.tab();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it.each([
    ['hands the text to another app', () => Promise.resolve(), null],
    [
      'says that this failed',
      () => Promise.reject(new DOMException('', 'NotAllowedError')),
      'blocked sharing. Try again.',
    ],
    ['says nothing where its person has closed it', () => Promise.reject(new DOMException('', 'AbortError')), null],
  ])('is a sheet on a phone, and %s', async (_, answerOfApp, said) => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(answerOfApp);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const { user } = await openMenu('Grow revenue', widths.phone);
    expect(screen.getByRole('dialog', { name: 'Share' })).toContainElement(item('Share with another app'));
    await user.click(item('Share with another app'));
    expect(share).toHaveBeenCalledWith({
      title: 'Grow revenue',
      text: expect.stringContaining('1. Lift it') as string,
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share' })).toBeNull());
    expect(toasts()).toEqual(said === null ? [] : [`Your browser ${said}`]);
  });

  it('reports that creating a link failed, and stays', async () => {
    const { user } = await openMenu('Grow revenue');
    vi.stubGlobal('CompressionStream', undefined);
    await user.click(item('Share as a link'));
    await findToast("We couldn't create the link. Try again.");
    vi.unstubAllGlobals();
    await user.click(item('Share as a link'));
    expect(await screen.findByRole('dialog', { name: 'Share as a link' })).toBeVisible();
  });
});

describe('Add dates to calendar', () => {
  async function openDates() {
    const opened = await openMenu('Grow revenue');
    await opened.user.click(item('Add dates to calendar'));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Add dates to calendar' })) };
  }

  it('lists the dates with their lines, what is past is off; saves the chosen ones and a reminder with the address of the record', async () => {
    const { user, dialog, share } = await openDates();
    expect(dialog.getByText('3 dates found. Each becomes an all-day event.')).toBeVisible();
    const box = (name: string) => dialog.getByRole('checkbox', { name });
    expect(box('Mar 31, 2020')).not.toBeChecked();
    expect(box('Mar 31, 2020')).toHaveAccessibleDescription(/^In the past/);
    expect(box('Mar 31, 2099')).toHaveAccessibleDescription(/Objective, key result 1$/);
    expect(box('Key result 4')).toBeDisabled();
    expect(
      dialog.getByText(/^This is a one-time file. .* In Outlook use File, Open & Export, Import\.$/),
    ).toBeVisible();
    await user.click(box('Jun 30, 2098'));
    await user.click(box('Mar 31, 2099'));
    await user.click(dialog.getByRole('button', { name: 'Download .ics' }));
    expect(dialog.getByText('Select at least one date.')).toBeVisible();
    expect(saved).toEqual([]);
    await user.click(box('Mar 31, 2099'));
    expect(dialog.queryByText('Select at least one date.')).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Weekly' }));
    expect(dialog.getByText('Every Monday until Mar 31, 2099.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Download .ics' }));
    await findToast('Calendar file with 1 date downloaded.');
    expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^Goal-dates-.*\.ics$/)]);
    const [entry, reminder, ...others] = await eventsOf(saved[0]);
    expect(others).toEqual([]);
    expect(entry?.summary).toBe('Grow revenue');
    expect(entry?.startDate.toString()).toBe('2099-03-31');
    expect(reminder?.component.getFirstPropertyValue('rrule')?.toString()).toBe('FREQ=WEEKLY;BYDAY=MO;UNTIL=20990331');
    expect(reminder?.description).toContain('/okrs?record=one');
    await waitFor(() => expect(share).toHaveFocus());
  });
});

describe('Share as a link', () => {
  it('gives a link that opens to the same goal, without the note, and copies it', async () => {
    const { user } = await openMenu('Hire faster');
    await user.click(item('Share as a link'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share as a link' }));
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Link' });
    expect(field.value).toMatch(/\/shared#1\.[\w-]+$/);
    expect(field).toHaveAccessibleDescription(`${field.value.length} characters. Short enough for a message.`);
    expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    expect(dialog.queryByRole('checkbox', { name: 'With my note' })).toBeNull();
    await user.click(field);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(field.value);
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await copied('text/plain')).toBe(field.value);
  });

  it('offers the file where the link is too long for a message', async () => {
    const words = Array.from({ length: 1500 }, (_, index) => (index * 7919).toString(36)).join(' ');
    const { user } = await openMenu('Grow revenue', widths.wide, [{ ...records[0], result: words }]);
    await user.click(item('Share as a link'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share as a link' }));
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveAccessibleDescription(
      /Some email and chat apps cut off links this long\.$/,
    );
    expect(dialog.queryByRole('img')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Okr-Grow revenue.pdf']));
    expect(screen.queryByRole('dialog', { name: 'Share as a link' })).toBeNull();
  });
});

describe('own version', () => {
  /** Opens the pocket once the version is read. */
  async function openWithOwn() {
    await openPocket('okr');
    await storeVersions({ 'First goal': { lines: ['Objective: mine', `Reach 4 by ${future}`], note: 'Ask Ana.' } });
    cleanup();
    return () => openApp(paths.okrs);
  }

  it('is what leaves; its note only where that is chosen', async () => {
    const user = (await openWithOwn())();
    await screen.findByRole('img', { name: 'Your version' });
    await pressShare(user, 'First goal');
    await user.click(item('Copy'));
    await screen.findByRole('menuitem', { name: 'Copied' });
    expect(await copied('text/plain')).toContain(`1. Reach 4 by ${future}\n`);
    expect(await copied('text/plain')).not.toContain('Ask Ana');
    expect(item('Add dates to calendar')).toHaveAccessibleDescription('1 date');
    await user.click(item('Share as a link'));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Link' });
    const read = async () => readFragment(field.value);
    const lines = [{ label: 'Objective: ', text: 'mine' }, { text: `Reach 4 by ${future}` }];
    expect(await read()).toMatchObject({ goals: [{ lines, note: '' }] });
    const { length } = field.value;
    await user.click(screen.getByRole('checkbox', { name: 'With my note' }));
    expect(await read()).toMatchObject({ goals: [{ note: 'Ask Ana.' }] });
    expect(screen.getByText(`adds ${field.value.length - length} characters`)).toBeVisible();
  });

  it('that cannot be read is said, and nothing else leaves in its place', async () => {
    const open = await openWithOwn();
    breakDatabase('getAll');
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'First goal' }));
    const share = await screen.findByRole('button', { name: 'Share' });
    await user.click(share);
    await findToast(versionMessages.unreadable);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(share).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('A later calendar file', () => {
  /** Saves the file of a goal whose version has these lines. */
  async function saveWith(lines: readonly string[], says: string) {
    await storeVersions({ 'First goal': { lines: [...lines] } });
    cleanup();
    const user = openApp(paths.okrs);
    await screen.findByRole('img', { name: 'Your version' });
    await pressShare(user, 'First goal');
    await user.click(item('Add dates to calendar'));
    await press(user, 'Download .ics');
    await findToast(`Calendar file with ${says}`);
    return eventsOf(saved.at(-1));
  }

  it('has the other entries of a goal whose line was removed with their identity, and no date twice', async () => {
    await openPocket('okr');
    const [a, b, c] = ['A by 31 March 2098', 'B by 30 June 2098', 'C by 30 September 2098'] as const;
    const before = await saveWith([a, b, c], '3 dates downloaded.');
    const after = await saveWith([b, c], '2 dates downloaded.');
    const entries = (events: typeof after) => events.map(({ uid, startDate }) => [uid, startDate.toString()]);
    expect(entries(after)).toEqual(entries(before).slice(1));
    expect(new Set(before.map(({ uid }) => uid)).size).toBe(3);
  });
});

describe('Share of several', () => {
  it('copies all of them, and makes one calendar file', async () => {
    const user = await openPocketWith('okr', records);
    await screen.findByRole('button', { name: 'Grow revenue' });
    const tools = within(await choose(user, 'Fewer falls', 'Grow revenue'));
    await user.click(tools.getByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
    await screen.findByRole('menuitem', { name: 'Copied' });
    expect((await copied('text/html')).match(/(?<=<h2[^>]*>)[^<]*/g)).toEqual(['Grow revenue', 'Fewer falls']);
    expect(item('Add dates to calendar')).toHaveAccessibleDescription('4 dates');
    await user.click(item('Add dates to calendar'));
    await press(user, 'Download .ics');
    await findToast('Calendar file with 3 dates downloaded.');
    expect((await eventsOf(saved[0])).map(({ summary }) => summary)).toEqual([
      'Grow revenue',
      'Grow revenue',
      'Fewer falls',
    ]);
  });

  it('takes up to fifty', async () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ ...records[1], id: `${index}`, goal: `Goal ${index}` }));
    const user = await openPocketWith('okr', many);
    await screen.findByRole('button', { name: 'Goal 0' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Share' }));
    await findToast('Up to 50 can be shared at once. For more, download a file.');
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
