import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';

import { Field, inputClass, type FieldIds, type FieldProps } from './field';
import { textOf, useChoice, type Choice } from './use-choice';
import { useMediaQuery } from './use-media-query';

type ChoiceFieldProps = FieldProps & {
  choices: readonly Choice[];
  /** The chosen one's value; '' or any other text while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  /** What stands before a choice's words. */
  picture: (choice: Choice) => ReactNode;
};

/** One of a list that may be long: the device's own select under a finger, elsewhere a list to search in (design 6). */
export function ChoiceField({ choices, value, onChange, placeholder, picture, ...field }: ChoiceFieldProps) {
  const touch = useMediaQuery('(pointer: coarse)');
  const chosen = value === '' ? undefined : choices.find((choice) => choice.value === value);
  const Input = touch ? NativeInput : SearchInput;
  return (
    <Field {...field}>
      {(ids) => (
        <div className="relative">
          {chosen && (
            <span aria-hidden className="pointer-events-none absolute top-2 left-2.5 z-[1]">
              {picture(chosen)}
            </span>
          )}
          <Input
            ids={ids}
            choices={choices}
            chosen={chosen}
            onChoose={onChange}
            placeholder={placeholder}
            picture={picture}
          />
        </div>
      )}
    </Field>
  );
}

type InputProps = Pick<ChoiceFieldProps, 'choices' | 'placeholder' | 'picture'> & {
  ids: FieldIds;
  chosen: Choice | undefined;
  onChoose: (value: string) => void;
};

const withPicture = (chosen: Choice | undefined) => clsx(inputClass, 'pr-11', chosen && 'pl-12');

function NativeInput({ ids, choices, chosen, onChoose, placeholder }: InputProps) {
  // Thousands are not looked at again for every letter typed elsewhere.
  const options = useMemo(
    () =>
      choices.map((choice, index) => (
        // The backend may repeat a value.
        <option key={`${index} ${choice.value}`} value={choice.value}>
          {textOf(choice)}
        </option>
      )),
    [choices],
  );
  return (
    <>
      <select
        {...ids}
        value={chosen?.value ?? ''}
        onChange={({ target }) => onChoose(target.value)}
        className={clsx(withPicture(chosen), 'appearance-none')}
      >
        <option value="">{placeholder}</option>
        {options}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-3 right-3 size-5 text-muted"
        strokeWidth={1.85}
      />
    </>
  );
}

function SearchInput({ ids, choices, chosen, onChoose, placeholder, picture }: InputProps) {
  const { shown, matches, drawn, ...props } = useChoice(choices, chosen, onChoose);
  const isEmpty = matches.length === 0;
  return (
    <>
      <input {...ids} {...props.inputProps} placeholder={placeholder} className={withPicture(chosen)} />
      <button
        {...props.toggleProps}
        type="button"
        aria-label="Show choices"
        aria-expanded={shown}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-field text-muted hover:text-ink"
      >
        <ChevronDown aria-hidden className="size-5" strokeWidth={1.85} />
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
            drawn.map((choice, index) => (
              <li
                key={`${index} ${choice.value}`}
                {...props.optionProps(index, choice)}
                className="flex min-h-10 cursor-default items-center gap-2.5 rounded-badge px-2 py-1 text-body aria-selected:bg-accent-soft aria-selected:text-accent-soft-ink"
              >
                {picture(choice)}
                <bdi className="min-w-0 flex-1 wrap-anywhere">
                  {choice.label}
                  {choice.note !== '' && <span className="text-small"> ({choice.note})</span>}
                </bdi>
                {choice === chosen && <Check aria-hidden className="size-5 shrink-0" strokeWidth={1.85} />}
              </li>
            ))}
        </ul>
        {isEmpty && <p className="p-3 text-muted">Nothing matches.</p>}
      </div>
      <p role="status" className="sr-only">
        {shown && (isEmpty ? 'Nothing matches.' : `${matches.length} to choose from`)}
      </p>
    </>
  );
}
