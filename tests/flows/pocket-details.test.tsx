import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { paths } from '@/domain/paths';

import { address, goBack, goTo } from '../support/app.tsx';
import { kindRows } from '../support/goal-texts.ts';
import { details, openPocket, openPocketWith, shownGoals } from '../support/pocket.ts';
import { aWhile, escape, fill, press, textsOf, widths } from '../support/steps.ts';
import { answer, holdEach } from '../support/wire.ts';

const linesOf = (panel: HTMLElement) => textsOf([...panel.querySelectorAll<HTMLElement>('li bdi')]);
const title = () => within(details()).getByRole('heading', { level: 2 });

describe.each(kindRows.slice(0, 1))('the details, $plural', (row) => {
  it('invite to select a row; show it in full, by line, from a press anywhere in it or Enter; close by button and Back', async () => {
    const { user } = await openPocket(row.kind);
    expect(screen.queryByRole('region', { name: 'Details' })).toBeNull();
    const opener = screen.getByRole('button', { name: 'First goal' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    // The code of the details may still be on its way.
    await waitFor(() => expect(title()).toHaveTextContent('First goal'));
    expect(details()).toHaveTextContent('RoleCEO');
    expect(details()).toHaveTextContent('Mar 14, 2026 at 09:41 AM');
    // Without blank lines and doubled bullets.
    expect(linesOf(details())).toEqual(['Objective: lead', 'One', 'Two']);

    await user.click(screen.getByText('05:05 PM'));
    expect(title()).toHaveTextContent('Second goal');
    await user.click(screen.getByText('Manager'));
    expect(title()).toHaveTextContent('Third goal');
    expect(linesOf(details())).toEqual(['A', 'B']);
    screen.getByRole('button', { name: 'Second goal' }).focus();
    await user.keyboard('{Enter}');
    expect(title()).toHaveTextContent('Second goal');

    await press(user, 'Close details');
    expect(screen.queryByRole('region', { name: 'Details' })).toBeNull();
    await press(user, 'Second goal');
    expect(address()).toContain('record=');
    await goBack();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Details' })).toBeNull());
    expect(screen.getByRole('heading', { name: row.listTitle })).toBeVisible();
  });

  it('do not open for the click that ends a selection of text', async () => {
    await openPocket(row.kind);
    const cell = screen.getByText('05:05 PM');
    window.getSelection()?.selectAllChildren(cell);
    fireEvent.click(cell);
    expect(screen.queryByRole('region', { name: 'Details' })).toBeNull();
    window.getSelection()?.removeAllRanges();
    fireEvent.click(cell);
    expect(title()).toHaveTextContent('Second goal');
  });

  it('stay on the page when their button is pressed twice', async () => {
    window.history.replaceState(null, '', '/help');
    window.history.pushState(null, '', '/help');
    const { user } = await openPocket(row.kind);
    await press(user, 'First goal');
    await user.dblClick(screen.getByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Details' })).toBeNull());
    await aWhile();
    expect(address()).toBe(row.listPath.individual);
  });

  it('come as a sheet on narrower screens, which Escape closes', async () => {
    const { user } = await openPocket(row.kind, 'individual', widths.tablet);
    await press(user, 'First goal');
    const sheet = await screen.findByRole('dialog', { name: 'Details' });
    expect(linesOf(sheet)).toEqual(['Objective: lead', 'One', 'Two']);
    escape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'First goal' })).toHaveFocus();
  });
});

describe('a record without an id', () => {
  const of = (goal: string, day: number) => ({
    goal,
    role: 'CEO',
    result: `${goal} line`,
    createdAt: `2026-03-0${day}T09:00:00`,
  });

  it.each([
    ['a newer one came in', [of('Newer', 5), of('Alpha', 4), of('Beta', 3)]],
    ['the list is in another order', [of('Beta', 3), of('Alpha', 4)]],
  ])('is the one that its address opened before, though %s', async (_, later) => {
    const user = await openPocketWith('okr', [of('Alpha', 4), of('Beta', 3)]);
    await press(user, 'Alpha');
    await waitFor(() => expect(title()).toHaveTextContent('Alpha'));
    const first = address();
    goTo(paths.help);
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    answer('listOkrs', () => HttpResponse.json(later));
    goTo(first);
    await waitFor(() => expect(shownGoals()).toHaveLength(later.length));
    await waitFor(() => expect(title()).toHaveTextContent('Alpha'));
  });
});

