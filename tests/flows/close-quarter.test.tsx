import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { resultCount } from '@/domain/goal-kind';
import { readTable } from '@/lib/table-file/read-table';

import {
  closeButton,
  closedBefore,
  closedText,
  closeQuarter,
  findBlock,
  findSheet,
  lastEvening,
  openScored,
  openSheet,
  say,
  scoreOf,
  sentenceOf,
  setScore,
  shownScores,
} from '../support/close-quarter.ts';
import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { choose, details, openPocket, openPocketWith } from '../support/pocket.ts';
import { expectSameAfterReload } from '../support/reload.ts';
import { pagesOf, savedFiles } from '../support/saved-files.ts';
import { onlyToast } from '../support/toasts.ts';
import { line, type } from '../support/version-editor.ts';
import { hearFromAnotherTab, storedVersions, storeVersions } from '../support/versions.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: lastEvening });
});

/** Closes the present quarter of the first record. */
async function closeFirst(user: UserEvent) {
  await openSheet(user, 'First goal');
  setScore(1, '0.5');
  say(1, 'Down to 5.0; the new floor came late.');
  await user.click(closeButton());
  await onlyToast(closedText);
}

describe('closing a quarter', () => {
  it('begins with the progress, shows the mean, and is kept with a sentence for each line', async () => {
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
    await user.click(closeButton());
    await onlyToast(closedText);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(within(details()).getByRole('button', { name: 'Close the quarter' })).toHaveFocus());
    expect(shownScores(await findBlock('Q4 2026, closed on Dec 31'))).toEqual([
      'Objective0.6',
      'Key result 10.1',
      'Key result 21.0Three falls, all in October.',
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

  it.each(kindRows)(
    'is offered for a record without version of its own, which it leaves as it is: $plural',
    async (row) => {
      const { user } = await openPocket(row.kind);
      const sheet = await openSheet(user, 'Second goal');
      expect(sheet).toHaveTextContent(`Second goalAverage of ${resultCount(row.kind, 1)}0.0`);
      expect(scoreOf(1)).toHaveAccessibleDescription('Progress was 0%');
      setScore(1, '0.7');
      await user.click(closeButton());
      await onlyToast(closedText);
      expect(shownScores(await findBlock('Q4 2026, closed on Dec 31'))).toEqual(['Average0.7', `${row.result} 10.7`]);
      expect(within(details()).getByRole('group', { name: 'Result' })).toHaveTextContent('Only line');
      await waitFor(() => expect(within(details()).getByRole('button', { name: 'Close the quarter' })).toHaveFocus());
    },
  );

  it('is done with Ctrl and Enter from any field, and not with Enter', async () => {
    const { user } = await openScored();
    say(1, 'Down to 5.0.');
    await user.type(sentenceOf(1), '{Enter}');
    expect(await storedVersions()).toMatchObject([{ progress: [40, 100] }]);
    expect((await storedVersions())[0]?.quarters).toBeUndefined();
    await user.type(sentenceOf(1), '{Control>}{Enter}{/Control}');
    await onlyToast(closedText);
    expect(shownScores(await findBlock('Q4 2026, closed on Dec 31'))[1]).toBe('Key result 10.4Down to 5.0.');
  });

  it('is not offered where there is no line, or no id of its own', async () => {
    const user = await openPocketWith('okr', [
      { id: 'a', goal: 'No lines', result: 'Objective: lead' },
      { goal: 'No id', result: 'One' },
    ]);
    for (const goal of ['No lines', 'No id']) {
      await press(user, goal);
      await within(details()).findByRole('heading', { name: goal });
      expect(within(details()).queryByRole('button', { name: 'Close the quarter' })).toBeNull();
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
    expect(shownScores(await findBlock('Q4 2026, closed on Dec 31'))[1]).toBe('Key result 10.4');
    const older = within(details()).getByRole('button', { name: /^Q3 2026, closed on Dec 31/ });
    expect(older).toHaveAttribute('aria-expanded', 'false');
    expect(older).toHaveTextContent('score 0.6');
    await user.click(older);
    expect(older).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('a closed quarter', () => {
  it('says how its lines read then, also after they were reworded', async () => {
    const { user } = await openPocket('okr');
    await closeFirst(user);
    await press(user, 'Edit');
    await screen.findByRole('button', { name: 'Save my version' });
    type(line(1), 'One that reads otherwise');
    await press(user, 'Save my version');
    expect(shownScores(await findBlock('Q4 2026, closed on Dec 31'))).toEqual([
      'Objective0.3',
      'Key result 10.5Was \u201cOne\u201dDown to 5.0; the new floor came late.',
      'Key result 20.0',
    ]);
    await press(user, 'Change');
    const sheet = await findSheet();
    expect(sheet).toHaveTextContent('Key result 1One');
    expect(sheet).not.toHaveTextContent('Progress was');
    expect(scoreOf(1)).toHaveValue('0.5');
    expect(sentenceOf(1)).toHaveValue('Down to 5.0; the new floor came late.');
  });

  it('is changed, and keeps the day on which it was closed first', async () => {
    const { user } = await openPocket('okr');
    await storeVersions({ 'First goal': { quarters: [closedBefore()] } });
    hearFromAnotherTab();
    await press(user, 'First goal');
    await findBlock('Q3 2026, closed on Oct 2');
    await press(user, 'Change');
    const sheet = await findSheet();
    expect(within(sheet).getByRole('combobox', { name: 'Quarter' })).toHaveDisplayValue('Q3 2026');
    setScore(1, '0.4');
    await user.click(closeButton());
    await onlyToast('Q3 2026 is closed. Saved in this browser.');
    expect(shownScores(await findBlock('Q3 2026, closed on Oct 2'))[1]).toBe('Key result 10.4Begun late.');
    await waitFor(() => expect(within(details()).getByRole('button', { name: 'Change' })).toHaveFocus());
  });

  it('is removed once that is confirmed, and the version with it where that was all', async () => {
    const { user } = await openPocket('okr');
    await closeFirst(user);
    await press(user, 'Change');
    await findSheet();
    await press(user, 'Remove');
    const question = await screen.findByRole('dialog', { name: 'Remove Q4 2026?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await press(user, 'Remove');
    const again = await screen.findByRole('dialog', { name: 'Remove Q4 2026?' });
    await user.click(within(again).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Your progress, in this browser')).toBeNull());
    expect(await storedVersions()).toEqual([]);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('is discarded with the version, which says so', async () => {
    const { user } = await openPocket('okr');
    await closeFirst(user);
    await press(user, 'Discard my version');
    expect(await screen.findByRole('dialog')).toHaveTextContent('closed quarters');
    await press(user, 'Discard');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Q4 2026/ })).toBeNull());
    expect(await storedVersions()).toEqual([]);
  });
});

describe('files', () => {
  it('have the closed quarters, and the editor keeps them', async () => {
    const { user } = await openPocket('okr');
    const saved = savedFiles();
    await closeFirst(user);
    await press(user, 'Edit');
    await screen.findByRole('button', { name: 'Save my version' });
    type(screen.getByRole('textbox', { name: 'Note' }), 'Ask Ines');
    await press(user, 'Save my version');
    await screen.findByText('Ask Ines');
    await press(user, 'Download PDF');
    await waitFor(() => expect(saved).toHaveLength(1));
    const [page] = await pagesOf(saved[0]);
    expect(page).toContain('Q4 2026, closed on Dec 31, 2026, score 0.3');
    expect(page).toContain('Line 2, 0.5: Down to 5.0; the new floor came late.');
    await choose(user, 'First goal', 'Second goal');
    await press(user, 'XLSX');
    await waitFor(() => expect(saved).toHaveLength(2));
    const { rows } = await readTable(saved[1]?.blob ?? new Blob());
    expect(rows.map(({ cells }) => cells.slice(8))).toEqual([
      ['Quarter', 'Score', 'What happened'],
      ['Q4 2026', 0.3],
      ['Q4 2026', 0.5, 'Down to 5.0; the new floor came late.'],
      ['Q4 2026', 0],
      [],
    ]);
  });
});
