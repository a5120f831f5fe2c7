import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';

import { inputClass } from '@/ui/input-class';

/** Something that needs someone: its title and reason, and the controls that answer it. */
export function NeedRow({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-3 py-5 md:grid-cols-[232px_minmax(0,1fr)]">
      <div>
        <h3 className="text-label font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </h3>
        <p className="mt-1 text-small text-muted">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** Says that the other texts of a question show both readings; nothing where they show none. */
export function MixedReason({ isMixed, text }: { isMixed: boolean; text: string }) {
  return <p className="mt-1.5 min-h-5 text-small text-muted">{isMixed && text}</p>;
}

type WaysProps<Reading extends string> = {
  inputRef: Ref<HTMLInputElement> | undefined;
  name: string;
  label: string;
  value: Reading | null;
  ways: readonly (readonly [Reading, string])[];
  notes?: Readonly<Record<Reading, string>>;
  onChange: (value: Reading) => void;
};

/** The readings of one text, as they are understood. */
export function Ways<Reading extends string>({
  inputRef,
  name,
  label,
  value,
  ways,
  notes,
  onChange,
}: WaysProps<Reading>) {
  return (
    <div role="radiogroup" aria-label={label} className="grid gap-3 sm:grid-cols-2">
      {ways.map(([reading, text], index) => (
        <label
          key={reading}
          className={clsx(
            inputClass,
            'flex flex-wrap items-center gap-x-2.5 py-1.5 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-soft-ink',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            ref={index === 0 ? inputRef : undefined}
            type="radio"
            name={name}
            checked={value === reading}
            onChange={() => onChange(reading)}
            className="size-4.5 shrink-0 accent-accent outline-none"
          />
          {text}
          <span className="text-small">{notes?.[reading] ?? reading}</span>
        </label>
      ))}
    </div>
  );
}
