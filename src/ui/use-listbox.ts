import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent, type MouseEvent } from 'react';

type ListboxOptions<Item> = {
  items: readonly Item[];
  text: string;
  /** Whether any text is a value and the options are suggestions; otherwise only one of them can be chosen. */
  isFreeText: boolean;
  /** The option that is active when the list opens; none of the suggestions is. */
  selected?: number;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
  /** Called when the list opens, except by typing. */
  onOpen?: (isByButton: boolean) => void;
  onClose?: () => void;
};

const arrows: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const pages: Partial<Record<string, number>> = { PageDown: 5, PageUp: -5 };

/**
 * The ARIA combobox pattern with list autocomplete: the arrows walk the list while the focus stays in the input, Enter
 * takes the active option, Escape and leaving close the list. Suggestions show as soon as the input has the focus and
 * none of them is active at first. A list to choose from shows on a click or a key.
 *
 * Own code because the libraries measured for it take 10 to 15 kB of the page's budget (docs/decisions/0034).
 */
export function useListbox<Item>({
  items,
  text,
  isFreeText,
  selected = 0,
  onType,
  onChoose,
  onOpen,
  onClose,
}: ListboxOptions<Item>) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const last = items.length - 1;
  // Without matches, suggestions hide; a list of options says so.
  const shown = isOpen && (!isFreeText || items.length > 0);
  const activeItem = shown ? items[active] : undefined;
  const activeId = activeItem === undefined ? undefined : `${listId}-${active}`;

  function show(isByButton = false): void {
    setOpen(true);
    onOpen?.(isByButton);
    if (isFreeText) return setActive(-1);
    // Selected text is replaced by the first letter of a search.
    input.current?.select();
    setActive(within(selected, last));
  }

  function hide(): void {
    setOpen(false);
    onClose?.();
  }

  function choose(item: Item): void {
    onChoose(item);
    hide();
  }

  function handleKey(key: string): boolean {
    const step = arrows[key] ?? (isFreeText ? undefined : pages[key]);
    if (step !== undefined) setActive(isFreeText ? around(active + step, last) : within(active + step, last));
    else if (key === 'Escape') hide();
    else if (key === 'Enter' && activeItem !== undefined) choose(activeItem);
    else return key === 'Enter' && !isFreeText;
    return true;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (shown) {
      if (handleKey(event.key)) event.preventDefault();
    } else if (arrows[event.key] !== undefined) {
      event.preventDefault();
      show();
    }
  }

  // `blur` would close the list.
  const keepFocus = (event: MouseEvent) => event.preventDefault();

  return {
    shown,
    inputProps: {
      ref: input,
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': shown,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setOpen(true);
        setActive(isFreeText ? -1 : 0);
        onType(target.value);
      },
      onFocus: () => {
        if (isFreeText) show();
      },
      onClick: () => {
        if (!isOpen) show();
      },
      onBlur: hide,
      onKeyDown: handleKeyDown,
    },
    toggleProps: {
      tabIndex: -1,
      'aria-expanded': shown,
      onMouseDown: keepFocus,
      onClick: () => {
        if (shown) return hide();
        input.current?.focus();
        show(true);
      },
    },
    listProps: { id: listId, role: 'listbox', onMouseDown: keepFocus },
    optionProps: (index: number, item: Item) => ({
      id: `${listId}-${index}`,
      ref: index === active ? scrollIntoView : undefined,
      role: 'option',
      'aria-selected': index === active,
      onMouseMove: () => setActive(index),
      onClick: () => choose(item),
    }),
  };
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

const within = (index: number, last: number): number => Math.max(0, Math.min(index, last));

const around = (index: number, last: number): number => (index > last ? 0 : index < 0 ? last : index);
