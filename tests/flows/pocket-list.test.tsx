import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';

import { address } from '../support/app.tsx';
import { kindRows } from '../support/goal-texts.ts';
import {
  boxOf,
  choose,
  chosenGoals,
  foundBox,
  openPocket,
  openPocketWith,
  searchField,
  shownGoals,
} from '../support/pocket.ts';
import { escape, press, textsOf, widths } from '../support/steps.ts';
import { callsOf } from '../support/wire.ts';

/** The texts of a row, without its checkbox. */
const cells = (row: HTMLElement) => textsOf(within(row).getAllByRole('cell').slice(1));

describe.each(kindRows)('$listTitle', (row) => {
  it.each(Object.values(audiences))(
    'has the title, five columns and a row for each record, newest first: $audience',
    async ({ audience }) => {
      await openPocket(row.kind, audience);
      expect(screen.getByRole('heading', { level: 1, name: row.listTitle })).toBeVisible();
      expect(textsOf(screen.getAllByRole('columnheader'))).toEqual(['Name', 'Role', 'Time', 'Date', 'Action']);
      const [, ...records] = screen.getAllByRole('row');
      expect(records.map(cells)).toEqual([
        ['First goal', 'CEO', '09:41 AM', 'Mar 14, 2026', ''],
        ['Second goal', 'HR', '05:05 PM', 'Mar 2, 2026', ''],
        ['Third goal', 'Manager', '12:00 AM', 'Dec 31, 2025', ''],
      ]);
      for (const goal of ['First goal', 'Second goal', 'Third goal']) {
        expect(screen.getByRole('button', { name: `Download ${goal}` })).toBeVisible();
        expect(screen.getByRole('button', { name: `Delete ${goal}` })).toBeVisible();
      }
      // A long goal is clamped inside its button: some browsers cannot clamp the button's own lines.
      const button = screen.getByRole('button', { name: 'First goal' });
      expect(button.className).not.toContain('line-clamp');
      expect(within(button).getByText('First goal')).toHaveClass('line-clamp-2');
    },
  );

  it('shows a record with holes with what it has; no bad one hides the good ones, nor one with the id of another', async () => {
    const list = [
      null,
      'text',
      {},
      { id: 'a', goal: 'Whole', role: 'CEO', result: 'x', createdAt: '2026-03-14T09:41:00' },
      { id: 'b', goal: 'No date', role: 'HR', result: 'x' },
      { id: 'c', goal: 'Bad date', role: 'HR', result: 'x', createdAt: 'yesterday' },
      { id: 'd', goal: 'No role', result: 'x', createdAt: '2026-03-13T09:41:00' },
      { id: 'e', role: 'Nobody', result: 'x', createdAt: '2026-03-12T09:41:00' },
      { id: 6, goal: 'Number for an id', role: { toString: 'x' }, result: null, createdAt: 1e20 },
      { __proto__: { polluted: true }, id: 'constructor', goal: 'Odd id', role: '__proto__', result: ['A', 'B'] },
      { id: 'a', goal: 'Twice', role: 'HR', result: 'x' },
    ];
    await openPocketWith(row.kind, { data: list });
    await screen.findByRole('button', { name: 'Whole' });
    const [, ...records] = screen.getAllByRole('row');
    const none = '\u2013';
    expect(records.map(cells).map((each) => each.slice(0, 4))).toEqual([
      ['Whole', 'CEO', '09:41 AM', 'Mar 14, 2026'],
      ['No role', none, '09:41 AM', 'Mar 13, 2026'],
      [none, 'Nobody', '09:41 AM', 'Mar 12, 2026'],
      ['No date', 'HR', none, none],
      ['Bad date', 'HR', none, none],
      ['Number for an id', none, none, none],
      ['Odd id', '__proto__', none, none],
      ['Twice', 'HR', none, none],
    ]);
    expect('polluted' in {}).toBe(false);
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
  });

  it('has everything of a goal in one cell on a phone', async () => {
    await openPocket(row.kind, 'individual', widths.phone);
    const [, ...rows] = within(screen.getByRole('table', { name: row.listTitle })).getAllByRole('row');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent(/First goal.*CEO · 09:41 AM · Mar 14, 2026/);
    expect(screen.getByRole('button', { name: 'Delete Second goal' })).toBeVisible();
  });
});

