import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import CountryPhoneInput, { getCountryCallingCode, type Country } from 'react-phone-number-input';

import { limits } from '@/domain/limits';
import { type FieldIds } from '@/ui/field';
import { inputClass } from '@/ui/input-class';

const { defaultCountry } = limits.phone;

/** The URLs of the flags on our own origin: the package would fetch them from a third party. */
const flags = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/??.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

const ownCode = getCountryCallingCode(defaultCountry);

/** '00', in North America '011', dials another country: no number of the default country begins so. */
const dialledAbroad = new RegExp(String.raw`^\+${ownCode}(?:00|011)(?=\d)`, 'u');
const withItsCountry = (number: string) => number.replace(dialledAbroad, '+');

/** A number that was typed without its country, as the package wants it: '+', the country's code, the digits. */
export function international(text: string): string {
  const digits = text.replace(/\P{Nd}/gu, '');
  if (digits === '') return '';
  return text.trim().startsWith('+') ? `+${digits}` : withItsCountry(`+${ownCode}${digits}`);
}

type PhoneInputProps = {
  ids: FieldIds;
  name: string;
  /** The number with its country; '' where there is none yet. */
  number: string;
  onNumber: (number: string) => void;
  onText: (text: string) => void;
};

/** A phone number with its country; the form also gets the international number as `…-international`. */
export function PhoneInput({ ids, name, number, onNumber, onText }: PhoneInputProps) {
  return (
    <>
      <input type="hidden" name={`${name}-international`} value={number} />
      <CountryPhoneInput
        {...ids}
        name={name}
        autoComplete="tel"
        defaultCountry={defaultCountry}
        initialValueFormat="national"
        // The package's own "no number" is undefined. It takes '' for a new number, empties the field and starts with the
        // default country again: '+49 ' has no number yet.
        {...(number === '' ? {} : { value: number })}
        onChange={(next) => onNumber(withItsCountry(next ?? ''))}
        countrySelectComponent={CountrySelect}
        // A number is written from left to right in every language, its country's code before it.
        containerComponentProps={{ dir: 'ltr' }}
        className="flex"
        numberInputProps={{
          className: clsx(inputClass, 'min-w-0 flex-1 rounded-s-none'),
          onInput: (event: { currentTarget: { value: string } }) => onText(event.currentTarget.value),
        }}
      />
    </>
  );
}

type CountrySelectProps = {
  'aria-label': string;
  value: Country | undefined;
  options: readonly { value?: Country; label: string; divider?: boolean }[];
  onChange: (country: Country | undefined) => void;
  onFocus: () => void;
  onBlur: () => void;
};

/** The package's name for a number that belongs to no one country. */
const noCountry = 'ZZ';

/** The browser's own select, laid over the flag and the country's code. */
function CountrySelect({ value, options, onChange, onFocus, onBlur, 'aria-label': label }: CountrySelectProps) {
  return (
    <span className="relative flex shrink-0 items-center gap-1.5 rounded-s-field border border-e-0 border-line-strong bg-sunken px-3 text-body has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      {value === undefined ? (
        <Globe className="size-5 text-muted" />
      ) : (
        <>
          <img
            src={flags[`/node_modules/country-flag-icons/3x2/${value}.svg`]}
            alt=""
            width={21}
            height={14}
            className="rounded-[2px]"
          />
          <span aria-hidden className="text-muted">
            +{getCountryCallingCode(value)}
          </span>
        </>
      )}
      <ChevronDown className="size-4 text-muted" />
      <select
        aria-label={label}
        value={value ?? noCountry}
        onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value)}
        onFocus={onFocus}
        onBlur={onBlur}
        className="absolute inset-x-0 -inset-y-px h-[calc(100%+2px)] w-full cursor-pointer opacity-0"
      >
        {options
          .filter(({ divider }) => divider !== true)
          .map((option) => (
            <option key={option.value ?? noCountry} value={option.value ?? noCountry}>
              {option.label}
            </option>
          ))}
      </select>
    </span>
  );
}
