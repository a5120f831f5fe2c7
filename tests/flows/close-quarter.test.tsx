import { screen, waitFor, within, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ClosedQuarter } from '@/domain/closed-quarter';

import { details, openPocket, openPocketWith } from '../support/pocket.ts';
import { expectSameAfterReload } from '../support/reload.ts';
import { pagesOf, savedFiles } from '../support/saved-files.ts';
import { escape, onlyToast, press, textsOf } from '../support/steps.ts';
import { hearFromAnotherTab, line, storedVersions, storeVersions, type } from '../support/versions.ts';

/* Queries and steps of the tests of closed quarters (docs/product.md 7.25). */

const findSheet = () => screen.findByRole('dialog', { name: 'Close the quarter' });

const inSheet = () => within(screen.getByRole('dialog', { name: 'Close the quarter' }));

const scoreOf = (number: number) =>
  inSheet().getByRole('slider', { name: new RegExp(`^Score of (?:key result|KPI) ${number}$`) });

const sentenceOf = (number: number) =>
  within(inSheet().getByRole('group', { name: new RegExp(`^(?:Key result|KPI) ${number}$`) })).getByRole('textbox', {
    name: 'What happened? (optional)',
  });

const setScore = (number: number, score: string) => fireEvent.change(scoreOf(number), { target: { value: score } });

const say = (number: number, sentence: string) => fireEvent.change(sentenceOf(number), { target: { value: sentence } });

const closeButton = () => inSheet().getByRole('button', { name: 'Close the quarter' });

