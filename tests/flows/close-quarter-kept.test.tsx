import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  closeButton,
  closedBefore,
  closedText,
  findBlock,
  findSheet,
  lastEvening,
  openScored,
  say,
  scoreOf,
  sentenceOf,
  setScore,
  shownScores,
} from '../support/close-quarter.ts';
import { press } from '../support/form.ts';
import { openPocket } from '../support/pocket.ts';
import { pagesOf, savedFiles } from '../support/saved-files.ts';
import { onlyToast } from '../support/toasts.ts';
import { storedVersions, storeVersions, hearFromAnotherTab } from '../support/versions.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: lastEvening });
});

describe('what is set and typed', () => {
  it('is asked about, waits in the tab, and is shown again', async () => {
    const { user, sheet } = await openScored();
    setScore(1, '0.5');
    say(1, 'Half a th');
    fireEvent(sheet, new Event('cancel', { cancelable: true }));
    const question = await screen.findByRole('dialog', { name: 'Leave this page?' });
    expect(question).toHaveTextContent("They're kept in this tab; press Close the quarter to continue.");
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await storedVersions())[0]?.quarters).toBeUndefined();
    await press(user, 'Close the quarter');
    await findSheet();
    expect(scoreOf(1)).toHaveValue('0.5');
    expect(sentenceOf(1)).toHaveValue('Half a th');
    await press(user, 'Discard');
    expect(scoreOf(1)).toHaveValue('0.4');
    expect(sentenceOf(1)).toHaveValue('');
    await press(user, 'Undo');
    expect(sentenceOf(1)).toHaveValue('Half a th');
  });

  it('is not asked about where nothing differs', async () => {
    const { user } = await openScored();
    setScore(1, '0.5');
    setScore(1, '0.4');
    await press(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is kept apart for each quarter', async () => {
    const { user, sheet } = await openScored();
    const quarters = within(sheet).getByRole('combobox', { name: 'Quarter' });
    await user.selectOptions(quarters, 'Q2 2026');
    say(1, 'Of the second');
    await user.selectOptions(quarters, 'Q4 2026');
    expect(sentenceOf(1)).toHaveValue('');
    await press(user, 'Cancel');
    await press(user, 'Leave');
    await press(user, 'Close the quarter');
    const again = await findSheet();
    expect(within(again).getByRole('combobox', { name: 'Quarter' })).toHaveDisplayValue('Q2 2026');
    expect(sentenceOf(1)).toHaveValue('Of the second');
  });
});

describe('another tab', () => {
  it('keeps its words, its progress and its quarters when one is closed here', async () => {
    const { user } = await openScored();
    setScore(1, '0.5');
    const quarters = [closedBefore()];
    await storeVersions({ 'First goal': { lines: ['Objective: lead', 'Theirs'], note: 'Theirs', quarters } });
    await user.click(closeButton());
    await onlyToast(closedText);
    const [version] = await storedVersions();
    expect(version).toMatchObject({ lines: ['Objective: lead', 'Theirs'], note: 'Theirs' });
    expect(version?.quarters?.map(({ quarter }) => quarter)).toEqual(['2026-Q4', '2026-Q3']);
    // The scores belong to the lines read in this tab.
    expect(version?.quarters?.[0]?.lines.map(({ text }) => text)).toEqual(['One', 'Two']);
  });

  it.each([
    { answer: 'Keep mine', shown: 'Key result 10.5' },
    { answer: 'Keep the other', shown: 'Key result 10.3Begun late.' },
  ])('that has closed it since is not overwritten without a word: $answer', async ({ answer, shown }) => {
    const { user } = await openScored();
    setScore(1, '0.5');
    const quarters = [closedBefore({ quarter: '2026-Q4', closedAt: '2026-12-30' })];
    await storeVersions({ 'First goal': { progress: [40, 100], quarters } });
    await user.click(closeButton());
    await screen.findByRole('dialog', { name: 'Changed elsewhere' });
    await press(user, answer);
    const block = await findBlock('Q4 2026, closed on Dec 30');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shownScores(block)[1]).toBe(shown);
  });
});

const line = (text: string, score: number, sentence = '') => ({ text, score, sentence });

it('shows what a quarter came to in all goals, and puts it on paper', async () => {
  const { user } = await openPocket('okr');
  expect(screen.queryByRole('button', { name: 'Closed quarters' })).toBeNull();
  await storeVersions({
    'First goal': { quarters: [closedBefore()] },
    'Second goal': {
      quarters: [
        closedBefore({ quarter: '2026-Q4', lines: [line('Only line', 7)] }),
        closedBefore({ lines: [line('Only line', 10, 'Done in May.')] }),
      ],
    },
  });
  hearFromAnotherTab();
  await press(user, 'Closed quarters');
  const sheet = within(await screen.findByRole('dialog', { name: 'Closed quarters' }));
  const quarter = sheet.getByRole('combobox', { name: 'Quarter' });
  expect(quarter).toHaveDisplayValue('Q4 2026');
  expect(sheet.getByText('1 of 3 OKRs closed').parentElement).toHaveTextContent('Average score0.7');

  await user.selectOptions(quarter, 'Q3 2026');
  expect(sheet.getByText('2 of 3 OKRs closed').parentElement).toHaveTextContent('Average score0.8');
  const counts = within(sheet.getByRole('list', { name: 'OKRs by score' })).getAllByRole('listitem');
  expect(counts.map(({ textContent }) => textContent)).toEqual(['0.0 to 0.30', '0.4 to 0.61', '0.7 to 0.90', '1.01']);
  expect(sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Second goal',
    'First goal',
  ]);
  expect(sheet.getByText('Done in May.')).toBeVisible();
  expect(sheet.getByText('Begun late.')).toBeVisible();

  const files = savedFiles();
  await user.click(sheet.getByRole('button', { name: 'PDF' }));
  const [file] = await vi.waitUntil(() => files.length > 0 && files, { timeout: 60_000 });
  expect(file?.name).toBe('OKRs-Q3-2026.pdf');
  const text = (await pagesOf(file)).join('\n');
  expect(text).toContain('2 of 3 OKRs closed. Average score 0.8.');
  expect(text).toContain('Q3 2026, closed on Oct 2, 2026, score 1.0');
  expect(text).toContain('\u201cOne\u201d, 0.3: Begun late.');

  const print = vi.fn<() => void>(() => dispatchEvent(new Event('afterprint')));
  vi.stubGlobal('print', print);
  // Until the file is written a press is ignored.
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-busy'));
  await user.click(sheet.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 60_000 });
  vi.unstubAllGlobals();
});
