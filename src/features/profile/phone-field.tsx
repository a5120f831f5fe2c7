import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { limits } from '@/domain/limits';
import { log } from '@/lib/log';
import { Field, type FieldProps } from '@/ui/field';
import { inputClass } from '@/ui/input-class';

export const tooManyDigits = `At most ${limits.phone.digits} digits with the country's code.`;

/**
 * Whether a text may be a phone number: more than 15 digits, in whatever script, are refused.
 * @param number with its country's code where that is known: those digits count too
 */
export const isPhoneNumber = (number: string): boolean =>
  (number.match(/\p{Nd}/gu) ?? []).length <= limits.phone.digits;

type PhoneFieldProps = FieldProps & { name: string; defaultValue?: string };

/**
 * A phone number with its country, the United States at first. The numbering plans of all countries come after the page;
 * until they are there this is a plain field, and it stays one while the user types, so that nothing is lost.
 */
export function PhoneField({ name, defaultValue = '', error, ...field }: PhoneFieldProps) {
  const [text, setText] = useState(defaultValue);
  const [typedNumber, setNumber] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);
  const { data: plans } = useQuery(numberingPlans);
  const number = typedNumber ?? plans?.international(text) ?? '';
  return (
    <Field {...field} error={isPhoneNumber(number || text) ? error : tooManyDigits}>
      {(ids) =>
        plans && !typing ? (
          <plans.PhoneInput ids={ids} name={name} number={number} onNumber={setNumber} onText={setText} />
        ) : (
          <input
            {...ids}
            type="tel"
            name={name}
            autoComplete="tel"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onFocus={() => setTyping(true)}
            onBlur={() => setTyping(false)}
            className={inputClass}
          />
        )
      }
    </Field>
  );
}

/** The input that knows countries, loaded like data: without it the plain one does as well. */
const numberingPlans = queryOptions({
  queryKey: ['numbering plans'],
  queryFn: async () => {
    try {
      return await import('./phone-input');
    } catch (reason) {
      log('The numbering plans could not be loaded.', reason);
      throw reason;
    }
  },
  staleTime: Infinity,
  structuralSharing: false,
  retry: false,
  networkMode: 'always',
});
