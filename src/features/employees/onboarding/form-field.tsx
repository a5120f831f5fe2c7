import { employeeLabels } from '@/domain/employee';
import { RadioField } from '@/ui/radio-field';
import { SuggestField } from '@/ui/suggest-field';
import { TextField } from '@/ui/text-field';

import { genders } from './entry';
import { fieldRows, type FieldName } from './fields';
import { MoneyField } from './money-field';

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
