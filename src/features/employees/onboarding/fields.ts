import { employeeSections, type EmployeeField, type EmployeeEntry } from '@/domain/employee';
import { notices } from '@/domain/messages';
import { plainDigits } from '@/lib/plain-digits';

/** Digits in a row, or in groups of three with one kind of mark between them. */
const whole = "\\d{1,12}|[1-9]\\d{0,2}(?:(?<mark>[,.' \\u00a0\\u2019\\u202f])\\d{3})(?:\\k<mark>\\d{3}){0,2}";
const amount = new RegExp(`^(?<whole>${whole})(?:(?<point>[.,])(?<cents>\\d{1,2}))?$`, 'u');

/**
 * An amount of money in plain digits with a point before its cents, null when it cannot be read without guessing. Two
 * decimals at most. Both decimal signs are understood, and groups of thousands: 54000.5, 54000,50, 54,000.50, 54.000,50.
 * '54.000' alone is refused: it is fifty-four thousand in one country and a wrong number of decimals in another.
 */
export function plainAmount(text: string): string | null {
  const { whole: digits = '', mark, point, cents } = amount.exec(plainDigits(text))?.groups ?? {};
  const isAmbiguous = mark === '.' && point === undefined && digits.indexOf('.') === digits.lastIndexOf('.');
  if (digits === '' || isAmbiguous || (mark !== undefined && mark === point)) return null;
  const plain = digits.replaceAll(/\D/gu, '');
  return cents === undefined ? plain : `${plain}.${cents}`;
}

/** The same as a number, NaN for null. Read from its digits as they stand: no arithmetic that could move a cent. */
export function readAmount(text: string): number {
  return Number(plainAmount(text) ?? Number.NaN);
}

/** A twelfth of an annual amount, to the cent; empty when there is no amount. */
export function monthlyOf(annual: string): string {
  const cents = Math.round(readAmount(annual) * 100);
  return Number.isNaN(cents) ? '' : (Math.round(cents / 12) / 100).toFixed(2);
}

export type FieldName = EmployeeField;

/** What is typed, by field. */
export type Values = Record<FieldName, string>;

type FieldKind = 'text' | 'email' | 'gender' | 'date' | 'age' | 'money';

type FieldRow = {
  kind: FieldKind;
  placeholder?: string;
  /** Offered, not demanded: the specification lists no options (reading 24). */
  suggestions?: readonly string[];
};

const date = { kind: 'date' } as const;
const open = { kind: 'text', placeholder: 'Choose or type' } as const;

/** How each of the 27 fields is asked for. */
export const fieldRows: Record<FieldName, FieldRow> = {
  firstName: { kind: 'text' },
  lastName: { kind: 'text' },
  workMail: { kind: 'email' },
  gender: { kind: 'gender' },
  dateOfBirth: { ...date },
  age: { kind: 'age' },
  nationality: { kind: 'text' },

  jobTitle: { kind: 'text' },
  // Its suggestions are the departments of the employee list.
  department: { ...open, suggestions: [] },
  employmentId: { kind: 'text' },
  location: { kind: 'text' },
  employmentCategory: {
    ...open,
    suggestions: ['Permanent', 'Temporary', 'Contractor', 'Intern'],
  },
  employmentType: {
    ...open,
    suggestions: ['Full-time', 'Part-time', 'Hourly', 'On call'],
  },
  fullTimeWorkingPattern: {
    ...open,
    suggestions: ['Monday to Friday, 40 hours', 'Monday to Friday, 37.5 hours', 'Four days, 32 hours', 'Shifts'],
  },
  startDate: { ...date },
  employmentEffectiveDate: { ...date },
  workEffectiveDate: { ...date },

  // Its suggestions are the people of the employee list.
  reportsTo: { kind: 'text', placeholder: 'Full name of the manager', suggestions: [] },
  contractType: {
    ...open,
    suggestions: ['Indefinite', 'Fixed term', 'Probation', 'Freelance'],
  },
  managersEmail: { kind: 'email' },
  managersId: { kind: 'text' },

  salaryEffectiveDate: { ...date },
  grossSalaryCurrency: {
    ...open,
    suggestions: ['USD', 'EUR', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', 'INR'],
  },
  grossSalaryAnnual: { kind: 'money', placeholder: '0.00' },
  grossSalaryMonthly: { kind: 'money', placeholder: '0.00' },
  salaryPayPeriod: {
    ...open,
    suggestions: ['Monthly', 'Weekly', 'Every two weeks', 'Yearly'],
  },
  salaryPayFrequency: {
    ...open,
    suggestions: ['Monthly', 'Twice a month', 'Every two weeks', 'Weekly'],
  },
};

export type Section = (typeof sections)[number];

/** The line under each section's title. */
const help: Record<(typeof employeeSections)[number]['id'], string> = {
  personal: "As written in the person's own documents.",
  employment: 'What the person was hired to do, and when it starts.',
  reporting: 'Who the person answers to.',
  salary: 'Gross amounts, before tax.',
};

/** The form's four sections. */
export const sections = employeeSections.map(({ id, title, names }) => ({
  id,
  title,
  help: help[id],
  names: names as readonly FieldName[],
}));

/** Blanks are no text. */
export const isFilled = (text: string): boolean => text.trim() !== '';

/** The pair of spec 3, by the words on the screen. */
export const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const satisfies readonly { value: EmployeeEntry['gender']; label: string }[];

const texts = {
  gender: 'Choose one.',
  date: 'Enter a real date, with a year of four digits.',
  age: 'Enter a whole number.',
  money: 'Enter an amount with at most two decimals, like 54000.50.',
} as const;

/** An age in whole years, NaN when it is none. */
function readAge(text: string): number {
  const digits = plainDigits(text);
  return /^\d{1,3}$/u.test(digits) && Number(digits) <= 150 ? Number(digits) : Number.NaN;
}

/** Whether a day like '2026-02-28' is in the calendar. */
function isRealDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = /^([1-9]\d{3})-(\d{2})-(\d{2})$/u.exec(text)?.map(Number) ?? [];
  const moment = new Date(Date.UTC(year, month - 1, day));
  return moment.getUTCFullYear() === year && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
}

/** What the browser knows of an input besides its text. */
export type Validity = Pick<ValidityState, 'badInput' | 'typeMismatch'>;

/**
 * What is wrong with one field, null when nothing is (spec 5).
 * @param validity of its input, which holds half a date, or a number like '5e', without giving any text for it
 */
export function problemOf(name: FieldName, text: string, validity?: Validity): string | null {
  const { kind } = fieldRows[name];
  if (!isFilled(text)) {
    if (kind === 'gender') return texts.gender;
    if (validity?.badInput && (kind === 'date' || kind === 'money')) return texts[kind];
    return notices.fillIn;
  }
  if (kind === 'gender') return genders.some(({ value }) => value === text) ? null : texts.gender;
  if (kind === 'email') return validity?.typeMismatch ? notices.emailFormat : null;
  if (kind === 'date') return isRealDate(text) ? null : texts.date;
  if (kind === 'age') return Number.isNaN(readAge(text)) ? texts.age : null;
  if (kind === 'money') return Number.isNaN(readAmount(text)) ? texts.money : null;
  return null;
}

/** What is sent: everything as typed, the three numbers as numbers (spec 5, reading 24). For values without a problem. */
export function employeeEntry(values: Values): EmployeeEntry {
  return {
    ...values,
    gender: values.gender as EmployeeEntry['gender'],
    age: readAge(values.age),
    grossSalaryAnnual: readAmount(values.grossSalaryAnnual),
    grossSalaryMonthly: readAmount(values.grossSalaryMonthly),
  };
}
