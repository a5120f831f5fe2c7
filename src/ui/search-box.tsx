import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

import { inputClass } from './input-class';

type SearchBoxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'onBlur' | 'aria-label'> & {
  /** Its accessible name: the glass stands for a visible one. */
  label: string;
  onType: (text: string) => void;
  /** Called when the field is left, and by the form around it when Enter is pressed. */
  onKeep: () => void;
};

/** A field that filters while the user types. */
export function SearchBox({ label, onType, onKeep, ...input }: SearchBoxProps) {
  return (
    <div className="relative">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted"
        strokeWidth={1.85}
      />
      <input
        {...input}
        type="search"
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
        onBlur={onKeep}
        className={clsx(inputClass, 'pl-11')}
      />
    </div>
  );
}
