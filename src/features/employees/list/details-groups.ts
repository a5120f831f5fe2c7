import { employeeLabels, employeeSections, type EmployeeField } from '@/domain/employee';
import { formatDay } from '@/lib/dates';

type Field = {
  name: EmployeeField;
  label: string;
  /** Rarely fits half the panel. */
  isLong: boolean;
  /** Shown only to somebody who asks for it. */
  isPrivate: boolean;
  /** How its text is written out. */
  write: (text: string) => string;
};

/** Fields that are written otherwise than they came. */
const writing: Partial<Record<EmployeeField, Field['write']>> = {
  gender: capitalised,
  dateOfBirth: formatDay,
  startDate: formatDay,
  employmentEffectiveDate: formatDay,
  workEffectiveDate: formatDay,
  salaryEffectiveDate: formatDay,
  grossSalaryAnnual: amount,
  grossSalaryMonthly: amount,
};

/** Birth date, with the age that tells it, and everything about pay. */
const hidden: readonly EmployeeField[] = [
  'dateOfBirth',
  'age',
  ...employeeSections.flatMap(({ id, names }) => (id === 'salary' ? names : [])),
];

const asItIs = (text: string) => text;

/** The fields of a person in the four sections of the onboarding form (reading 29). */
export const detailsGroups: readonly { title: string; fields: readonly Field[] }[] = employeeSections.map(
  ({ title, names }) => ({
    title,
    fields: names.map((name) => ({
      name,
      label: employeeLabels[name],
      isLong: name === 'workMail' || name === 'managersEmail',
      isPrivate: hidden.includes(name),
      write: writing[name] ?? asItIs,
    })),
  }),
);

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '78,000.00' for a plain number; whatever else the backend wrote stays as it is. */
function amount(text: string): string {
  return /^-?\d{1,15}(?:\.\d+)?$/.test(text) ? money.format(Number(text)) : text;
}
