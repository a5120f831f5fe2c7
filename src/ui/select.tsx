import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';

import { inputClass } from './input-class';

/**
 * A native select that looks like a field, for filters.
 * @param props.className of the frame around it, for its width
 */
export function Select({ className = 'w-full sm:w-60', ...select }: ComponentProps<'select'>) {
  return (
    <div className={clsx('relative', className)}>
      <select {...select} className={clsx(inputClass, 'appearance-none truncate pe-11')} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-3 size-5 text-muted"
        strokeWidth={1.85}
      />
    </div>
  );
}