describe('a long pocket', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `r${index}`,
      goal: `Goal ${index}`,
      role: 'HR',
      result: 'x',
      createdAt: '2026-03-14T09:41:00',
    }));

  it.each([widths.wide, widths.phone])('draws the rows that are needed, and counts them all: %i px', async (width) => {
    const user = await openPocketWith('okr', many(10_000), width);
    const list = await screen.findByRole('table', { name: 'View Set OKRs' });
    expect(await screen.findByText('10,000 OKRs: 10,000 not started.')).toBeVisible();
    expect(list).toHaveAttribute('aria-rowcount', '10001');
    expect(shownGoals().length).toBeLessThan(40);

    screen.getByRole('button', { name: 'Goal 0' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{PageDown}');
    expect(document.activeElement).toHaveTextContent('Goal 11');
    await user.keyboard('{End}');
    expect(document.activeElement).toHaveTextContent('Goal 9999');
    expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('aria-rowindex', '10001');
    await user.tab();
    expect(document.activeElement).toHaveAccessibleName('Download Goal 9999');
    for (let stop = 0; stop < 3; stop += 1) await user.tab({ shift: true });
    expect(document.activeElement).toHaveAccessibleName('Delete Goal 9998');
    expect(shownGoals().length).toBeLessThan(40);
  });
});

const five = ['A', 'B', 'C', 'D', 'E'].map((letter, index) => ({
  id: letter,
  goal: `Goal ${letter}`,
  role: index % 2 === 0 ? 'CEO' : 'HR',
  result: 'x',
  createdAt: new Date(2026, 2, 20 - index).toISOString(),
}));

async function openFive(width: number = widths.wide) {
  const user = await openPocketWith('okr', five, width);
  await screen.findByRole('button', { name: 'Goal A' });
  return user;
}

