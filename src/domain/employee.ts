import { limits } from './limits';

type Gender = 'male' | 'female';

/** Decides a field's input, its format and how it is sent. */
export type FieldKind = 'text' | 'id' | 'email' | 'gender' | 'date' | 'age' | 'money';

/** The type of a field's cell in a workbook. */
export const cellKinds: Readonly<Record<FieldKind, 'text' | 'date' | 'number'>> = {
  text: 'text',
  id: 'text',
  email: 'text',
  gender: 'text',
  date: 'date',
  age: 'number',
  money: 'number',
};

type EmployeeRow = {
  label: string;
  section: 'personal' | 'employment' | 'reporting' | 'salary';
  kind: FieldKind;
  /** Hidden in the details until it is asked for: birth date, age and pay. */
  isPrivate?: true;
  placeholder?: string;
  /** An empty list is filled from the employee list. */
  suggestions?: readonly string[];
};

/** The fields of an employee, a row each, in their order on the screen (docs/product.md 8.6, 14.2). */
const rows = {
  firstName: { label: 'First Name', section: 'personal', kind: 'text' },
  lastName: { label: 'Last Name', section: 'personal', kind: 'text' },
  workMail: { label: 'Work Email', section: 'personal', kind: 'email' },
  gender: { label: 'Gender', section: 'personal', kind: 'gender' },
  dateOfBirth: { label: 'Date of Birth', section: 'personal', kind: 'date', isPrivate: true },
  age: { label: 'Age', section: 'personal', kind: 'age', isPrivate: true },
  nationality: { label: 'Nationality', section: 'personal', kind: 'text' },

  jobTitle: { label: 'Job Title', section: 'employment', kind: 'text' },
  department: { label: 'Department', section: 'employment', kind: 'text', suggestions: [] },
  employmentId: { label: 'Employment ID', section: 'employment', kind: 'text' },
  location: { label: 'Location', section: 'employment', kind: 'text' },
  employmentCategory: {
    label: 'Employment Category',
    section: 'employment',
    kind: 'text',
    suggestions: ['Permanent', 'Temporary', 'Contractor', 'Intern'],
  },
  employmentType: {
    label: 'Employment Type',
    section: 'employment',
    kind: 'text',
    suggestions: ['Full-time', 'Part-time', 'Hourly', 'On call'],
  },
  fullTimeWorkingPattern: {
    label: 'Full-time Working Pattern',
    section: 'employment',
    kind: 'text',
    suggestions: ['Monday to Friday, 40 hours', 'Monday to Friday, 37.5 hours', 'Four days, 32 hours', 'Shifts'],
  },
  startDate: { label: 'Start Date', section: 'employment', kind: 'date' },
  employmentEffectiveDate: { label: 'Employment Effective Date', section: 'employment', kind: 'date' },
  workEffectiveDate: { label: 'Work Effective Date', section: 'employment', kind: 'date' },

  reportsTo: {
    label: 'Reports To',
    section: 'reporting',
    kind: 'text',
    placeholder: 'Full name of the manager',
    suggestions: [],
  },
  contractType: {
    label: 'Contract Type',
    section: 'reporting',
    kind: 'text',
    suggestions: ['Indefinite', 'Fixed term', 'Probation', 'Freelance'],
  },
  managersEmail: { label: "Manager's Email", section: 'reporting', kind: 'email' },
  managersId: { label: "Manager's ID", section: 'reporting', kind: 'id' },

  salaryEffectiveDate: { label: 'Salary Effective Date', section: 'salary', kind: 'date', isPrivate: true },
  grossSalaryCurrency: {
    label: 'Currency',
    section: 'salary',
    kind: 'text',
    isPrivate: true,
    suggestions: ['USD', 'EUR', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', 'INR'],
  },
  grossSalaryAnnual: { label: 'Gross Annual Salary', section: 'salary', kind: 'money', isPrivate: true },
  grossSalaryMonthly: { label: 'Gross Monthly Salary', section: 'salary', kind: 'money', isPrivate: true },
  salaryPayPeriod: {
    label: 'Pay Period',
    section: 'salary',
    kind: 'text',
    isPrivate: true,
    suggestions: ['Monthly', 'Weekly', 'Every two weeks', 'Yearly'],
  },
  salaryPayFrequency: {
    label: 'Pay Frequency',
    section: 'salary',
    kind: 'text',
    isPrivate: true,
    suggestions: ['Monthly', 'Twice a month', 'Every two weeks', 'Weekly'],
  },
} as const satisfies Record<string, EmployeeRow>;

type Rows = typeof rows;

/** The name of a field. */
export type EmployeeField = keyof Rows;

export const employeeRows: Readonly<Record<EmployeeField, EmployeeRow>> = rows;

/** All fields, in their order on the screen. */
export const employeeFields = Object.keys(rows) as readonly EmployeeField[];

/** The four sections in which the fields are asked for and shown (docs/product.md 14.2). */
export const employeeSections = (
  [
    { id: 'personal', title: 'Personal', help: 'As on their ID.' },
    { id: 'employment', title: 'Employment', help: 'Job, contract dates and location.' },
    { id: 'reporting', title: 'Reporting', help: 'Their manager and contract.' },
    { id: 'salary', title: 'Salary', help: 'Gross amounts, before tax.' },
  ] as const
).map((section) => ({ ...section, names: employeeFields.filter((name) => rows[name].section === section.id) }));

/** The fields that the employee list has (docs/product.md 13.2). */
export const listedEmployeeFields = ['firstName', 'lastName', 'workMail', 'department'] as const;

export type KindOf<Name extends EmployeeField> = Rows[Name]['kind'];

/** A field as it is sent; dates are 'YYYY-MM-DD' as typed, never shifted by a time zone. */
type Sent<Kind extends FieldKind> = Kind extends 'age' | 'money'
  ? number
  : Kind extends 'gender'
    ? Gender
    : Kind extends 'id'
      ? string | number
      : string;

/** The fields of the onboarding form, as they are sent. */
export type EmployeeEntry = { [Name in EmployeeField]: Sent<KindOf<Name>> };

/** A row of the employee list (docs/product.md 13.2); a missing field is ''. */
export type EmployeeSummary = Readonly<Record<(typeof listedEmployeeFields)[number], string>> & {
  readonly id: string;
  /** Unique within the list, also when the backend repeats an id. */
  readonly key: string;
  /** The id where it came as a number: it goes back as one (docs/product.md 21.2). */
  readonly numberId?: number;
};

export const fullName = ({ firstName, lastName }: Pick<EmployeeSummary, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Equal for two spellings of one work mail: without outer blanks and case. */
export const mailKey = (workMail: string): string => workMail.trim().toLowerCase();

/** All fields of an employee as text; a missing value is ''. */
export type EmployeeDetails = Record<EmployeeField, string>;

/** The form has no input for them (docs/product.md 8.6). */
export const employeeConstants = {
  jobLevel: '',
  jobGrade: '',
  ...limits.employeeDefaults,
} as const;
