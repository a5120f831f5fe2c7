import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { goalKinds } from '@/domain/goal-kind';

import { openPocket, openPocketWith, shownGoals } from '../support/pocket.ts';
import { textsOf } from '../support/texts.ts';
import { hearFromAnotherTab, storeWordings } from '../support/wordings.ts';

const { okr } = goalKinds;

const charts = () => screen.findByRole('region', { name: 'Charts' });

/** The rows of a chart's table, each cell's text. */
async function tableOf(name: string): Promise<string[][]> {
  const table = await within(await charts()).findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map((row) => textsOf(row.children));
}

describe('the charts of the pocket', () => {
  it.each([
    { createdAt: '0050-03-14T09:41:00', months: ['October 49', 'March 50'] },
    { createdAt: '+012026-03-14T09:41:00', months: ['October 12025', 'March 12026'] },
  ])('count goals of far years: $createdAt', async ({ createdAt, months }) => {
    const user = await openPocketWith(okr.kind, [{ id: 'a', goal: 'Far', role: 'CEO', result: 'One', createdAt }]);
    await user.click(await screen.findByRole('button', { name: 'Charts' }));
    const [, first, ...others] = await tableOf('Goals per month');
    expect([first, others.at(-1)]).toEqual([
      [months[0], '0'],
      [months[1], '1'],
    ]);
    await user.click(within(await charts()).getByRole('link', { name: /1 OKR in/ }));
    expect(shownGoals()).toEqual(['Far']);
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue(new RegExp(months[1] ?? ''));
  });

  it('are closed at first, count goals by month and by role, say so in tables, and close again', async () => {
    const { user } = await openPocket(okr.kind);
    expect(screen.queryByRole('region', { name: 'Charts' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Charts', expanded: false }));
    expect(await tableOf('Goals per month')).toEqual([
      ['Month', 'OKRs'],
      ['October 2025', '0'],
      ['November 2025', '0'],
      ['December 2025', '1'],
      ['January 2026', '0'],
      ['February 2026', '0'],
      ['March 2026', '2'],
    ]);
    expect(await tableOf('Goals per role')).toEqual([
      ['Role', 'OKRs'],
      ['CEO', '1'],
      ['HR', '1'],
      ['Manager', '1'],
    ]);
    const region = await charts();
    expect(region).toHaveTextContent('All 3 OKRs, since October 2025');
    expect(region).toHaveTextContent('All 3 roles');
    await user.click(screen.getByRole('button', { name: 'Charts', expanded: true }));
    expect(region).not.toBeInTheDocument();
  });

  it('show the share of measurable lines, without the objective', async () => {
    const lines = 'Objective: lead by 2027\nRaise sales from 4 to 6 by 31 March 2027\nThink about it';
    const user = await openPocketWith(okr.kind, [
      { id: '1', goal: 'One', role: 'CEO', result: lines, createdAt: '2026-03-14T09:41:00' },
      { id: '2', goal: 'Two', role: 'CEO', result: 'Raise sales from 6 to 9 by 1 May 2027', createdAt: null },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Charts' }));
    const region = await charts();
    await waitFor(() => expect(region).toHaveTextContent('2 of 3 so far, 67%'));
    expect((await tableOf('Measurable lines')).slice(-2)).toEqual([
      ['February 2026', '\u2013'],
      ['March 2026', '50%'],
    ]);
    expect(region).toHaveTextContent('1 of 2, since October 2025');
    expect(region).toHaveTextContent('Goals per role1 role');
  });

  it('set the filter of the list, stay of the whole pocket, and clear the filter again', async () => {
    const { user } = await openPocket(okr.kind);
    await user.click(screen.getByRole('button', { name: 'Charts' }));
    const region = await charts();
    await user.click(await within(region).findByRole('link', { name: '1 OKR in Dec 2025' }));
    await waitFor(() => expect(shownGoals()).toEqual(['Third goal']));
    expect(window.location.search).toBe('?month=2025-12');
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue('2025-12');
    expect(region).toHaveTextContent('All 3 OKRs');
    await within(region).findByRole('link', { name: '0% of the lines measurable in Dec 2025' });
    const names = within(region)
      .getAllByRole('link', { current: true })
      .map((link) => link.textContent);
    expect(names).toEqual(['1 OKR in Dec 2025', '0% of the lines measurable in Dec 2025']);

    await user.click(within(region).getByRole('link', { name: /^HR ?, 1 OKR$/ }));
    await waitFor(() => expect(shownGoals()).toEqual(['Second goal']));
    expect(window.location.search).toBe('?role=HR');
    await user.click(within(region).getByRole('link', { name: /^HR ?, 1 OKR$/ }));
    await waitFor(() => expect(shownGoals()).toHaveLength(3));
    expect(window.location.search).toBe('');
  });

  it('show how far the goals of one\u2019s own wording are, and open them', async () => {
    const { user } = await openPocket(okr.kind);
    await user.click(screen.getByRole('button', { name: 'Charts' }));
    const region = await charts();
    expect(within(region).queryByRole('heading', { name: 'Progress' })).toBeNull();
    await storeWordings({ 'First goal': { progress: [50, 100] } });
    hearFromAnotherTab();
    const bar = await within(region).findByRole('link', { name: /^First goal ?, 75%$/ });
    expect(await tableOf('Progress')).toEqual([
      ['Goal', 'Progress'],
      ['First goal', '75%'],
    ]);
    await user.click(bar);
    const opened = await screen.findByRole('region', { name: 'Details' });
    await waitFor(() => expect(opened).toHaveTextContent('First goal'));
  });
});
