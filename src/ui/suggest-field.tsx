import { useCombobox } from 'downshift';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';

import { classNames } from './class-names';
import { Field, inputClass, type FieldProps } from './field';

type SuggestFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly string[];
  placeholder?: string;
  name?: string;
};

/** The suggestions that contain what was typed, in any case (spec 4). */
export function matching(suggestions: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  return suggestions.filter((suggestion) => suggestion.toLowerCase().includes(wanted));
}

/**
 * Text with suggestions: they show on focus or typing, filter by what is typed, and hide once one is chosen. Any other
 * text stays valid. Keyboard as in the ARIA combobox pattern with manual selection.
 */
export function SuggestField({ value, onChange, suggestions, placeholder, name, ...field }: SuggestFieldProps) {
  const [filters, setFilters] = useState(false);
  const items = filters ? matching(suggestions, value) : [...suggestions];

  const { isOpen, getInputProps, getMenuProps, getItemProps, getToggleButtonProps, highlightedIndex, openMenu } =
    useCombobox<string>({
      items,
      inputValue: value,
      // What is typed is the value; an item only ever fills it in.
      selectedItem: null,
      itemToString: (item) => item ?? '',
      onStateChange: ({ type, selectedItem, inputValue }) => {
        if (type === useCombobox.stateChangeTypes.InputChange) {
          setFilters(true);
          onChange(inputValue ?? '');
        } else if (selectedItem) {
          onChange(selectedItem);
        }
      },
      onIsOpenChange: ({ isOpen: opened }) => {
        if (!opened) setFilters(false);
      },
      stateReducer: (state, { type, changes }) => {
        const kept = { ...changes, inputValue: state.inputValue };
        // Leaving the field keeps what was typed, whatever row was highlighted.
        if (type === useCombobox.stateChangeTypes.InputBlur) return { ...kept, selectedItem: null };
        // A click into the field must not close the list that its focus opened.
        if (type === useCombobox.stateChangeTypes.InputClick) return { ...changes, isOpen: true };
        // Escape closes the list; it does not empty the field.
        if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) return { ...kept, selectedItem: null };
        return changes;
      },
    });

  const shown = isOpen && items.length > 0;
  return (
    <Field {...field}>
      {(ids) => (
        <div className="relative">
          <input
            {...getInputProps({
              ...ids,
              placeholder,
              name,
              'aria-labelledby': undefined,
              'aria-expanded': shown,
              onFocus: (event) => {
                if (event.target.value === '') openMenu();
              },
            })}
            autoComplete="off"
            className={classNames(inputClass, 'pr-11')}
          />
          <button
            {...getToggleButtonProps({ 'aria-label': `${field.label} suggestions`, 'aria-expanded': shown })}
            type="button"
            tabIndex={-1}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-field text-muted hover:text-ink"
          >
            <ChevronDown aria-hidden className="size-5" strokeWidth={1.85} />
          </button>
          <ul
            {...getMenuProps({ 'aria-label': `${field.label} suggestions`, 'aria-labelledby': undefined })}
            className={classNames(
              'absolute inset-x-0 top-full z-20 mt-1.5 max-h-62 animate-rise overflow-y-auto rounded-menu border border-line bg-overlay p-1 shadow-2',
              !shown && 'hidden',
            )}
          >
            {shown &&
              items.map((item, index) => (
                <li
                  key={item}
                  {...getItemProps({ item, index })}
                  className={classNames(
                    'flex min-h-10 items-center rounded-badge px-3 text-body pointer-coarse:min-h-11',
                    highlightedIndex === index && 'bg-accent-soft text-accent-soft-ink',
                  )}
                >
                  <Match text={item} part={filters ? value : ''} />
                </li>
              ))}
          </ul>
        </div>
      )}
    </Field>
  );
}

/** A suggestion with the part that matches what was typed in bold. */
function Match({ text, part }: { text: string; part: string }) {
  const wanted = part.trim();
  const start = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (start < 0) return <span>{text}</span>;
  const end = start + wanted.length;
  return (
    <span>
      {text.slice(0, start)}
      <b className="font-semibold">{text.slice(start, end)}</b>
      {text.slice(end)}
    </span>
  );
}
