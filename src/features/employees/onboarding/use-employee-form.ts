import { useRef, useState, type FocusEvent, type SubmitEvent } from 'react';

import { employeeFields } from '@/domain/employee';
import { errors as messages, notices } from '@/domain/messages';
import { notify } from '@/ui/toast';

import { problemOf, isFilled, type FieldName, type Values } from './fields';

export type FieldErrors = Partial<Record<FieldName, string>>;

const isField = (name: string): name is FieldName => (employeeFields as readonly string[]).includes(name);

type FormRules = {
  values: Values;
  /** Called with what was typed once nothing is wrong. */
  onValid: (typed: Values) => void;
  onLeaveField: () => void;
};

/**
 * The rules of the form (spec 5). Something missing gives the specification's toast, a line at each field, and a summary
 * that takes the focus and leads to each of them. A format is looked at as soon as its field is left, so that nobody
 * learns of it 20 fields later.
 */
export function useEmployeeForm({ values, onValid, onLeaveField }: FormRules) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refused, setRefused] = useState<readonly FieldName[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [current, setCurrent] = useState<FieldName | null>(null);

  const problem = (name: FieldName) => problemOf(name, values[name], inputOf(form.current, name)?.validity);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = employeeFields.flatMap((name) => {
      const text = problem(name);
      return text === null ? [] : [[name, text] as const];
    });
    setErrors(Object.fromEntries(found));
    setRefused(found.map(([name]) => name));
    setAttempt((before) => before + 1);
    if (found.length === 0) onValid(values);
    else if (found.some(([name]) => !isFilled(values[name]))) notify.error(messages.allFieldsRequired);
  }

  function handleBlur({ target }: FocusEvent<HTMLFormElement>): void {
    const { name } = target as HTMLElement & { name?: string };
    if (name === undefined || !isField(name)) return;
    onLeaveField();
    const text = problem(name);
    // A field that was only passed by is not complained about.
    if (
      text !== null &&
      text !== notices.fillIn &&
      (isFilled(values[name]) || inputOf(form.current, name)?.validity.badInput)
    )
      setErrors((before) => ({ ...before, [name]: text }));
  }

  function handleFocus({ target }: FocusEvent<HTMLFormElement>): void {
    const { name } = target as HTMLElement & { name?: string };
    if (name !== undefined && isField(name)) setCurrent(name);
  }

  return {
    formProps: { ref: form, noValidate: true, onSubmit: handleSubmit, onBlur: handleBlur, onFocus: handleFocus },
    errors,
    /** The fields that the last try was refused for, also those that are in order meanwhile. */
    refused,
    attempt,
    /** The field that somebody is in, or was last. */
    current,
    /** A field's error goes as soon as somebody works on it. */
    forgive: (name: FieldName) => {
      setErrors(({ [name]: _gone, ...others }) => others);
    },
    forgiveAll: () => {
      setErrors({});
      setRefused([]);
    },
    /** Gives a field the focus. */
    goTo: (name: FieldName) => inputOf(form.current, name)?.focus(),
  };
}

/** A field's input; of radio buttons the one that Tab would reach. */
function inputOf(form: HTMLFormElement | null, name: FieldName): HTMLInputElement | null {
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [])];
  return inputs.find(({ type, checked }) => type === 'radio' && checked) ?? inputs[0] ?? null;
}
