import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { closedBefore } from '../support/close-quarter.ts';
import { press } from '../support/form.ts';
import { openPocket } from '../support/pocket.ts';
import { pagesOf, savedFiles } from '../support/saved-files.ts';
import { hearFromAnotherTab, storeVersions } from '../support/versions.ts';

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
