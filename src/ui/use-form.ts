import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
} from 'react';
import * as v from 'valibot';

import { isFilled } from '@/lib/is-filled';

import { notify } from './toast';

/** The typed values by input name. Inputs that are not rendered have no entry. */
export type FormValues = Readonly<Record<string, string>>;

/** Fields in the order of the screen, with messages; `message` is the toast for an empty required field. */
export type FormSchema = v.GenericSchema & {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
  readonly message: string;
};

type FieldName<Schema extends FormSchema> = keyof Schema['entries'] & string;

export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** The first message of each invalid field. */
export function errorsIn(schema: FormSchema, values: object): FieldErrors {
  return errorsOf(v.safeParse(schema, values).issues ?? []);
}

type Issue = v.BaseIssue<unknown>;

function errorsOf(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) errors[fieldOf(issue)] ??= issue.message;
  return errors;
}

const fieldOf = ({ path }: Issue): string => String(path?.[0]?.key);

/** Whether an issue belongs to a rule across fields, whose input is the form. */
const isOfRule = ({ input }: Issue): boolean => typeof input === 'object';

/** Messages at the fields of a form, found by the inputs' names. `order` is that of the screen. */
export function useFieldErrors<Name extends string>(order: readonly Name[]) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const toFocus = useRef<readonly Name[]>([]);

  // After every render, since the field to focus may not be rendered yet.
  useEffect(() => {
    const input = toFocus.current.map((name) => inputOf(form.current, name)).find((found) => found !== null);
    if (!input) return;
    toFocus.current = [];
    input.focus();
  });

  return {
    form,
    errors,
    setErrors,
    showErrors: (found: FieldErrors<Name>) => {
      setErrors(found);
      toFocus.current = order.filter((name) => found[name] !== undefined);
    },
    /** Removes the message of a field that is being changed. */
    clearError: (name: string) => {
      if (Object.hasOwn(errors, name)) setErrors((before) => ({ ...before, [name]: undefined }));
    },
    clearErrors: () => {
      setErrors({});
      toFocus.current = [];
    },
    focus: (name: Name) => inputOf(form.current, name)?.focus(),
  };
}

type FormOptions<Schema extends FormSchema> = {
  /** The schema, or a function that returns it where fields are required because of what is typed in others. */
  schema: Schema | ((typed: FormValues) => Schema);
  /** Called with what was typed, byte for byte, once nothing is wrong. */
  onValid: (values: v.InferOutput<Schema>) => void;
  /** Stores unsent text (device/drafts.ts). */
  draft?: { start: FormValues; keep: (typed: FormValues) => void };
  /** Says beside their labels which fields are required: for forms in which others may stay empty. */
  marksRequired?: boolean;
  /** For a long form: shows all errors for the page's error summary, and checks a format on blur. */
  hasSummary?: boolean;
};

/**
 * A form checked by a schema. It reads its inputs, controlled or not, when it is submitted; what was typed stays in them
 * whatever happens. Empty required fields are reported first, with a toast; then the first rule across fields, also with
 * a toast; then the first wrong format. The first field that is wrong receives the focus.
 */
