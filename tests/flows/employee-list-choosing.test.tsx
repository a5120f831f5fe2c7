import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { boxOf, chosenNames, crowd, foundBox, openList, openListWith, searchField } from '../support/employee-list.ts';
import { press } from '../support/form.ts';
import { widths } from '../support/viewport.ts';

const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe.each([{ width: widths.wide }, { width: widths.phone }])('choosing people, $width px', ({ width }) => {
  it('takes one, a range with Shift by press and by Space, and all that are found; opens nobody', async () => {
    const user = await openList('', width);
    await user.click(boxOf('Ben Okafor'));
    await user.keyboard('{Shift>}');
    await user.click(boxOf('Zoë Sjögren'));
    await user.keyboard('{/Shift}');
    expect(chosenNames()).toEqual(['Ben Okafor', 'Émile Roy', 'Zoë Sjögren']);
    expect(foundBox()).toBePartiallyChecked();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('toolbar')).toHaveAccessibleName('3 chosen');
    expect(status()).toContain('3 chosen');

    await user.click(foundBox());
    expect(chosenNames()).toHaveLength(4);
    await user.click(foundBox());
    expect(chosenNames()).toEqual([]);
    expect(screen.queryByRole('toolbar')).toBeNull();

    boxOf('Ana Marin').focus();
    await user.keyboard(' {ArrowDown}{Shift>}{ArrowDown}{/Shift}{ArrowDown}{Shift>} {/Shift}');
    expect(chosenNames()).toEqual(['Ana Marin', 'Ben Okafor', 'Émile Roy']);
  });
});

describe('the people chosen', () => {
  it('stay chosen where a filter hides them, and go with Clear, which leaves the focus at the list', async () => {
    const user = await openList();
    await user.click(boxOf('Ben Okafor'));
    await user.type(searchField(), 'marin');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Ben Okafor' })).toBeNull());
    await user.click(foundBox());
    expect(await screen.findByRole('toolbar')).toHaveAccessibleName('2 chosen');
    await press(user, 'Clear');
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(foundBox()).toHaveFocus();
  });

  it('go with Escape; Enter leads from a box to their tools, one Tab stop, and arrow up back to the box', async () => {
    const user = await openList();
    await user.click(boxOf('Ana Marin'));
    const toolbar = await screen.findByRole('toolbar');
    await user.keyboard('{Enter}');
    const buttons = within(toolbar).getAllByRole('button');
    expect(buttons.at(-1)).toHaveFocus();
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual(buttons.slice(-1));
    await user.keyboard('{Home}');
    expect(within(toolbar).getByRole('button', { name: 'Clear' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(boxOf('Ana Marin')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
    expect(chosenNames()).toEqual([]);
  });

  it('are all of ten thousand by one press', async () => {
    const user = await openListWith(crowd(10_000));
    await screen.findByRole('button', { name: 'Person 000000' });
    await user.click(foundBox());
    expect(await screen.findByRole('toolbar')).toHaveAccessibleName('10,000 chosen');
    expect(status()).toContain('10,000 chosen');
  });
});