const select = (name: string) => screen.getByRole('combobox', { name });

it.each([0, 3])(
  'what is set while details are open stays when the open record is deleted after %i of it',
  async (after) => {
    const { user } = await openPocket('okr');
    const actions = [
      () => fill({ 'Search your pocket': 'goal' }),
      () => user.selectOptions(select('Month'), within(select('Month')).getByRole('option', { name: /^March 2026/ })),
      // A pocket is not searched before its own version is read.
      async () => user.click(within(await screen.findByRole('table')).getByRole('button', { name: 'Name' })),
    ];
    const deletions = holdEach('deleteOkr');
    await press(user, 'Second goal');
    await user.click(screen.getByRole('button', { name: 'Delete Second goal' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Delete/ }));
    const deletion = await deletions.next();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    for (const doIt of actions.slice(0, after)) await doIt();
    deletion.release();
    await waitFor(() => expect(shownGoals()).not.toContain('Second goal'));
    for (const doIt of actions.slice(after)) await doIt();
    const parameters = () => Object.fromEntries(new URLSearchParams(window.location.search));
    await waitFor(() => expect(parameters()).toEqual({ q: 'goal', month: '2026-03', sort: 'name' }));
    expect(shownGoals()).toEqual(['First goal']);
  },
);

const okr = [
  'Objective: wards where patients do not fall and nights are calm',
  '1. Reduce falls per 1,000 bed days from 6.1 to 4.0 by 31 March 2027',
  '2. Raise night shifts with a full team from 71% to 95%',
  '3. Support night staff with regular training',
];

async function openRecord(lines: readonly string[]) {
  const user = await openPocketWith('okr', [{ id: '1', goal: 'Calm', role: 'Nurse', result: lines.join('\n') }]);
  await press(user, 'Calm');
  await within(details()).findByRole('group', { name: 'Hints' });
  return user;
}

const hints = () => within(within(details()).getByRole('group', { name: 'Hints' }));

it('of very many lines the first are shown, and none is looked over', async () => {
  const lines = Array.from({ length: 301 }, (_, index) => `Line ${index + 1}`);
  const rows = [300, 301].map((count) => ({
    id: count,
    goal: `${count} lines`,
    result: lines.slice(0, count).join('\n'),
  }));
  const user = await openPocketWith('okr', rows);
  await press(user, '300 lines');
  await waitFor(() => expect(details().querySelectorAll('ul > li')).toHaveLength(300));
  // The rules come after the record.
  await waitFor(() => expect(details()).toHaveTextContent('300 key results not checked'));
  await press(user, '301 lines');
  await waitFor(() => expect(title()).toHaveTextContent('301 lines'));
  expect(details().querySelectorAll('ul > li')).toHaveLength(300);
  expect(details()).toHaveTextContent('Only the first part of this result is shown. The PDF has all of it.');
  expect(details()).not.toHaveTextContent('not checked');
});

describe('the hint beside a saved goal', () => {
  it('says how many key results are measurable, which is the weakest and why', async () => {
    await openRecord(okr);
    expect(within(details()).getByText('2 of 3 key results are measurable')).toBeVisible();
    expect(hints().getByText('Key results are counted, the objective is not.')).toBeVisible();
    expect(hints().getByText('Key result 3 has no number.')).toBeVisible();
    expect(hints().getByText('Also: key result 2, no date.')).toBeVisible();
  });

  it('is hidden on this device until it is shown again', async () => {
    const user = await openRecord(okr);
    await press(user, 'Hide hints');
    expect(within(details()).queryByText(/measurable/)).toBeNull();
    expect(localStorage.getItem('hints')).toBe('hidden');
    await press(user, 'Show hints');
    expect(within(details()).getByText('2 of 3 key results are measurable')).toBeVisible();
    expect(localStorage.getItem('hints')).toBeNull();
  });
});
