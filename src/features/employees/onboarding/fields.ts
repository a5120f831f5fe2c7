import { employeeSections, type EmployeeField } from '@/domain/employee';

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