describe('choosing records', () => {
  it.each([widths.wide, widths.phone])(
    'shows the tools from the first choice to the last, says the number, and chooses all: %i px',
    async (width) => {
      const user = await openFive(width);
      expect(screen.queryByRole('toolbar')).toBeNull();
      const tools = await choose(user, 'Goal A', 'Goal C');
      expect(tools).toHaveAccessibleName('2 selected');
      const names = textsOf(within(tools).getAllByRole('button'));
      expect(names).toEqual(['Clear', 'Delete', 'Share', 'Print', 'Markdown', 'CSV', 'XLSX', 'PDF']);
      expect(textsOf(screen.getAllByRole('status'))).toContain('2 selected');
      expect(screen.queryByRole('region', { name: 'Details' })).toBeNull();
      await user.click(boxOf('Goal A'));
      await user.click(boxOf('Goal C'));
      expect(screen.queryByRole('toolbar')).toBeNull();
      expect(boxOf('Goal C')).toHaveFocus();
      await choose(user, 'Goal A');
      expect(foundBox()).toBePartiallyChecked();
      await user.click(foundBox());
      expect(chosenGoals()).toHaveLength(5);
      expect(foundBox()).toBeChecked();
      await user.click(foundBox());
      expect(screen.queryByRole('toolbar')).toBeNull();
    },
  );

  it('takes a range with Shift and a click or Space, in the order that is shown, but not after Shift for something else', async () => {
    const user = await openFive();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(shownGoals()[0]).toBe('Goal E');
    await user.click(boxOf('Goal D'));
    await user.keyboard('{Shift>}');
    await user.click(boxOf('Goal B'));
    await user.keyboard('{/Shift}');
    expect(chosenGoals()).toEqual(['Goal D', 'Goal C', 'Goal B']);
    await user.keyboard('{Shift>}');
    await user.click(boxOf('Goal C'));
    await user.keyboard('{/Shift}');
    expect(chosenGoals()).toEqual(['Goal D']);

    await user.keyboard('{Shift>}{Tab}{/Shift}');
    await user.click(boxOf('Goal B'));
    await user.click(boxOf('Goal D'));
    expect(chosenGoals()).toEqual(['Goal B']);
    await user.click(boxOf('Goal B'));
    boxOf('Goal D').focus();
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    expect(boxOf('Goal B')).toHaveFocus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(chosenGoals()).toEqual(['Goal D', 'Goal C', 'Goal B']);
  });

  it('is one tab stop with arrow keys, which Enter on a box and a link lead to', async () => {
    const user = await openFive();
    await choose(user, 'Goal B');
    // Browsers move the focus to their own toolbar with it.
    await user.keyboard('{F6}');
    expect(boxOf('Goal B')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(boxOf('Goal B')).toBeChecked();
    expect(screen.getByRole('button', { name: 'PDF' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await user.keyboard('{End}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'XLSX' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'PDF' })).toHaveAttribute('tabindex', '-1');
    await user.click(screen.getByRole('link', { name: 'Go to actions for 1 selected' }));
    expect(screen.getByRole('button', { name: 'XLSX' })).toHaveFocus();
  });

  it.each(['Clear', 'Escape'])('ends with %s, and the focus goes to the head', async (way) => {
    const user = await openFive();
    await choose(user, 'Goal B', 'Goal C');
    await user.keyboard('{Enter}');
    if (way === 'Clear') await press(user, 'Clear');
    else await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await waitFor(() => expect(foundBox()).toHaveFocus());
  });

  it('survives an Escape that was for something else', async () => {
    const user = await openFive();
    await choose(user, 'Goal B');
    await press(user, 'Profile menu');
    await user.keyboard('{Escape}');
    await user.type(searchField(), 'goal{Escape}');
    fireEvent.keyDown(searchField(), { key: 'Escape', isComposing: true });
    await press(user, 'Backup');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Backup' })).toHaveAttribute('aria-expanded', 'false');
    await press(user, 'Delete');
    // Browsers move the focus into it.
    (await screen.findByRole('dialog')).focus();
    await user.keyboard('{Escape}');
    escape();
    await press(user, 'Goal A');
    await press(user, 'Edit');
    await screen.findByRole('textbox', { name: 'Key result 1' });
    await user.keyboard('{Escape}');
    expect(chosenGoals()).toEqual(['Goal B']);
  });
});

it('a list that is too long for paper says there where it ends', async () => {
  await openPocketWith(
    'okr',
    Array.from({ length: 2001 }, (_, index) => ({ goal: `Goal ${index}` })),
  );
  expect(await screen.findByText('The first 2,000 of 2,001 OKRs.')).toBeInTheDocument();
});

const all = ['First goal', 'Second goal', 'Third goal'];
const select = (name: string) => screen.getByRole('combobox', { name });
const optionsOf = (name: string) => textsOf(within(select(name)).getAllByRole('option'));
const parameter = (name: string) => new URLSearchParams(window.location.search).get(name);

describe.each(kindRows.slice(1))('finding in the pocket, $plural', (row) => {
  it.each([
    { where: 'the goal', query: 'SECOND', goals: ['Second goal'], marks: ['Second'] },
    { where: 'the result', query: 'only', goals: ['Second goal'], marks: [] },
    { where: 'goal and role', query: 'sec hr', goals: ['Second goal'], marks: ['Sec', 'HR'] },
  ])('looks at $where, without a call, and marks the words in goal and role', async ({ query, goals, marks }) => {
    const { user } = await openPocket(row.kind);
    const sent = callsOf(row.list).length;
    await user.type(searchField(), query);
    await waitFor(() => expect(shownGoals()).toEqual(goals));
    expect(screen.getByText(new RegExp(`^${goals.length} of 3 found\\.`))).toHaveAttribute('role', 'status');
    await waitFor(() => expect(parameter('q')).toBe(query));
    expect(callsOf(row.list)).toHaveLength(sent);
    expect(textsOf(document.querySelectorAll('mark'))).toEqual(marks);
  });

  it('lists the roles and months with what is in them, and shows one of each', async () => {
    const { user } = await openPocket(row.kind);
    expect(optionsOf('Role')).toEqual(['All roles (3)', 'CEO (1)', 'HR (1)', 'Manager (1)']);
    expect(optionsOf('Month')).toEqual(['All months', 'March 2026 (2)', 'December 2025 (1)']);
    await user.selectOptions(select('Month'), 'March 2026 (2)');
    expect(shownGoals()).toEqual(['First goal', 'Second goal']);
    await user.selectOptions(select('Role'), 'HR (1)');
    expect(shownGoals()).toEqual(['Second goal']);
    expect(address()).toBe(`${row.listPath.individual}?month=2026-03&role=HR`);
    await user.selectOptions(select('Role'), 'All roles (3)');
    await user.selectOptions(select('Month'), 'All months');
    expect(address()).toBe(row.listPath.individual);
    expect(await screen.findByText(/^3 (?:OKRs|KPIs): 3 not started\.$/)).toBeVisible();
  });

  it('sorts by each head, up, down, and as the server did', async () => {
    const { user } = await openPocket(row.kind);
    const orders = { Name: all, Role: all, Time: ['Third goal', 'First goal', 'Second goal'], Date: all.toReversed() };
    for (const [name, goals] of Object.entries(orders)) {
      for (const shown of [goals, goals.toReversed(), all]) {
        await press(user, name);
        expect(shownGoals(), name).toEqual(shown);
      }
    }
    expect(address()).toBe(row.listPath.individual);
  });
});
