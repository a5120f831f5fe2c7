import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** Suggestions drawn at once, as many as somebody would look through; typing brings up the others. */
const mostShown = 50;

/** The suggestions that contain what was typed, in any case (spec 4). */
function matching(suggestions: readonly string[], typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  return suggestions.filter((suggestion) => suggestion.toLowerCase().includes(wanted));
}

type ComboboxProps = {
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly string[];
};

/**
 * The ARIA combobox pattern with list autocomplete and manual selection: the list shows on focus or typing, the arrows
 * walk it while the focus stays in the input, Enter takes the active row, Escape and leaving close it. The input's text
 * is the value; a suggestion only ever fills it in.
 *
 * Own code because the libraries measured for it take 10 to 15 kB of the page's budget (docs/decisions/0005).
 */
export function useCombobox({ value, onChange, suggestions }: ComboboxProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const [active, setActive] = useState(-1);

  const items = (showsAll ? suggestions : matching(suggestions, value)).slice(0, mostShown);
  const shown = open && items.length > 0;
  const activeItem = shown ? items[active] : undefined;

  /**
   * Opens the list.
   * @param all leaves it unfiltered: by default where the text is one of the suggestions, so that another can be chosen
   */
  function show(all = suggestions.includes(value)): void {
    setOpen(true);
    setShowsAll(all);
    setActive(-1);
  }

  function hide(): void {
    setOpen(false);
    setActive(-1);
  }

  function choose(item: string): void {
    onChange(item);
    hide();
  }

  /** What a key does while the list shows; false leaves the key to the browser. */
  function act(key: string): boolean {
    const last = items.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    };
    const target = moves[key];
    if (target !== undefined) setActive(target);
    else if (key === 'Enter' && activeItem !== undefined) choose(activeItem);
    else if (key === 'Escape') hide();
    else return false;
    return true;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (shown) {
      if (act(event.key)) event.preventDefault();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      show();
    }
  }

  return {
    shown,
    items,
    /** What of a suggestion to show in bold; empty while nothing filters. */
    typed: showsAll ? '' : value.trim(),
    inputProps: {
      ref: input,
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': shown,
      'aria-controls': listId,
      'aria-activedescendant': activeItem === undefined ? undefined : `${listId}-${active}`,
      value,
      onChange: (event: { target: { value: string } }) => {
        onChange(event.target.value);
        show(false);
      },
      onFocus: () => show(),
      // A press on the field that has the focus already opens the list again.
      onClick: () => {
        if (!open) show();
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
        // Asked for by name: any other text in the field must not leave it empty.
        show(true);
      },
    },
    listProps: { id: listId, role: 'listbox' },
    optionProps: (index: number, item: string) => ({
      id: `${listId}-${index}`,
      role: 'option',
      'aria-selected': index === active,
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onMouseMove: () => setActive(index),
      onClick: () => choose(item),
    }),
  };
}