/** Closes the quarter, and waits until the sheet is closed: controls behind it are inert. */
async function closeQuarter(user: UserEvent): Promise<void> {
  await user.click(closeButton());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** The texts of a closed quarter in the details, line by line. */
function shownScores(block: HTMLElement): string[] {
  return within(block)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

/** A closed quarter of the first goal, stored by another tab or on an earlier day. */
const closedBefore = (given: Partial<ClosedQuarter> = {}): ClosedQuarter => ({
  quarter: '2026-Q3',
  closedAt: '2026-10-02',
  objective: 'Objective: lead',
  lines: [
    { text: 'One', score: 3, sentence: 'Started late.' },
    { text: 'Two', score: 8, sentence: '' },
  ],
  ...given,
});

/** Opens the first record with a progress, and the sheet over it. */
async function openScored() {
  const { user } = await openPocket('okr');
  await storeVersions({ 'First goal': { progress: [40, 100] } });
  hearFromAnotherTab();
  await press(user, 'First goal');
  // Until then the details show the record's own lines.
  await screen.findByText('Your progress, in this browser');
  await press(user, 'Close the quarter');
  return { user, sheet: await findSheet() };
}

/** The message for the last quarter of 2026 once it is closed. */
const closedText = 'Q4 2026 is closed. Saved in this browser.';

/** The block of a closed quarter in the details, by the beginning of its heading. */
async function findBlock(name: string): Promise<HTMLElement> {
  const heading = await within(details()).findByText((text) => text.startsWith(name));
  return heading.closest('details') ?? document.body;
}

// The last quarter of 2026, where the person is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 31, 23, 30) }));

/** Closes the present quarter of the first record. */
async function closeFirst() {
  const { user } = await openPocket('okr');
  await press(user, 'First goal');
  await press(user, 'Close the quarter');
  await findSheet();
  setScore(1, '0.5');
  say(1, 'Down to 5.0; the new floor came late.');
  await user.click(closeButton());
  await onlyToast(closedText);
  return user;
}

describe('closing a quarter', () => {
  it('begins with the progress, shows the mean, and is kept with a sentence for each line by Ctrl and Enter, not by Enter', async () => {
    const { user, sheet } = await openScored();
    expect(within(sheet).getByRole('combobox', { name: 'Quarter' })).toHaveDisplayValue('Q4 2026');
    expect(sheet).toHaveTextContent('Objective: leadAverage of 2 key results0.7');
    expect(scoreOf(1)).toHaveValue('0.4');
    expect(scoreOf(1)).toHaveAccessibleDescription('Progress was 40%');
    expect(scoreOf(1)).toHaveAttribute('step', '0.1');
    expect(scoreOf(1)).toHaveAttribute('max', '1');
    expect(scoreOf(2)).toHaveValue('1');
    expect(scoreOf(2)).toHaveAttribute('aria-valuetext', '1.0');
    setScore(1, '0.1');
    expect(sheet).toHaveTextContent('Average of 2 key results0.6');
    say(2, 'Three falls, all in October.');
    await user.type(sentenceOf(2), '{Enter}');
    expect((await storedVersions())[0]?.quarters).toBeUndefined();
    await user.type(sentenceOf(2), '{Control>}{Enter}{/Control}');
    await onlyToast(closedText);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(within(details()).getByRole('button', { name: 'Close the quarter' })).toHaveFocus());
    expect(shownScores(await findBlock('Q4 2026, closed on Dec 31, 2026, score 0.6'))).toEqual([
      'One · 0.1',
      'Two · 1.0Three falls, all in October.',
    ]);
    expect((await storedVersions())[0]?.quarters).toEqual([
      {
        quarter: '2026-Q4',
        closedAt: '2026-12-31',
        objective: 'Objective: lead',
        lines: [
          { text: 'One', score: 1, sentence: '' },
          { text: 'Two', score: 10, sentence: 'Three falls, all in October.' },
        ],
      },
    ]);
    await expectSameAfterReload();
  });

  it('is not offered where there is no line, nor is the editor without an id of its own', async () => {
    const user = await openPocketWith('okr', [
      { id: 'a', goal: 'No lines', result: 'Objective: lead' },
      { goal: 'No id', result: 'One' },
      { id: 'b', goal: 'First of two', result: 'One' },
      { id: 'b', goal: 'Second of two', result: 'One' },
    ]);
    for (const goal of ['No lines', 'No id', 'Second of two', 'First of two']) {
      await press(user, goal);
      await within(details()).findByRole('heading', { name: goal });
      const offered = textsOf(within(details()).queryAllByRole('button', { name: /^(?:Close the quarter|Edit)$/ }));
      expect(offered.toSorted(), goal).toEqual(
        { 'No lines': ['Edit'], 'First of two': ['Close the quarter', 'Edit'] }[goal] ?? [],
      );
    }
  });

  it('is possible for the quarters before, and the newest stands open', async () => {
    const { user, sheet } = await openScored();
    const quarters = within(sheet).getByRole('combobox', { name: 'Quarter' });
    expect([...quarters.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Q4 2026',
      'Q3 2026',
      'Q2 2026',
      'Q1 2026',
    ]);
    await user.selectOptions(quarters, 'Q3 2026');
    setScore(1, '0.2');
    await closeQuarter(user);
    await onlyToast('Q3 2026 is closed. Saved in this browser.');
    await findBlock('Q3 2026, closed on Dec 31');
    await press(user, 'Close the quarter');
    await findSheet();
    await closeQuarter(user);
    const newest = await findBlock('Q4 2026, closed on Dec 31');
    expect(shownScores(newest)[0]).toBe('One · 0.4');
    expect(newest).toHaveAttribute('open');
    expect(await findBlock('Q3 2026, closed on Dec 31, 2026, score 0.6')).not.toHaveAttribute('open');
  });
});

describe('a closed quarter', () => {
  it('says how its lines read then, also after they were reworded', async () => {
    const user = await closeFirst();
    await press(user, 'Edit');
    await screen.findByRole('button', { name: 'Save my version' });
    type(line(1), 'One that reads otherwise');
    await press(user, 'Save my version');
    expect(shownScores(await findBlock('Q4 2026, closed on Dec 31'))).toEqual([
      'One · 0.5Down to 5.0; the new floor came late.',
      'Two · 0.0',
    ]);
    await press(user, 'Change Q4 2026');
    const sheet = await findSheet();
    expect(sheet).toHaveTextContent('Key result 1One');
    expect(sheet).not.toHaveTextContent('Progress was');
    expect(scoreOf(1)).toHaveValue('0.5');
    expect(sentenceOf(1)).toHaveValue('Down to 5.0; the new floor came late.');
  });

  it('is changed, and keeps the day on which it was closed first; is removed once that is confirmed, and the version with it where that was all', async () => {
    const { user } = await openPocket('okr');
    await storeVersions({ 'First goal': { quarters: [closedBefore()] } });
    hearFromAnotherTab();
    await press(user, 'First goal');
    await findBlock('Q3 2026, closed on Oct 2');
    await press(user, 'Change Q3 2026');
    const sheet = await findSheet();
    expect(within(sheet).getByRole('combobox', { name: 'Quarter' })).toHaveDisplayValue('Q3 2026');
    setScore(1, '0.4');
    await user.click(closeButton());
    await onlyToast('Q3 2026 is closed. Saved in this browser.');
    expect(shownScores(await findBlock('Q3 2026, closed on Oct 2'))[0]).toBe('One · 0.4Started late.');
    await waitFor(() => expect(within(details()).getByRole('button', { name: 'Change Q3 2026' })).toHaveFocus());
    await press(user, 'Change Q3 2026');
    await press(user, 'Remove');
    const question = await screen.findByRole('dialog', { name: 'Remove Q3 2026?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await press(user, 'Remove');
    const again = await screen.findByRole('dialog', { name: 'Remove Q3 2026?' });
    await user.click(within(again).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Your progress, in this browser')).toBeNull());
    expect(await storedVersions()).toEqual([]);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('is discarded with the version, which says so', async () => {
    const user = await closeFirst();
    await press(user, 'Discard my version');
    expect(await screen.findByRole('dialog')).toHaveTextContent('closed quarters');
    await press(user, 'Discard');
    await waitFor(() => expect(screen.queryByText(/^Q4 2026/)).toBeNull());
    expect(await storedVersions()).toEqual([]);
  });
});

describe('what is set and typed', () => {
  it('is asked about, waits in the tab, and is shown again', async () => {
    const { user } = await openScored();
    setScore(1, '0.5');
    say(1, 'Half a th');
    escape();
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
});

it('shows what a quarter came to in all goals, and puts it on paper', async () => {
  const { user } = await openPocket('okr');
  expect(screen.queryByRole('button', { name: 'Closed quarters' })).toBeNull();
  await storeVersions({
    'First goal': { quarters: [closedBefore()] },
    'Second goal': {
      quarters: [
        closedBefore({ quarter: '2026-Q4', lines: [{ text: 'Only line', score: 7, sentence: '' }] }),
        closedBefore({ lines: [{ text: 'Only line', score: 10, sentence: 'Done in May.', value: '9 of 9' }] }),
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
  expect(sheet.getByText('HR')).toBeVisible();
  expect(sheet.getByText('Done in May.').parentElement).toHaveTextContent('Only line · 1.0, at 9 of 9');
  expect(sheet.getByText('Started late.')).toBeVisible();

  const files = savedFiles();
  await user.click(sheet.getByRole('button', { name: 'PDF' }));
  const [file] = await vi.waitUntil(() => files.length > 0 && files, { timeout: 60_000 });
  expect(file?.name).toBe('OKRs-Q3-2026.pdf');
  const text = (await pagesOf(file)).join('\n');
  expect(text).toContain('2 of 3 OKRs closed. Average score 0.8.');
  expect(text).toContain('Q3 2026, closed on Oct 2, 2026, score 1.0');
  expect(text).toContain('\u201cOne\u201d, 0.3: Started late.');

  let printed: string | null | undefined;
  vi.stubGlobal('print', () => {
    printed = document.querySelector('.printed-goals')?.textContent;
    dispatchEvent(new Event('afterprint'));
  });
  // Until the file is written a press is ignored.
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Print' })).not.toHaveAttribute('aria-busy'));
  await user.click(sheet.getByRole('button', { name: 'Print' }));
  await waitFor(
    () => expect(printed).toMatch(/^OKRs, Q3 20262 of 3 OKRs closed\. Average score 0\.8\..*Started late\./),
    {
      timeout: 60_000,
    },
  );
  vi.unstubAllGlobals();
});
