import { clsx } from 'clsx';
import { useId, useRef, type RefObject } from 'react';

import { FieldNote, type FieldProps } from './field';
import { inputClass } from './input-class';

const besideButton = { option: 'flex items-center gap-2.5', button: 'size-4.5 shrink-0 accent-accent' };

/** Radio buttons beside or below each other, or segments that hide the buttons. */
const looks = {
  pair: { row: 'grid-cols-2 gap-3', ...besideButton },
  stack: { row: 'gap-2', ...besideButton },
  segments: {
    row: 'grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2',
    option: 'grid place-items-center px-2 text-label has-checked:font-semibold forced-colors:has-checked:underline',
    button: 'sr-only',
  },
};

type RadioFieldProps = Omit<FieldProps, 'required' | 'optional'> & {
  name: string;
  options: readonly { value: string; label: string }[];
  look: keyof typeof looks;
  value: string;
  onChange: (value: string) => void;
  optional?: boolean;
  firstInput?: RefObject<HTMLInputElement | null> | undefined;
};

/** Native radio buttons in boxes as high as a field (docs/product.md 19.5). */
export function RadioField({
  label,
  hint,
  error,
  className,
  name,
  options,
  look,
  value,
  onChange,
  optional = false,
  firstInput: given,
}: RadioFieldProps) {
  const { row, option: optionClass, button } = looks[look];
  const id = useId();
  const noteId = `${id}-note`;
  const own = useRef<HTMLInputElement>(null);
  const firstInput = given ?? own;
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={(error ?? hint) === undefined ? undefined : noteId}
      aria-invalid={error !== undefined || undefined}
      className={className}
    >
      <div className="mb-1.5 flex items-center justify-between gap-4 text-label">
        <p id={id}>{label}</p>
        {optional && options.some((option) => option.value === value) && (
          <button
            type="button"
            onClick={() => {
              onChange('');
              // Clearing removes the button.
              firstInput.current?.focus();
            }}
            className="-my-1 min-h-6 rounded-badge px-1.5 font-normal text-muted underline underline-offset-4 hover:text-ink pointer-coarse:-my-3 pointer-coarse:min-h-11"
          >
            Clear <span className="sr-only">{label}</span>
          </button>
        )}
      </div>
      <div className={clsx('grid', row)}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={clsx(
              inputClass,
              optionClass,
              'has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-soft-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              error !== undefined && 'border-danger outline-2 -outline-offset-2 outline-danger',
            )}
          >
            <input
              ref={index === 0 ? firstInput : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className={clsx('outline-none', button)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}