export function useForm<Schema extends FormSchema>({
  schema,
  onValid,
  draft,
  marksRequired = false,
  hasSummary = false,
}: FormOptions<Schema>) {
  type Name = FieldName<Schema>;
  const schemaFor = (typed: FormValues): Schema => (typeof schema === 'function' ? schema(typed) : schema);
  const { entries } = schemaFor({});
  const { form, errors, setErrors, showErrors, clearError, clearErrors, focus } = useFieldErrors(
    Object.keys(entries) as Name[],
  );
  const [refusal, setRefusal] = useState<{ names: readonly Name[]; attempt: number }>({ names: [], attempt: 0 });
  const [{ initial, resetCount }, setInitial] = useState({ initial: draft?.start ?? {}, resetCount: 0 });

  const values = (): FormValues => valuesOf(form.current);

  const keepTyped = useEffectEvent(() => {
    const isTyped = ({ localName, value, defaultValue }: Input) => localName === 'input' && value !== defaultValue;
    if (inputsIn(form.current).some(isTyped)) keepDraft();
  });
  // Text typed into a prerendered form before hydration.
  useEffect(() => keepTyped(), []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = values();
    const current = schemaFor(typed);
    const { success, issues = [], output } = v.safeParse(current, { ...typed, ...unreadableIn(form.current) });
    const missing = issues.filter((issue) => !isOfRule(issue) && !isFilled(typed[fieldOf(issue)]));
    const rule = issues.find(isOfRule);
    const found = errorsOf(
      hasSummary ? issues : missing.length > 0 ? missing : issues.filter((issue) => issue === (rule ?? issues[0])),
    ) as FieldErrors<Name>;
    setRefusal(({ attempt }) => ({ names: Object.keys(found), attempt: attempt + 1 }));
    if (hasSummary) setErrors(found);
    else showErrors(found);
    const toast = missing.length > 0 ? current.message : rule?.message;
    if (toast !== undefined) notify.error(toast);
    if (success) onValid(output);
  }

  function handleBlur({ target }: FocusEvent<HTMLFormElement>): void {
    const { name = '' } = target as HTMLElement & { name?: string };
    const entry = entries[name];
    const text = { ...values(), ...unreadableIn(form.current) }[name];
    // An empty field that was only visited shows no error.
    if (!hasSummary || entry === undefined || !isFilled(text)) return;
    const [issue] = v.safeParse(entry, text).issues ?? [];
    if (issue) setErrors((before) => ({ ...before, [name]: issue.message }));
  }

  /** Stores the draft once React has rendered the change: a field may format what was typed. */
  function keepDraft(): void {
    queueMicrotask(() => {
      if (form.current) draft?.keep(values());
    });
  }

  const field = (name: Name) => ({
    name,
    error: errors[name],
    required: (marksRequired && isRequired(entries[name])) || undefined,
    // Forms with all fields required show no marks, but announce them.
    'aria-required': (!marksRequired && isRequired(entries[name])) || undefined,
  });

  return {
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: handleSubmit,
      onBlur: handleBlur,
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        clearError((target as unknown as Input).name);
        keepDraft();
      },
      onInput: ({ target }: InputEvent<HTMLFormElement>) => {
        const { localName, name } = target as Input;
        // A render between the input and change events of a select would restore its old value.
        if (localName !== 'select') clearError(name);
      },
    },
    field,
    /** The props of an uncontrolled input. */
    text: (name: Name) => ({ ...field(name), defaultValue: initial[name] ?? '' }),
    /** Stores the form's values after a change without an event of the form. */
    keepDraft,
    /** Call it after a field changed without an event of the form. */
    changed: (name: Name) => {
      clearError(name);
      keepDraft();
    },
    values,
    initial,
    /** The key of uncontrolled inputs, which remount on `reset`. */
    resetCount,
    reset: (next: FormValues) => setInitial({ initial: next, resetCount: resetCount + 1 }),
    errors,
    clearErrors: () => {
      clearErrors();
      setRefusal(({ attempt }) => ({ names: [], attempt }));
    },
    /** The invalid fields of the last submit, also corrected ones; counts the submits. */
    refusal,
    focus,
  };
}

const isRequired = (entry: v.GenericSchema | undefined): boolean => entry !== undefined && !v.is(entry, '');

/** An input, select or text area; only their common properties are read. */
type Input = HTMLInputElement;

const inputTags = new Set(['input', 'select', 'textarea']);

const inputsIn = (form: HTMLFormElement | null): Input[] =>
  ([...(form?.elements ?? [])] as Input[]).filter(({ localName }) => inputTags.has(localName));

/** The values of a form's inputs. `FormData` would replace lone surrogates. */
function valuesOf(form: HTMLFormElement | null): FormValues {
  const inputs = inputsIn(form).filter(
    ({ name, type, checked }) => name !== '' && (checked || (type !== 'radio' && type !== 'checkbox')),
  );
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
}

/** The value of an input whose text the browser hides, such as half a date; every format refuses it. */
const unreadable = '\uFFFD';

function unreadableIn(form: HTMLFormElement | null): FormValues {
  const inputs = inputsIn(form).filter(({ validity, value }) => validity.badInput && value === '');
  return Object.fromEntries(inputs.map(({ name }) => [name, unreadable]));
}

/** A field's input; of radio buttons the tab stop. */
function inputOf(form: HTMLFormElement | null, name: string): Input | null {
  const inputs = inputsIn(form).filter((input) => input.name === name);
  return inputs.find(({ type, checked }) => type === 'radio' && checked) ?? inputs[0] ?? null;
}
