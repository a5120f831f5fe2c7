import { clsx } from 'clsx';
import CircleExclamationPoint from 'lucide-react/icons/circle-exclamation-point';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Lock from 'lucide-react/icons/lock';
import { useId, type ReactNode, useState, type ComponentPropsWithRef } from 'react';

import { inputClass } from './input-class';
import { Select } from './select';

/** The attributes that link an input to its label, hint and error. */
export type FieldIds = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: true | undefined;
};

export type FieldProps = {
  label: string;
  /** Help below the field; an error replaces it. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Marks the label, for forms with mostly optional fields. */
  required?: boolean | undefined;
  className?: string | undefined;
};

/** Splits the props of a field from those of its input. */
function fieldAndInput<Props extends FieldProps>(props: Props) {
  const { label, hint, error, required, className, ...input } = props;
  return [{ label, hint, error, required, className }, input] as const;
}

/** A label, an input drawn by `children` with the linking ids, and one reserved line for hint or error. */
export function Field({
  label,
  hint,
  error,
  required = false,
  className,
  children,
}: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={className}>
      <div className="mb-1.5 flex gap-1 text-label">
        <label htmlFor={id}>{label}</label>
        {required && (
          <span aria-hidden className="font-normal text-muted">
            (required)
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': note === undefined ? undefined : noteId,
        'aria-invalid': error === undefined ? undefined : true,
        required: required || undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** The reserved line below an input: hint or error. */
export function FieldNote({ id, hint, error }: { id: string } & Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <p
      id={id}
      className={clsx(
        'mt-1 flex min-h-6 items-start gap-1.5 pb-1 text-small',
        error === undefined ? 'text-muted' : 'text-danger',
      )}
    >
      {error !== undefined && <CircleExclamationPoint aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />}
      {error ?? hint}
    </p>
  );
}

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'>;

/** One line of text. */
export function TextField(props: FieldProps & InputProps) {
  const [field, input] = fieldAndInput(props);
  return <Field {...field}>{(ids) => <input type="text" {...input} {...ids} className={inputClass} />}</Field>;
}

type AdornedFieldProps = FieldProps &
  Omit<InputProps, 'children'> & {
    inputClassName: string;
    children: (id: string) => ReactNode;
  };

/** An input with a button or icon at its end. */
export function AdornedField({ inputClassName, children, ...props }: AdornedFieldProps) {
  const [field, input] = fieldAndInput(props);
  return (
    <Field {...field}>
      {(ids) => (
        <div className="relative">
          <input {...input} {...ids} className={clsx(inputClass, inputClassName)} />
          {children(ids.id)}
        </div>
      )}
    </Field>
  );
}

/** A password with a button that shows it. Pasting is allowed and nothing is altered. */
export function PasswordField(props: FieldProps & InputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <AdornedField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      inputClassName={clsx('pe-12', !shown && 'font-password')}
    >
      {(id) => (
        <button
          type="button"
          aria-label={shown ? 'Hide characters' : 'Show characters'}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-field text-muted hover:text-ink"
        >
          <Icon className="size-5" />
        </button>
      )}
    </AdornedField>
  );
}

/** Several lines of text. */
export function TextArea(props: FieldProps & Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'>) {
  const [field, input] = fieldAndInput(props);
  return (
    <Field {...field}>
      {(ids) => <textarea rows={3} {...input} {...ids} className={clsx(inputClass, 'resize-y py-2.5')} />}
    </Field>
  );
}

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'children'> & {
    options: readonly (string | { value: string; label: string })[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
  };

/** A native select. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [field, select] = fieldAndInput(props);
  return (
    <Field {...field}>
      {(ids) => (
        <Select {...select} {...ids} className="">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {label}
              </option>
            );
          })}
        </Select>
      )}
    </Field>
  );
}

/** A read-only value among fields. */
export function ReadOnlyField(props: FieldProps & { value: string }) {
  return (
    <AdornedField {...props} type="text" readOnly inputClassName="bg-sunken pe-11">
      {() => <Lock className="pointer-events-none absolute end-3 top-3 size-5 text-muted" />}
    </AdornedField>
  );
}

/** A part of a long form: title and help beside its fields, on a phone above them (docs/product.md 19.8). */
export function FormSection({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-10 gap-y-4 py-6 md:grid-cols-[232px_minmax(0,1fr)] md:py-8"
    >
      <div>
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <p className="mt-1 max-w-58 text-muted">{help}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
