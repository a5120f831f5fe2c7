import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';

import { Field, inputClass, splitField, type FieldProps } from './field';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'>;

/** One line of text. */
export function TextField(props: FieldProps & InputProps) {
  const [field, input] = splitField(props);
  return <Field {...field}>{(ids) => <input type="text" {...input} {...ids} className={inputClass} />}</Field>;
}

/** A password with a button that shows it. Pasting is allowed and nothing is altered. */
export function PasswordField(props: FieldProps & InputProps) {
  const [field, input] = splitField(props);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...field}>
      {(ids) => (
        <div className="relative">
          <input
            {...input}
            {...ids}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={clsx(inputClass, 'pr-12', !shown && 'font-password')}
          />
          <button
            type="button"
            aria-label={shown ? 'Hide characters' : 'Show characters'}
            aria-controls={ids.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-field text-muted hover:text-ink"
          >
            <Icon aria-hidden className="size-5" strokeWidth={1.85} />
          </button>
        </div>
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea(props: FieldProps & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'>) {
  const [field, input] = splitField(props);
  return (
    <Field {...field}>
      {(ids) => <textarea rows={3} {...input} {...ids} className={clsx(inputClass, 'resize-y py-2.5')} />}
    </Field>
  );
}
