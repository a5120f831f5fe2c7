import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

import { fold, hasAllWords, wordsOf } from '@/lib/text-search';

/** One of the things that can be chosen. */
export type Choice = {
  /** What choosing it gives. */
  value: string;
  label: string;
  /** Tells it from others with the same label; empty where there are none. */
  note: string;
  /** What else it is found by. */
  keywords: string;
};

/** Options drawn at first, and again whenever their end comes near: thousands at once would hold up the page. */
const step = 60;

export const textOf = ({ label, note }: Choice): string => (note === '' ? label : `${label} (${note})`);

/** The ARIA combobox pattern for one of a fixed list: typing searches in it, and only what is in it can be chosen. */
export function useChoice(choices: readonly Choice[], chosen: Choice | undefined, onChoose: (value: string) => void) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [count, setCount] = useState(step);

  /** What stands in the field while nobody searches. */
  const words = chosen ? textOf(chosen) : '';
  const folded = useMemo(() => choices.map((choice) => fold(`${textOf(choice)}\n${choice.keywords}`)), [choices]);
  const matches = useMemo(() => {
    const asked = wordsOf(query ?? '');
    return asked.length === 0 ? choices : choices.filter((_, index) => hasAllWords(folded[index] ?? '', asked));
  }, [choices, folded, query]);

  useEffect(() => {
    if (shown) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [shown, active, listId]);

  function walkTo(index: number): void {
    const target = Math.max(0, Math.min(index, matches.length - 1));
    setActive(target);
    setCount((before) => Math.max(before, target + step));
  }

  function show(): void {
    // What was chosen gives way to the first letter of a search.
    input.current?.select();
    setShown(true);
    walkTo(chosen ? choices.indexOf(chosen) : 0);
  }

  function hide(): void {
    setShown(false);
    setQuery(null);
    setCount(step);
  }

  function choose(choice: Choice): void {
    onChoose(choice.value);
    hide();
  }

  /** What a key does while the list shows; false leaves the key to the browser. */
  function act(key: string): boolean {
    const choice = matches[active];
    if (key === 'ArrowDown') walkTo(active + 1);
    else if (key === 'ArrowUp') walkTo(active - 1);
    else if (key === 'PageDown') walkTo(active + 5);
    else if (key === 'PageUp') walkTo(active - 5);
    else if (key === 'Escape') hide();
    else if (key === 'Enter') {
      if (choice) choose(choice);
    } else return false;
    return true;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const opens = ['ArrowDown', 'ArrowUp'].includes(event.key);
    if (shown ? act(event.key) : opens) event.preventDefault();
    if (!shown && opens) show();
  }

  /** A search begins anew: what is typed behind the chosen words does not belong to them. */
  function searchFor(typed: string): void {
    const before = query === null ? words : '';
    setQuery(typed.length > before.length && typed.startsWith(before) ? typed.slice(before.length) : typed);
    setShown(true);
    setActive(0);
    setCount(step);
  }

  const hasActive = shown && matches[active] !== undefined;
  return {
    shown,
    matches,
    drawn: matches.slice(0, count),
    inputProps: {
      ref: input,
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': shown,
      'aria-controls': listId,
      'aria-activedescendant': hasActive ? `${listId}-${active}` : undefined,
      value: query ?? words,
      onChange: (event: { target: { value: string } }) => searchFor(event.target.value),
      onClick: () => {
        if (!shown) show();
      },
      onBlur: hide,
      onKeyDown: handleKeyDown,
    },
    toggleProps: {
      tabIndex: -1,
      // The focus stays in the input, whose leaving would close the list.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => {
        if (shown) return hide();
        input.current?.focus();
        show();
      },
    },
    listProps: {
      id: listId,
      role: 'listbox',
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onScroll: ({ currentTarget: list }: { currentTarget: HTMLElement }) => {
        if (list.scrollHeight - list.scrollTop - list.clientHeight < 400) setCount((before) => before + step);
      },
    },
    optionProps: (index: number, choice: Choice) => ({
      id: `${listId}-${index}`,
      role: 'option',
      'aria-selected': index === active,
      'aria-setsize': matches.length,
      'aria-posinset': index + 1,
      onMouseMove: () => setActive(index),
      onClick: () => choose(choice),
    }),
  };
}
