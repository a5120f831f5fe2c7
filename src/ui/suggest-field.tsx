import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useImperativeHandle, useState, type Ref } from 'react';

import { Field, type FieldProps } from './field';
import { inputClass } from './input-class';
import { useListbox } from './use-listbox';

type SuggestFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly string[];
  placeholder?: string;
  name?: string;
  inputRef?: Ref<HTMLInputElement | null>;
};

/** Maximum suggestions rendered; typing narrows them. */
const maxShown = 50;

/** The suggestions that contain what was typed, in any case (docs/product.md 7.4). */
function matching(suggestions: readonly string[], typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  return suggestions.filter((suggestion) => suggestion.toLowerCase().includes(wanted));
}

/** Text with suggestions on focus or typing, filtered by the text; any other text stays valid. */
export function SuggestField({
  value,
  onChange,
  suggestions,
  placeholder,
  name,
  inputRef,
  ...field
}: SuggestFieldProps) {
  const [showsAll, setShowsAll] = useState(false);
  const items = (showsAll ? suggestions : matching(suggestions, value)).slice(0, maxShown);
  const { shown, inputProps, toggleProps, listProps, optionProps } = useListbox({
    items,
    text: value,
    isFreeText: true,
    onType: (text) => {
      onChange(text);
      setShowsAll(false);
    },
    onChoose: onChange,
    // A text that equals a suggestion hides no others; the button shows all.
    onOpen: (isByButton) => setShowsAll(isByButton || suggestions.includes(value)),
  });
  // `useListbox` has its own ref to the input.
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => inputProps.ref.current);
  const listName = `${field.label} suggestions`;
  return (
    <Field {...field}>
      {(ids) => (
        <div className="relative">
          <input {...ids} {...inputProps} name={name} placeholder={placeholder} className={clsx(inputClass, 'pe-11')} />
          <button
            {...toggleProps}
            type="button"
            aria-label={listName}
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-field text-muted hover:text-ink"
          >
            <ChevronDown className="size-5" />
          </button>
          <ul
            {...listProps}
            aria-label={listName}
            hidden={!shown}
            className="absolute inset-x-0 top-full z-10 mt-1.5 max-h-62 animate-rise overflow-y-auto rounded-menu border border-line bg-overlay p-1 shadow-2"
          >
            {shown &&
              items.map((item, index) => (
                <li
                  key={item}
                  {...optionProps(index, item)}
                  className="flex min-h-10 cursor-default items-center rounded-badge px-3 text-body aria-selected:bg-accent-soft aria-selected:text-accent-soft-ink pointer-coarse:min-h-11"
                >
                  <Match text={item} part={showsAll ? '' : value.trim()} />
                </li>
              ))}
          </ul>
          <p role="status" className="sr-only">
            {shown && (items.length === 1 ? '1 suggestion' : `${items.length} suggestions`)}
          </p>
        </div>
      )}
    </Field>
  );
}

/** A suggestion with the part that matches what was typed in bold. */
function Match({ text, part }: { text: string; part: string }) {
  const start = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
  if (start < 0) return <span>{text}</span>;
  const end = start + part.length;
  return (
    <span>
      {text.slice(0, start)}
      <b className="font-semibold">{text.slice(start, end)}</b>
      {text.slice(end)}
    </span>
  );
}
