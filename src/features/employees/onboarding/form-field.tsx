import { employeeLabels } from '@/domain/employee';
import { classNames } from '@/ui/class-names';
import { Field, inputClass, splitField } from '@/ui/field';
import { RadioField } from '@/ui/radio-field';
import { SuggestField } from '@/ui/suggest-field';
import { TextField } from '@/ui/text-field';

import { genders } from './entry';
import { fieldRows, type FieldName } from './fields';

/** Half a row each, on a phone a row each; the short ones share the place of one. */
const spans: Partial<Record<FieldName, string>> = { age: 'col-span-3', nationality: 'col-span-3' };

type FormFieldProps = {
  name: FieldName;
  value: string;
  onChange: (value: string) => void;
  hint: string | undefined;
  error: string | undefined;
  /** What is offered in place of the field's own suggestions. */
  offered: readonly string[] | undefined;
  /** What stands at the right of an amount. */
  currency: string;
};

/** One of the 27 fields, drawn as its kind asks. Nobody's browser is to remember what is typed of another person. */
export function FormField({ name, value, onChange, hint, error, offered, currency }: FormFieldProps) {
  const { kind, placeholder, suggestions } = fieldRows[name];
  const label = employeeLabels[name];
  const shared = { label, hint, error, className: spans[name] ?? 'col-span-6', name, value };
  if (kind === 'gender') return <RadioField look="pair" {...shared} options={genders} onChange={onChange} />;
  if (suggestions !== undefined) {
    return (
      <SuggestField
        {...shared}
        suggestions={offered ?? suggestions}
        onChange={onChange}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
    );
  }
  const input = {
    autoComplete: 'off',
    placeholder,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (kind === 'money') return <MoneyField {...shared} {...input} currency={currency} />;
  if (kind === 'age') return <TextField {...shared} {...input} inputMode="numeric" />;
  if (kind === 'date') return <TextField {...shared} {...input} type="date" max="9999-12-31" />;
  return <TextField {...shared} {...input} type={kind} />;
}

type MoneyFieldProps = Omit<Parameters<typeof TextField>[0], 'type'> & { currency: string };

/**
 * An amount with its currency at the right (design 6). A text input and no number input: that one drops a comma without
 * a word, so that 54000,50 would become a hundred times as much.
 */
function MoneyField({ currency, ...props }: MoneyFieldProps) {
  const [field, input] = splitField(props);
  return (
    <Field {...field}>
      {(ids) => (
        <div className="relative">
          <input {...input} {...ids} type="text" inputMode="decimal" className={classNames(inputClass, 'pr-20')} />
          <bdi
            aria-hidden
            className="pointer-events-none absolute top-3 right-3 max-w-16 truncate text-small leading-5 font-medium text-muted"
          >
            {currency}
          </bdi>
        </div>
      )}
    </Field>
  );
}
