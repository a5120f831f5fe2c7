import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { press } from '../support/form.ts';
import { boxOf, choose, chosenGoals, openPocket } from '../support/pocket.ts';
import { onlyToast } from '../support/toasts.ts';
import { callsOfPages } from '../support/wire.ts';

describe('a file of the chosen records', () => {
  let spies: { mockRestore: () => void }[] = [];

  beforeEach(() => {
    spies = [
      vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test/1'),
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined),
    ];
  });

  afterEach(() => {
    for (const spy of spies) spy.mockRestore();
  });

  it.each([
    ['PDF', 'PDF with 2 OKRs saved.'],
    ['CSV', 'CSV with 2 OKRs saved.'],
    ['Markdown', 'Copied 2 OKRs as Markdown.'],
  ])('is made by %s, calls nobody, and keeps the choice', async (tool, text) => {
    const { user } = await openPocket('okr');
    await choose(user, 'First goal', 'Third goal');
    const sent = callsOfPages();
    await press(user, tool);
    await onlyToast(text);
    expect(chosenGoals()).toEqual(['First goal', 'Third goal']);
    await waitFor(() => expect(boxOf('First goal')).toBeEnabled());
    expect(callsOfPages()).toEqual(sent);
  });

  it('is called by its one record', async () => {
    const { user } = await openPocket('kpi');
    await choose(user, 'First goal');
    await press(user, 'CSV');
    await onlyToast('CSV with 1 KPI saved.');
    expect(chosenGoals()).toEqual(['First goal']);
  });
});
