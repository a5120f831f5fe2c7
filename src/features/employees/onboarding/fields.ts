import type { employeeFields } from '@/domain/employee';

export type FieldName = (typeof employeeFields)[number];

/** What is typed, by field. */
export type Values = Record<FieldName, string>;

type FieldKind = 'text' | 'email' | 'gender' | 'date' | 'age' | 'money';

type FieldRow = {
  label: string;
  kind: FieldKind;
  placeholder?: string;
  /** Offered, not demanded: the specification lists no options (reading 24). */
  suggestions?: readonly string[];
};

const date = { kind: 'date' } as const;
const open = { kind: 'text', placeholder: 'Choose or type' } as const;

/** The 27 fields by the labels of reading 29. */
export const fieldRows: Record<FieldName, FieldRow> = {
  firstName: { label: 'First Name', kind: 'text' },
  lastName: { label: 'Last Name', kind: 'text' },
  workMail: { label: 'Work Email', kind: 'email' },
  gender: { label: 'Gender', kind: 'gender' },
  dateOfBirth: { label: 'Date of Birth', ...date },
  age: { label: 'Age', kind: 'age' },
  nationality: { label: 'Nationality', kind: 'text' },

  jobTitle: { label: 'Job Title', kind: 'text' },
  // Its suggestions are the departments of the employee list.
  department: { label: 'Department', ...open, suggestions: [] },
  employmentId: { label: 'Employment ID', kind: 'text' },
  location: { label: 'Location', kind: 'text' },
  employmentCategory: {
    label: 'Employment Category',
    ...open,
    suggestions: ['Permanent', 'Temporary', 'Contractor', 'Intern'],
  },
  employmentType: {
    label: 'Employment Type',
    ...open,
    suggestions: ['Full-time', 'Part-time', 'Hourly', 'On call'],
  },
  fullTimeWorkingPattern: {
    label: 'Full-time Working Pattern',
    ...open,
    suggestions: ['Monday to Friday, 40 hours', 'Monday to Friday, 37.5 hours', 'Four days, 32 hours', 'Shifts'],
  },
  startDate: { label: 'Start Date', ...date },
  employmentEffectiveDate: { label: 'Employment Effective Date', ...date },
  workEffectiveDate: { label: 'Work Effective Date', ...date },

  // Its suggestions are the people of the employee list.
  reportsTo: { label: 'Reports To', kind: 'text', placeholder: 'Full name of the manager', suggestions: [] },
  contractType: {
    label: 'Contract Type',
    ...open,
    suggestions: ['Indefinite', 'Fixed term', 'Probation', 'Freelance'],
  },
  managersEmail: { label: "Manager's Email", kind: 'email' },
  managersId: { label: "Manager's ID", kind: 'text' },

  salaryEffectiveDate: { label: 'Salary Effective Date', ...date },
  grossSalaryCurrency: {
    label: 'Currency',
    ...open,
    suggestions: ['USD', 'EUR', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', 'INR'],
  },
  grossSalaryAnnual: { label: 'Gross Annual Salary', kind: 'money', placeholder: '0.00' },
  grossSalaryMonthly: { label: 'Gross Monthly Salary', kind: 'money', placeholder: '0.00' },
  salaryPayPeriod: {
    label: 'Pay Period',
    ...open,
    suggestions: ['Monthly', 'Weekly', 'Every two weeks', 'Yearly'],
  },
  salaryPayFrequency: {
    label: 'Pay Frequency',
    ...open,
    suggestions: ['Monthly', 'Twice a month', 'Every two weeks', 'Weekly'],
  },
};

export type Section = {
  id: string;
  title: string;
  help: string;
  names: readonly FieldName[];
};

/** The form's four sections, in the order of `employeeFields` (reading 29). */
export const sections: readonly Section[] = [
  {
    id: 'personal',
    title: 'Personal',
    help: "As written in the person's own documents.",
    names: ['firstName', 'lastName', 'workMail', 'gender', 'dateOfBirth', 'age', 'nationality'],
  },
  {
    id: 'employment',
    title: 'Employment',
    help: 'What the person was hired to do, and when it starts.',
    names: [
      'jobTitle',
      'department',
      'employmentId',
      'location',
      'employmentCategory',
      'employmentType',
      'fullTimeWorkingPattern',
      'startDate',
      'employmentEffectiveDate',
      'workEffectiveDate',
    ],
  },
  {
    id: 'reporting',
    title: 'Reporting',
    help: 'Who the person answers to.',
    names: ['reportsTo', 'contractType', 'managersEmail', 'managersId'],
  },
  {
    id: 'salary',
    title: 'Salary',
    help: 'Gross amounts, before tax.',
    names: [
      'salaryEffectiveDate',
      'grossSalaryCurrency',
      'grossSalaryAnnual',
      'grossSalaryMonthly',
      'salaryPayPeriod',
      'salaryPayFrequency',
    ],
  },
];

/** Blanks are no text. */
export const isFilled = (text: string): boolean => text.trim() !== '';
