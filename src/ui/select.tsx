import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';

import { inputClass } from './input-class';

/** A native select for filters. `className` sets the frame's width, `isSet` marks a filter that is on. */
export function Select({ className, isSet = false, ...select }: ComponentProps<'select'> & { isSet?: boolean }) {
  return (
    <div className={clsx('relative', className)}>
      <select
        {...select}
        className={clsx(
          inputClass,
          'appearance-none truncate pe-11',
          isSet && 'border-accent! bg-accent-soft! font-medium text-accent-soft-ink!',
        )}
      />
      <ChevronDown
        className={clsx(
          'pointer-events-none absolute end-3 top-3 size-5',
          isSet ? 'text-accent-soft-ink' : 'text-muted',
        )}
      />
    </div>
  );
}
