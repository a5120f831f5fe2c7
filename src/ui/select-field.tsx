import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

import { Field, inputClass, splitField, type FieldProps } from './field';

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'children'> & {
    options: readonly string[];
    /** What stands there while nothing is chosen. */
    placeholder: string;
  };

/** One of several texts: the browser's own select, which every device knows how to open. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [field, select] = splitField(props);
  return (
    <Field {...field}>
      {(ids) => (
        <div className="relative">
          <select {...select} {...ids} className={clsx(inputClass, 'appearance-none pr-11')}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-3 right-3 size-5 text-muted"
            strokeWidth={1.85}
          />
        </div>
      )}
    </Field>
  );
}
