// proof: races

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { successes } from '@/domain/messages';
import { readTable } from '@/lib/table-file/read-table';

import { db, makeGoal, server } from '../../mock-api/node.ts';
import { kindRows } from '../support/goal-texts.ts';
import { triesRace } from '../support/note-tests.ts';
import { boxOf, choose, chosenGoals, details, openPocket, openPocketWith, shownGoals } from '../support/pocket.ts';
import { pagesOf, withSavedFiles } from '../support/saved-files.ts';
import { dropToasts, findToast, onlyToast, press, toasts } from '../support/steps.ts';
import { hearFromAnotherTab, storeVersions } from '../support/versions.ts';
import { answer } from '../support/wire.ts';

/** Goals whose PDF needs the font of our own origin, for the role. */
const ukrainian = ['Fewer falls', 'More time', 'Better training'].map((goal, index) => ({
  id: `goal-${index}`,
  goal,
  role: 'Медсестра',
  result: 'One\nTwo',
}));

/** Holds that font back, and with it every PDF. Returns the function that fails the font. */
function holdFont(): () => void {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.get(/arimo-subset/, async () => {
      await gate;
      return HttpResponse.error();
    }),
  );
  return release;
}

const saved = withSavedFiles();

describe('a file of the chosen records', () => {
  it.each(kindRows)('is the PDF of its row where one is chosen, and the CSV of one, $plural', async (row) => {
    const { user } = await openPocket(row.kind);
    await choose(user, 'First goal');
    await press(user, 'PDF');
    await onlyToast(successes.pdfDownloaded);
    expect(saved.map(({ name }) => name)).toEqual([`${row.pdfPrefix}First goal.pdf`]);
    const pages = await pagesOf(saved[0]);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(row.pdfTitle);
    await waitFor(() => expect(boxOf('First goal')).toBeEnabled());
    await press(user, 'CSV');
    await findToast(`CSV with 1 ${row.name} downloaded.`);
    expect(chosenGoals()).toEqual(['First goal']);
    expect(screen.queryByRole('region', { name: 'Details' })).toBeNull();
  });

  it.each([
    { language: 'en-US', separator: ',', text: 'CSV with 2 OKRs downloaded.' },
    {
      language: 'de-DE',
      separator: ';',
      text: 'CSV with 2 OKRs downloaded. Uses semicolons, the standard for your region.',
    },
  ])('is a CSV file that programs in $language read, and says where it has no commas', async (region) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([region.language]);
    const { user } = await openPocket('okr');
    await choose(user, 'First goal', 'Third goal');
    await press(user, 'CSV');
    await onlyToast(region.text);
    const { facts, rows } = await readTable(saved[0]?.blob ?? new Blob());
    expect(facts).toMatchObject({ separator: region.separator });
    expect(rows.map(({ cells }) => cells[5])).toEqual(['Line', 'Objective: lead', 'One', 'Two', 'A', 'B']);
  });

  it('is a workbook that says which texts it had to shorten', async () => {
    const user = await openPocketWith('okr', [{ goal: 'Long', role: 'CEO', result: `One\n${'x '.repeat(20_000)}` }]);
    await screen.findByRole('button', { name: 'Long' });
    await choose(user, 'Long');
    await press(user, 'XLSX');
    await findToast(
      'XLSX with 1 OKR downloaded. A cell in XLSX holds 32,767 characters, so 1 cell was shortened. CSV keeps the whole text.',
    );
    expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/\.xlsx$/)]);
  });

  it('has what was chosen at the press, though one of them is deleted and one reworded in another tab meanwhile', async () => {
    triesRace('a file whose records change while it is made');
    const release = holdFont();
    answer('deleteOkr', () => HttpResponse.json({}));
    const user = await openPocketWith('okr', ukrainian);
    await screen.findByRole('button', { name: 'Fewer falls' });
    await choose(user, 'Fewer falls', 'More time');
    await press(user, 'PDF');
    const other = screen.getByRole('button', { name: 'CSV' });
    expect(other).toHaveAttribute('aria-disabled', 'true');
    other.click();
    await onlyToast('Creating one PDF of 2 OKRs is not finished yet.');
    dropToasts();
    await press(user, 'Delete Fewer falls');
    await press(user, 'Delete OKR');
    await onlyToast(successes.okrDeleted);
    await waitFor(() => expect(shownGoals()).toEqual(['More time', 'Better training']));
    db.tables.goals = [makeGoal({ id: 'goal-1', goal: 'More time', kind: 'okr', ownerId: '' })];
    await storeVersions({ 'More time': { lines: ['Theirs'] } });
    hearFromAnotherTab();
    await press(user, 'More time');
    await waitFor(() => expect(details()).toHaveTextContent('Theirs'));
    release();
    await findToast('PDF with 2 OKRs downloaded.');
    const pages = await pagesOf(saved[0]);
    expect(pages).toHaveLength(3);
    expect(pages[1]).toContain('Fewer falls');
    expect(pages[2]).toContain('More time');
    expect(pages[2]).toContain('Two');
    expect(pages[2]).not.toContain('Theirs');
    expect(chosenGoals()).toEqual(['More time']);
  });
});

describe.each(kindRows.slice(0, 1))('download, $plural', (row) => {
  const textOf = async (file: (typeof saved)[number] | undefined) => (await pagesOf(file)).join('\n');

  it('exports the record of the pressed row whatever is selected, and selects it; then the open one from its details', async () => {
    const { user } = await openPocket(row.kind);
    await press(user, 'First goal');
    await press(user, 'Download Second goal');
    await onlyToast(successes.pdfDownloaded);
    expect(saved.map(({ name }) => name)).toEqual([`${row.pdfPrefix}Second goal.pdf`]);
    expect(saved[0]?.blob.type).toBe('application/pdf');
    expect(within(details()).getByRole('heading', { level: 2 })).toHaveTextContent('Second goal');

    const text = await textOf(saved[0]);
    for (const part of [row.pdfTitle, 'Second goal', 'HR', '1. Only line']) expect(text).toContain(part);
    expect(text).not.toContain('First goal');

    await press(user, 'Third goal');
    await press(user, 'Download PDF');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1]?.name).toBe(`${row.pdfPrefix}Third goal.pdf`);
    expect(await textOf(saved[1])).toMatch(/1\. A\s+2\. B/);
    expect(toasts().every((each) => each === successes.pdfDownloaded)).toBe(true);
  });
});
