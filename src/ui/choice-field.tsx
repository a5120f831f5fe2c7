import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo, useState, type ReactNode } from 'react';

import { fold, hasAllWords, foldWords } from '@/lib/text-search';

import { Field, type FieldProps } from './field';
import { inputClass } from './input-class';
import { useListbox } from './use-listbox';

export type Choice = {
  value: string;
  label: string;
  /** Distinguishes choices with the same label; '' for a unique label. */
  note: string;
  keywords: string;
};

const textOf = ({ label, note }: Choice): string => (note === '' ? label : `${label} (${note})`);

type ChoiceFieldProps = FieldProps & {
  name: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  picture: (choice: Choice) => ReactNode;
};

const withPicture = (chosen: Choice | undefined) => clsx(inputClass, 'pe-11', chosen && 'ps-12');

/** Maximum options rendered: every country. Typing narrows thousands of people. */
const maxShown = 300;

/** One of a long list that is searched (docs/product.md 18.4). */
export function ChoiceField({ name, choices, value, onChange, placeholder, picture, ...field }: ChoiceFieldProps) {
  const chosen = value === '' ? undefined : choices.find((choice) => choice.value === value);
  const [query, setQuery] = useState<string | null>(null);
  const matches = useFilteredChoices(choices, query ?? '');
  const first = matches.slice(0, maxShown);
  // Enter in a list that has just opened keeps the chosen value.
  const items = query === null && chosen && !first.includes(chosen) ? [chosen, ...first] : first;
  const isEmpty = matches.length === 0;

  const chosenText = chosen ? textOf(chosen) : '';

  const { shown, ...props } = useListbox({
    items,
    text: query ?? chosenText,
    isFreeText: false,
    selected: chosen ? items.indexOf(chosen) : 0,
    // Text typed after the current choice starts a new search.
    onType: (typed) => {
      const before = query === null ? chosenText : '';
      setQuery(typed.length > before.length && typed.startsWith(before) ? typed.slice(before.length) : typed);
    },
    onChoose: (choice) => onChange(choice.value),
    onClose: () => setQuery(null),
  });

  return (
    <Field {...field}>
      {(ids) => (
        <div className="relative">
          {chosen && (
            <span aria-hidden className="pointer-events-none absolute start-2.5 top-2 z-[1]">
              {picture(chosen)}
            </span>
          )}
          <input {...ids} {...props.inputProps} name={name} placeholder={placeholder} className={withPicture(chosen)} />
          <button
            {...props.toggleProps}
            type="button"
            aria-label="Show choices"
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-field text-muted hover:text-ink"
          >
            <ChevronDown className="size-5" />
          </button>
          <div
            hidden={!shown}
            className="absolute inset-x-0 top-full z-10 mt-1.5 animate-rise rounded-menu border border-line bg-overlay text-ink shadow-2"
          >
            <ul
              {...props.listProps}
              aria-label="Choices"
              hidden={isEmpty}
              className="max-h-52 overflow-y-auto overscroll-contain p-1"
            >
              {shown &&
                items.map((choice, index) => (
                  <li
                    key={`${index} ${choice.value}`}
                    {...props.optionProps(index, choice)}
                    aria-setsize={matches.length}
                    aria-posinset={index + 1}
                    className="flex min-h-10 cursor-default items-center gap-2.5 rounded-badge px-2 py-1 text-body aria-selected:bg-accent-soft aria-selected:text-accent-soft-ink pointer-coarse:min-h-11"
                  >
                    {picture(choice)}
                    <bdi className="min-w-0 flex-1 wrap-anywhere">
                      {choice.label}
                      {choice.note !== '' && <span className="text-small"> ({choice.note})</span>}
                    </bdi>
                    {choice === chosen && <Check className="size-5 shrink-0" />}
                  </li>
                ))}
            </ul>
            {isEmpty && <p className="p-3 text-muted">Nothing matches.</p>}
            {matches.length > maxShown && <p className="p-3 text-small text-muted">Type to see others.</p>}
          </div>
          <p role="status" className="sr-only">
            {shown && (isEmpty ? 'Nothing matches.' : `${matches.length} to choose from`)}
          </p>
        </div>
      )}
    </Field>
  );
}

/** The choices that have every word of a query in their texts or keywords, in any case and without accents. */
function useFilteredChoices(choices: readonly Choice[], query: string): readonly Choice[] {
  const folded = useMemo(() => choices.map((choice) => fold(`${textOf(choice)}\n${choice.keywords}`)), [choices]);
  return useMemo(() => {
    const words = foldWords(query);
    return words.length === 0 ? choices : choices.filter((_, index) => hasAllWords(folded[index] ?? '', words));
  }, [choices, folded, query]);
}
