import { classNames } from './class-names';
import { inputClass } from './field';

type SegmentedFieldProps = {
  label: string;
  name: string;
  options: readonly { value: string; label: string }[];
  defaultValue?: string;
};

/** One of a few short answers, all in view: radio buttons in a row, or in as many as they need (design 6). */
export function SegmentedField({ label, name, options, defaultValue }: SegmentedFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-label">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              inputClass,
              'grid place-items-center px-2 text-label has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-soft-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
