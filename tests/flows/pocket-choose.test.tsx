import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { press } from '../support/form.ts';
import { escape, toHelp } from '../support/leaving.ts';
import {
  boxOf,
  choose,
  chosenGoals,
  details,
  foundBox,
  openPocket,
  openPocketWith,
  searchField,
  shownGoals,
} from '../support/pocket.ts';
import { textsOf } from '../support/texts.ts';
import { widths } from '../support/viewport.ts';

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
  it('shows the tools from the first choice to the last, and says the number', async () => {
    const user = await openFive();
    expect(screen.queryByRole('toolbar')).toBeNull();
    const tools = await choose(user, 'Goal A', 'Goal C');
    expect(tools).toHaveAccessibleName('2 chosen');
    expect(textsOf(within(tools).getAllByRole('button'))).toEqual([
      'Clear',
      'Delete',
      'Print',
      'Markdown',
      'CSV',
      'PDF',
    ]);
    expect(textsOf(screen.getAllByRole('status'))).toContain('2 chosen');
    expect(details()).toHaveTextContent('Select a row');
    await user.click(boxOf('Goal A'));
    await user.click(boxOf('Goal C'));
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(boxOf('Goal C')).toHaveFocus();
  });

  it.each([widths.wide, widths.phone])('chooses all that was found, and none of it: %i px', async (width) => {
    const user = await openFive(width);
    await choose(user, 'Goal A');
    expect(foundBox()).toBePartiallyChecked();
    await user.click(foundBox());
    expect(chosenGoals()).toHaveLength(5);
    expect(foundBox()).toBeChecked();
    expect(foundBox()).not.toBePartiallyChecked();
    await user.click(foundBox());
    expect(foundBox()).not.toBeChecked();
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  it('keeps what a filter hides, and chooses only what it shows', async () => {
    const user = await openFive();
    await choose(user, 'Goal A');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'HR (2)');
    expect(foundBox()).not.toBeChecked();
    await user.click(foundBox());
    expect(screen.getByRole('toolbar')).toHaveAccessibleName('3 chosen');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'All roles (2)');
    expect(chosenGoals()).toEqual(['Goal A', 'Goal B', 'Goal D']);
  });

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
    // Browsers go to their own bars with it.
    await user.keyboard('{F6}');
    expect(boxOf('Goal B')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(boxOf('Goal B')).toBeChecked();
    expect(screen.getByRole('button', { name: 'PDF' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await user.keyboard('{End}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'CSV' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'PDF' })).toHaveAttribute('tabindex', '-1');
    await user.keyboard('{ArrowUp}');
    expect(boxOf('Goal B')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'To the tools for 1 chosen' }));
    expect(screen.getByRole('button', { name: 'CSV' })).toHaveFocus();
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
    await press(user, 'Your wording');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Your wording' })).toHaveAttribute('aria-expanded', 'false');
    await press(user, 'Delete');
    // Browsers move the focus into it.
    (await screen.findByRole('dialog')).focus();
    await user.keyboard('{Escape}');
    escape();
    await press(user, 'Goal A');
    await press(user, 'Edit');
    await screen.findByRole('textbox', { name: 'Line 1' });
    await user.keyboard('{Escape}');
    expect(chosenGoals()).toEqual(['Goal B']);
  });

  it('loses a record that is gone, and is gone when the page was left', async () => {
    const { user } = await openPocket('okr');
    await choose(user, 'First goal', 'Second goal');
    await press(user, 'Delete First goal');
    await press(user, 'Delete OKR');
    await waitFor(() => expect(screen.getByRole('toolbar')).toHaveAccessibleName('1 chosen'));
    expect(chosenGoals()).toEqual(['Second goal']);
    await toHelp(user);
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});
