import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { successes } from '@/domain/messages';

import { press } from '../support/form.ts';
import { kindRows } from '../support/goal-kinds.ts';
import { details, openPocket } from '../support/pocket.ts';
import { pagesOf, savedFiles } from '../support/saved-files.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { callsOfPages } from '../support/wire.ts';

describe.each(kindRows)('download, $plural', (row) => {
  let saved: ReturnType<typeof savedFiles>;

  beforeEach(() => {
    saved = savedFiles();
  });

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

  it('saves one file for a double click, and calls nobody', async () => {
    const { user } = await openPocket(row.kind);
    const before = callsOfPages();
    await user.dblClick(screen.getByRole('button', { name: 'Download First goal' }));
    await onlyToast(successes.pdfDownloaded);
    expect(saved).toHaveLength(1);
    expect(callsOfPages()).toEqual(before);
  });

  it('a press in one row while another is being made exports both', async () => {
    const { user } = await openPocket(row.kind);
    for (const goal of ['Third goal', 'First goal']) {
      await user.click(screen.getByRole('button', { name: `Download ${goal}` }));
    }
    await waitFor(() => expect(saved).toHaveLength(2));
    for (const goal of ['Third goal', 'First goal']) {
      const file = saved.find(({ name }) => name === `${row.pdfPrefix}${goal}.pdf`);
      expect(file && (await textOf(file)), goal).toContain(goal);
    }
  });
});
