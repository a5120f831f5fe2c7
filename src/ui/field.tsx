import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** The edge, fill and states every input shares (design 6). */
export const inputClass = clsx(
  'block min-h-11 w-full rounded-field border border-line-strong bg-raised px-3 text-field text-ink',
  'transition-[border-color,box-shadow] duration-120 ease-out hover:border-muted',
  // Within: a date field's calendar button can have the focus, and the field itself then has not.
  'focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-focus',
  'focus-within:shadow-[0_0_0_4px_color-mix(in_oklab,var(--c-focus)_16%,transparent)]',
  'aria-invalid:border-danger aria-invalid:outline-2 aria-invalid:-outline-offset-2 aria-invalid:outline-danger',
);

/** What an input needs so that its label, hint and error are tied to it. */
export type FieldIds = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: true | undefined;
};

export type FieldProps = {
  label: string;
  /** A line of help under the field, until an error takes its place. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Says so beside the label: for forms in which most fields may stay empty. */
  required?: boolean | undefined;
  className?: string | undefined;
};

/** Parts what a field has around its input from what the input itself gets. */
export function splitField<Props extends FieldProps>({ label, hint, error, required, className, ...input }: Props) {
  return [{ label, hint, error, required, className }, input] as const;
}

/**
 * A label above an input and one reserved line below it, so that nothing moves when a hint gives way to an error.
 * @param children draws the input with the ids that tie them together
 */
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

/** The reserved line below an input: its hint, or what is wrong. */
export function FieldNote({ id, hint, error }: { id: string } & Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <p
      id={id}
      className={clsx(
        'mt-1 flex min-h-6 items-start gap-1.5 pb-1 text-small',
        error === undefined ? 'text-muted' : 'text-danger',
      )}
    >
      {error !== undefined && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />}
      {error ?? hint}
    </p>
  );
}
