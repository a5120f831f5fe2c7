import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

type VersionChoiceProps<S extends string> = {
  legend: ReactNode;
  sides: readonly {
    side: S;
    label: string;
    /** The time of saving and the first different line. */
    about: string;
    text: string;
  }[];
  choice: S | undefined;
  onChoose: (side: S) => void;
};

/** Two versions of a record to choose from. */
export function VersionChoice<S extends string>({ legend, sides, choice, onChoose }: VersionChoiceProps<S>) {
  const id = useId();
  return (
    <fieldset className="mt-4 border-b border-line pb-4">
      <legend className="mb-2 text-body text-ink">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map(({ side, label, about, text }) => (
          <label
            key={side}
            className={clsx(
              'flex items-start gap-3 rounded-field border border-line-strong bg-raised p-3 text-ink',
              'has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-soft-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={id}
              value={side}
              checked={choice === side}
              onChange={() => onChoose(side)}
              aria-describedby={`${id}-${side}`}
              className="mt-0.5 size-4.5 shrink-0 accent-accent outline-none"
              aria-label={label}
            />
            <span className="min-w-0">
              <span className="block font-medium">{label}</span>
              <span id={`${id}-${side}`} className="block text-small wrap-anywhere">
                {about}: {'\u201c'}
                <bdi>{text}</bdi>
                {'\u201d'}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
