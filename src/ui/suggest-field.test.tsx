// proof: races

import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { triesRace } from '../../tests/support/note-tests.ts';
import { SuggestField } from './suggest-field';

const suggestions = ['Manager', 'CEO', 'Marketer', 'Director', 'HR', 'Sales Lead'];

function Example() {
  const [value, setValue] = useState('');
  return <SuggestField label="Role" value={value} onChange={setValue} suggestions={suggestions} />;
}

const input = () => screen.getByRole('combobox', { name: 'Role' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

describe('a field with suggestions', () => {
  let user = userEvent.setup({ delay: null });

  beforeEach(() => {
    user = userEvent.setup({ delay: null });
    render(<Example />);
  });

  it('filters by the text that is there on focus too, and by no other', async () => {
    await user.type(input(), 'er');
    await user.tab();
    await user.tab({ shift: true });
    expect(options()).toEqual(['Manager', 'Marketer']);
    await user.clear(input());
    await user.type(input(), 'Chief of tea');
    await user.tab();
    await user.tab({ shift: true });
    expect(options()).toEqual([]);
    // A text that equals a suggestion shows all, so that another can be chosen.
    await user.clear(input());
    await user.type(input(), 'HR');
    expect(options()).toEqual(['HR']);
    await user.tab();
    await user.tab({ shift: true });
    expect(options()).toEqual(suggestions);
  });

  it('brings the option into view that the arrows lead to', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('CEO');
    expect(scrollIntoView.mock.contexts.at(-1)).toHaveTextContent('CEO');
    scrollIntoView.mockRestore();
  });

  it('leaves Escape to an input method that is composing', async () => {
    triesRace('Escape in a list or a composition within a dialog');
    await user.type(input(), 'er');
    const event = createEvent.keyDown(input(), { key: 'Escape', isComposing: true });
    fireEvent(input(), event);
    expect(event.defaultPrevented).toBe(false);
    expect(options()).toEqual(['Manager', 'Marketer']);
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(input()).toHaveValue('er');
  });

  it('says one as one', async () => {
    await user.type(input(), 'direct');
    expect(screen.getByRole('status')).toHaveTextContent(/^1 suggestion$/);
  });

  it.each([
    ['Escape', '{Escape}'],
    ['leaving', '{Tab}'],
  ])('says how many there are until it closes with %s, which leaves the text', async (_, key) => {
    await user.type(input(), 'er{ArrowDown}');
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
    await user.keyboard(key);
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(options()).toEqual([]);
    expect(input()).toHaveValue('er');
  });

  it('opens and closes with its button, which shows all whatever the text, and the keyboard passes over', async () => {
    await user.type(input(), 'Chief of tea');
    const button = screen.getByRole('button', { name: 'Role suggestions' });
    expect(button).toHaveAttribute('tabindex', '-1');
    await user.click(button);
    expect(options()).toEqual(suggestions);
    expect(input()).toHaveFocus();
    await user.click(button);
    expect(options()).toEqual([]);
  });

  it('sets what matches in bold', async () => {
    await user.type(input(), 'ARK');
    expect(screen.getByRole('option').querySelector('b')).toHaveTextContent('ark');
  });
});
