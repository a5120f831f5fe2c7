import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

import { Field, type FieldProps } from './field';
import { inputClass } from './input-class';

type SuggestFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly string[];
  /** The suggestions that a typed text finds, of which Enter takes the first. Left out, those that contain it, and Enter takes none. */
  search?: (typed: string) => readonly string[];
  placeholder?: string;
  name?: string;
};

/** Maximum suggestions rendered; typing narrows them. */
const maxShown = 300;

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

// `blur` would close the list.
const keepFocus = (event: MouseEvent) => event.preventDefault();

const around = (index: number, last: number): number => (index > last ? 0 : index < 0 ? last : index);

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/**
 * Text with suggestions on focus or typing, filtered by the text; any other text stays valid. The ARIA combobox pattern with
 * list autocomplete: the arrows walk the list while the focus stays in the input, Enter takes the active option, Escape and
 * leaving close the list.
 *
 * Own code because the libraries measured for it take 10 to 15 kB of the page's budget (docs/decisions/0034).
 */
export function SuggestField({ value, onChange, suggestions, search, placeholder, name, ...field }: SuggestFieldProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const [active, setActive] = useState(-1);

  const matches = showsAll ? suggestions : (search ?? containedIn(suggestions))(value);
  const items = matches.slice(0, maxShown);
  const shown = isOpen && items.length > 0;
  const activeItem = shown ? items[active] : undefined;
  const listName = `${field.label} suggestions`;

  function show(all: boolean): void {
    setOpen(true);
    setShowsAll(all);
    setActive(-1);
  }

  // A text that equals a suggestion hides no others.
  const open = () => show(suggestions.includes(value));

  function choose(item: string): void {
    onChange(item);
    setOpen(false);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, nativeEvent } = event;
    const step = steps[key];
    if (nativeEvent.isComposing) return;
    if (!shown) {
      if (step === undefined) return;
      open();
    } else if (step !== undefined) setActive(around(active + step, items.length - 1));
    else if (key === 'Escape') setOpen(false);
    else if (key === 'Enter' && activeItem !== undefined) choose(activeItem);
    else return;
    event.preventDefault();
  }

  return (
    <Field {...field}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            ref={input}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={listId}
            aria-activedescendant={activeItem === undefined ? undefined : `${listId}-${active}`}
            name={name}
            placeholder={placeholder}
            value={value}
            onChange={({ target }) => {
              show(false);
              if (search) setActive(0);
              onChange(target.value);
            }}
            onFocus={open}
            onClick={() => {
              if (!isOpen) open();
            }}
            onBlur={() => setOpen(false)}
            onKeyDown={handleKeyDown}
            className={clsx(inputClass, 'pe-11')}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={listName}
            aria-expanded={shown}
            onMouseDown={keepFocus}
            onClick={() => {
              if (shown) return setOpen(false);
              input.current?.focus();
              show(true);
            }}
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-field text-muted hover:text-ink"
          >
            <ChevronDown className="size-5" />
          </button>
          <div
            id={listId}
            role="listbox"
            tabIndex={-1}
            aria-label={listName}
            onMouseDown={keepFocus}
            hidden={!shown}
            className={clsx(
              'absolute inset-x-0 top-full z-10 mt-1.5 animate-rise overflow-y-auto rounded-menu border border-line bg-overlay p-1 shadow-2',
              // A long list scrolls, a short one need not.
              search ? 'max-h-52' : 'max-h-62',
            )}
          >
            {shown &&
              items.map((item, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the focus and takes the keys
                <div
                  key={item}
                  id={`${listId}-${index}`}
                  ref={index === active ? scrollIntoView : undefined}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  onMouseMove={() => setActive(index)}
                  onClick={() => choose(item)}
                  className="flex min-h-10 cursor-default items-center rounded-badge px-3 text-body aria-selected:bg-accent-soft aria-selected:text-accent-soft-ink pointer-coarse:min-h-11"
                >
                  <Match text={item} part={showsAll ? '' : value.trim()} />
                </div>
              ))}
          </div>
          <p role="status" className="sr-only">
            {shown && (matches.length === 1 ? '1 suggestion' : `${matches.length} suggestions`)}
          </p>
        </div>
      )}
    </Field>
  );
}

/** Finds the suggestions that contain what was typed, in any case (docs/product.md 7.4). */
const containedIn =
  (suggestions: readonly string[]) =>
  (typed: string): readonly string[] => {
    const wanted = typed.trim().toLowerCase();
    return suggestions.filter((suggestion) => suggestion.toLowerCase().includes(wanted));
  };

/** A suggestion with the part that matches what was typed in bold. */
function Match({ text, part }: { text: string; part: string }) {
  const start = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
  if (start < 0) return <bdi className="min-w-0 wrap-anywhere">{text}</bdi>;
  const end = start + part.length;
  return (
    <bdi className="min-w-0 wrap-anywhere">
      {text.slice(0, start)}
      <b className="font-semibold">{text.slice(start, end)}</b>
      {text.slice(end)}
    </bdi>
  );
}
