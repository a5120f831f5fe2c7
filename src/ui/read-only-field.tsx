import { clsx } from 'clsx';
import { Lock } from 'lucide-react';

import { Field, inputClass, type FieldProps } from './field';

/** A value to read where its fellows can be changed. */
export function ReadOnlyField({ value, ...field }: FieldProps & { value: string }) {
  return (
    <Field {...field}>
      {(ids) => (
        <div className="relative">
          <input {...ids} type="text" readOnly value={value} className={clsx(inputClass, 'bg-sunken pr-11')} />
          <Lock
            aria-hidden
            className="pointer-events-none absolute top-3 right-3 size-5 text-muted"
            strokeWidth={1.85}
          />
        </div>
      )}
    </Field>
  );
}
