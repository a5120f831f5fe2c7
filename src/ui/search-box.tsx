import { clsx } from 'clsx';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ComponentPropsWithRef } from 'react';

import { IconButton } from './button';
import { inputClass } from './input-class';

type SearchBoxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'aria-label'
> & {
  label: string;
  value: string;
  onType: (text: string) => void;
  onKeep?: () => void;
};

/** A field that filters while the user types. Its cross and Escape clear it, in every browser alike. */
export function SearchBox({ label, value, onType, onKeep, ...input }: SearchBoxProps) {
  return (
    <div className="relative">
      <Search className="pointer-events-none absolute start-3.5 top-3 size-5 text-muted" />
      <input
        {...input}
        type="search"
        value={value}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
        onBlur={onKeep}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onType('');
        }}
        className={clsx(inputClass, 'ps-11', value !== '' && 'pe-11')}
      />
      {value !== '' && (
        <IconButton
          icon={X}
          label="Clear search"
          onClick={({ currentTarget }) => {
            // Clearing removes the button.
            if (currentTarget.previousElementSibling instanceof HTMLElement)
              currentTarget.previousElementSibling.focus();
            onType('');
          }}
          className="absolute inset-y-0 end-1.25 my-auto pointer-coarse:end-0"
        />
      )}
    </div>
  );
}
