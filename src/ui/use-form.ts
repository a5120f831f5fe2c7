import { useRef, useState, type InputEvent, type SubmitEvent } from 'react';

import { errors as messages, notices } from '@/domain/messages';

import { notify } from './toast';

type Values<Name extends string> = Record<Name, string>;
type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

type FormRules<Name extends string> = {
  /** The fields' names in the order they stand on the screen; every one is required. */
  fields: readonly Name[];
  /** Fields that may stay empty. */
  optional?: readonly NoInfer<Name>[];
  /** The toast when a required field is empty, unless it is the specification's. */
  missingText?: string;
  /** Fields whose blanks count, such as passwords; everywhere else blanks are no text. */
  verbatim?: readonly Name[];
  /** A rule across fields: which field is wrong, and the message for the toast and the field. */
  check?: (values: Values<Name>) => { field: Name; message: string } | null;
  /** Called with what was typed, byte for byte, once everything is in order. */
  onValid: (values: Values<Name>) => void;
};

/**
 * A form of required fields over uncontrolled inputs: what was typed stays in them whatever happens. A missing field
 * gives the specification's toast, a line at each field that lacks something, and the focus to the first (spec 5).
 */
export function useForm<Name extends string>({
  fields,
  optional = [],
  missingText = messages.allFieldsRequired,
  verbatim = [],
  check,
  onValid,
}: FormRules<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});

  function refuse(found: FieldErrors<Name>, toast?: string): void {
    setErrors(found);
    if (toast !== undefined) notify.error(toast);
    const first = [...fields, ...optional].find((name) => Object.hasOwn(found, name));
    if (first !== undefined) inputOf(form.current, first)?.focus();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      [...fields, ...optional].map((name) => [name, textOf(data.get(name))]),
    ) as Values<Name>;

    const missing = fields.filter((name) => (verbatim.includes(name) ? values[name] : values[name].trim()) === '');
    if (missing.length > 0) {
      const found = Object.fromEntries(missing.map((name) => [name, notices.fillIn])) as FieldErrors<Name>;
      return refuse(found, missingText);
    }
    const wrong = check?.(values);
    if (wrong) return refuse({ [wrong.field]: wrong.message } as FieldErrors<Name>, wrong.message);

    const misspelt = fields.find((name) => inputOf(form.current, name)?.validity.typeMismatch);
    if (misspelt !== undefined) return refuse({ [misspelt]: notices.emailFormat } as FieldErrors<Name>);

    setErrors({});
    onValid(values);
  }

  /** A field's error goes as soon as somebody works on it. */
  function forgive(name: string): void {
    if (Object.hasOwn(errors, name)) setErrors((before) => ({ ...before, [name]: undefined }));
  }

  const onInput = (event: InputEvent<HTMLFormElement>) => forgive((event.target as HTMLInputElement).name);

  return {
    formProps: { ref: form, noValidate: true, onSubmit: handleSubmit, onInput },
    /** What the input of a field needs. */
    field: (name: Name) => ({ name, error: errors[name] }),
    /** For what fills a field in without an event of the form. */
    forgive,
  };
}

function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | HTMLSelectElement | null {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : null;
}

/** A form's value as text; these forms have no files. */
function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
