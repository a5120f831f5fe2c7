import * as v from 'valibot';

import { emailNotice, formSchema, isEmailAddress, optionalText } from '@/components/form-schema';
import { isDay } from '@/domain/days';
import {
  employeeFields,
  employeeRows,
  fullName,
  mailKey,
  type EmployeeEntry,
  type EmployeeField,
  type EmployeeSummary,
  type FieldKind,
} from '@/domain/employee';
import { notices } from '@/domain/messages';
import { isFilled } from '@/lib/is-filled';
import { plainDigits } from '@/lib/plain-digits';
import { fold } from '@/lib/text-search';

const grouped = (mark: string) => String.raw`[1-9]\d{0,2}(?<mark>[${mark}' \u00a0\u2019\u202f])\d{3}(?:\k<mark>\d{3})*`;
/** Indian groups, 12,00,000: the last has three digits, the others two. */
const lakhs = String.raw`[1-9]\d?(?:,\d{2})+,\d{3}`;
const withComma = new RegExp(String.raw`^(?<whole>${grouped('.')}|\d+)(?:,(?<decimals>\d+))?$`, 'u');
const withPoint = new RegExp(String.raw`^(?<whole>${grouped(',')}|${lakhs}|\d+)(?:\.(?<decimals>\d+))?$`, 'u');

function plainIn(form: RegExp, text: string): string | null {
  const { whole, decimals } = form.exec(text)?.groups ?? {};
  if (whole === undefined) return null;
  return whole.replaceAll(/\D/gu, '') + (decimals === undefined ? '' : `.${decimals}`);
}

// No other letters: 'Tsd.' or 'Mio.' would change the amount.
const codes = Intl.supportedValuesOf('currency').join('|');
const currency = String.raw`(?:\p{Sc}|US\$|R\$|(?:${codes}|euro|kr|Kč|zł|Ft|lei|Rs|S?Fr)\.?)`;
const beforeAmount = new RegExp(String.raw`^${currency}\s*(?=\d)`, 'iu');
const afterAmount = new RegExp(String.raw`(?<=\d)\s*${currency}$`, 'iu');

/** An amount in plain digits without the name or sign of its currency. */
export const withoutCurrency = (text: string): string =>
  plainDigits(text).replace(beforeAmount, '').replace(afterAmount, '');

/** An amount in plain digits by its decimal sign: '54.000' is 54000 with a comma, 54.000 with a point. */
export const amountsIn = (text: string) => ({ comma: plainIn(withComma, text), point: plainIn(withPoint, text) });

/**
 * An amount of money in plain digits with a point before its cents, null when it cannot be read without guessing. Two
 * decimals at most. Both decimal signs are understood, and groups of thousands and lakhs: 54000.5, 54000,50, 54,000.50, 54.000,50, 12,00,000.
 * '54.000' alone is refused: it is fifty-four thousand in one country and a wrong number of decimals in another.
 */
export function plainAmount(text: string): string | null {
  const { comma, point } = amountsIn(plainDigits(text));
  const isAmbiguous = comma !== null && point !== null && comma !== point;
  const plain = isAmbiguous ? (text.includes(',') ? point : '') : (comma ?? point ?? '');
  return /^\d{1,12}(?:\.\d{1,2})?$/u.test(plain) ? plain : null;
}

/** The same as a number, NaN for null. Read from its digits as they stand: no arithmetic that could move a cent. */
export function readAmount(text: string): number {
  return Number(plainAmount(text) ?? Number.NaN);
}

/** A twelfth of an annual amount, to the cent; empty when there is no amount. */
export function toMonthly(annual: string): string {
  const cents = Math.round(readAmount(annual) * 100);
  return Number.isNaN(cents) ? '' : (Math.round(cents / 12) / 100).toFixed(2);
}

export type FieldName = EmployeeField;

export type Values = Record<FieldName, string>;

/** How many of some fields are filled in. */
export const filledCount = (names: readonly FieldName[], values: Values): number =>
  names.filter((name) => isFilled(values[name])).length;

/** The two genders (docs/product.md 13.2), by the words on the screen. */
export const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const satisfies readonly { value: EmployeeEntry['gender']; label: string }[];

/** An age in whole years, NaN when it is none. */
function readAge(text: string): number {
  const digits = plainDigits(text);
  return /^\d{1,3}$/u.test(digits) && Number(digits) <= 150 ? Number(digits) : Number.NaN;
}

/** Whether a day like '2026-02-28' exists, with a year that is typed in full. */
export const isRealDate = (text: string): boolean => isDay(text) && !text.startsWith('0');

const asTyped = (text: string): string => text;

const formats: Record<
  FieldKind,
  {
    accepts: (text: string) => boolean;
    message: string | ((issue: { input: string }) => string);
    read: (text: string, people: readonly EmployeeSummary[]) => string | number;
  }
> = {
  text: { accepts: () => true, message: '', read: asTyped },
  // An id of the list goes back in the type it came with.
  id: {
    accepts: () => true,
    message: '',
    read: (text, people) => people.find(({ id }) => id === text)?.numberId ?? text,
  },
  email: { accepts: isEmailAddress, message: emailNotice, read: asTyped },
  gender: { accepts: (text) => genders.some(({ value }) => value === text), message: 'Choose one.', read: asTyped },
  date: { accepts: isRealDate, message: 'Enter a valid date, like 1991-02-14.', read: asTyped },
  age: { accepts: (text) => !Number.isNaN(readAge(text)), message: 'Enter a whole number.', read: readAge },
  money: {
    accepts: (text) => plainAmount(text) !== null,
    message: 'Enter an amount, like 54000.50.',
    read: readAmount,
  },
};

/** The schema of one field (docs/product.md 8.6). */
export function fieldSchema({ kind }: { kind: FieldKind }) {
  const { accepts, message } = formats[kind];
  return v.pipe(
    optionalText,
    v.check((text) => isFilled(text), kind === 'gender' ? message : notices.required),
    v.check((text: string) => !isFilled(text) || accepts(text), message),
  );
}

/** The schema of the form. */
export const schema = formSchema(
  Object.fromEntries(employeeFields.map((name) => [name, fieldSchema(employeeRows[name])])) as Record<
    FieldName,
    ReturnType<typeof fieldSchema>
  >,
);

/** Whether the values name a person as the manager, by work mail or by name. An ID alone may be of another program. */
const isManagerIn =
  ({ managersEmail, reportsTo }: Values) =>
  (person: EmployeeSummary): boolean =>
    mailKey(person.workMail) === mailKey(managersEmail) || fold(fullName(person)) === fold(reportsTo.trim());

/** The request for valid `values`: numbers as numbers (docs/product.md 8.6). `people` give the type of the manager's id. */
export function employeeEntry(values: Values, people: readonly EmployeeSummary[] = []): EmployeeEntry {
  const managers = people.filter(isManagerIn(values));
  return Object.fromEntries(
    employeeFields.map((name) => [name, formats[employeeRows[name].kind].read(values[name], managers)]),
  ) as EmployeeEntry;
}
