import { clsx } from 'clsx';
import { useState } from 'react';
import PhoneInput, { type Country } from 'react-phone-number-input';

import { limits } from '@/domain/limits';
import { Field, type FieldProps } from '@/ui/field';
import { inputClass } from '@/ui/input-class';
import { Select } from '@/ui/select';

/** The name of the hidden input with the international number. */
export const internationalName = (name: string): string => `${name}-international`;

export const tooManyDigits = `At most ${limits.phone.digits} digits, including country code.`;

const countDigits = (text: string): number => text.replace(/\P{Nd}/gu, '').length;

/** Refuses more than 15 digits. `number` includes the country's code where that is known. */
export const isPhoneNumber = (number: string): boolean => countDigits(number) <= limits.phone.digits;

/** '00', in North America '011', dials another country. The package takes '0114' for a number. */
const dialledAbroad = /^\s*00\s*(?=[1-9])/u;
const dialledFromAmerica = /^\s*(?:00|011)\s*(?=[1-9])/u;

/** A number before its extension: '(480) 555-1234 ext. 12', 'x12', 'Durchwahl 12'. */
const beforeExtension = /^((?:[^\p{L},;#]*\p{Nd}){7}[^\p{L},;#]*)[\p{L},;#]/u;
const extensionText = 'Enter the number without its extension.';

type PhoneFieldProps = FieldProps & { name: string; defaultValue: string };

/** A phone number with its country; the form also gets the international number. */
export function PhoneField({ name, defaultValue, error, ...field }: PhoneFieldProps) {
  const [number, setNumber] = useState(defaultValue);
  const [text, setText] = useState('');
  // The digits before an extension, whose letters the package drops; null without one.
  const [own, setOwn] = useState<number | null>(null);
  const onText = (input: { value: string }) => {
    const isAmerican = /^(?:\+[01]|$)/u.test(number);
    const next = input.value.replace(isAmerican ? dialledFromAmerica : dialledAbroad, '+');
    // The package reads the input next.
    if (next !== input.value) input.value = next;
    setText(next);
    const [, before] = beforeExtension.exec(next) ?? [];
    if (before !== undefined) setOwn(countDigits(before));
    else if (own !== null && countDigits(next) < own) setOwn(null);
  };
  const ownError = own !== null && countDigits(text) > own ? extensionText : error;
  return (
    <Field {...field} error={isPhoneNumber(number) ? ownError : tooManyDigits}>
      {(ids) => (
        <>
          <input type="hidden" name={internationalName(name)} value={number} />
          <PhoneInput
            {...ids}
            name={name}
            autoComplete="tel"
            defaultCountry={limits.phone.defaultCountry}
            initialValueFormat="national"
            // The package's own "no number" is undefined: '' would empty the field.
            {...(number === '' ? {} : { value: number })}
            onChange={(next) => setNumber(next ?? '')}
            countrySelectComponent={CountrySelect}
            // A number is written from left to right in every language.
            containerComponentProps={{ dir: 'ltr' }}
            className="flex flex-wrap gap-2"
            numberInputProps={{
              className: clsx(inputClass, 'min-w-[min(8.5rem,100%)] flex-1'),
              onInput: (event: { currentTarget: { value: string } }) => onText(event.currentTarget),
            }}
          />
        </>
      )}
    </Field>
  );
}

type CountrySelectProps = {
  'aria-label': string;
  value: Country | undefined;
  options: readonly { value?: Country; label: string; divider?: boolean }[];
  onChange: (country: Country | undefined) => void;
};

/** The package's name for a number that belongs to no one country. */
const noCountry = 'ZZ';

function CountrySelect({ value = noCountry as Country, options, onChange, 'aria-label': label }: CountrySelectProps) {
  return (
    <Select
      aria-label={label}
      className="w-38 max-w-full shrink-0"
      value={value}
      onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value)}
    >
      {options
        .filter(({ divider }) => divider !== true)
        .map((option) => (
          <option key={option.label} value={option.value ?? noCountry}>
            {option.label}
          </option>
        ))}
    </Select>
  );
}
