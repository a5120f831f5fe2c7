import { limits } from './limits';

/** Genders as the backend names them (spec 3). */
type Gender = 'male' | 'female';

/** The 27 fields the onboarding form asks for, as they are sent (spec 3, 5; reading 24). */
export type EmployeeEntry = {
  firstName: string;
  lastName: string;
  workMail: string;
  gender: Gender;
  /** Dates are 'YYYY-MM-DD' as typed, never shifted by a time zone. */
  dateOfBirth: string;
  nationality: string;
  age: number;
  employmentEffectiveDate: string;
  employmentCategory: string;
  employmentType: string;
  fullTimeWorkingPattern: string;
  workEffectiveDate: string;
  jobTitle: string;
  employmentId: string;
  location: string;
  startDate: string;
  department: string;
  reportsTo: string;
  contractType: string;
  managersEmail: string;
  managersId: string;
  salaryEffectiveDate: string;
  salaryPayPeriod: string;
  grossSalaryCurrency: string;
  salaryPayFrequency: string;
  grossSalaryAnnual: number;
  grossSalaryMonthly: number;
};

/** A row of the employee list (spec 3). */
export type EmployeeSummary = {
  id: string;
  firstName: string;
  lastName: string;
  workMail: string;
  department: string;
};

/** Everything known of one person, as text to read; a hole in the answer is an empty text. */
export type EmployeeDetails = Record<keyof EmployeeEntry, string>;

/** The name of one of the 27 fields. */
export type EmployeeField = keyof EmployeeEntry;

/** The fields in the four sections in which they are asked for and shown (reading 29). */
export const employeeSections = [
  {
    id: 'personal',
    title: 'Personal',
    names: ['firstName', 'lastName', 'workMail', 'gender', 'dateOfBirth', 'age', 'nationality'],
  },
  {
    id: 'employment',
    title: 'Employment',
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
    names: ['reportsTo', 'contractType', 'managersEmail', 'managersId'],
  },
  {
    id: 'salary',
    title: 'Salary',
    names: [
      'salaryEffectiveDate',
      'grossSalaryCurrency',
      'grossSalaryAnnual',
      'grossSalaryMonthly',
      'salaryPayPeriod',
      'salaryPayFrequency',
    ],
  },
] as const satisfies readonly { id: string; title: string; names: readonly EmployeeField[] }[];

/** The names of all of them, in that order. */
export const employeeFields: readonly EmployeeField[] = employeeSections.flatMap(({ names }) => [...names]);

/** What each of them is called on the screen (reading 29). */
export const employeeLabels: Readonly<Record<EmployeeField, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  workMail: 'Work Email',
  gender: 'Gender',
  dateOfBirth: 'Date of Birth',
  age: 'Age',
  nationality: 'Nationality',
  jobTitle: 'Job Title',
  department: 'Department',
  employmentId: 'Employment ID',
  location: 'Location',
  employmentCategory: 'Employment Category',
  employmentType: 'Employment Type',
  fullTimeWorkingPattern: 'Full-time Working Pattern',
  startDate: 'Start Date',
  employmentEffectiveDate: 'Employment Effective Date',
  workEffectiveDate: 'Work Effective Date',
  reportsTo: 'Reports To',
  contractType: 'Contract Type',
  managersEmail: "Manager's Email",
  managersId: "Manager's ID",
  salaryEffectiveDate: 'Salary Effective Date',
  grossSalaryCurrency: 'Currency',
  grossSalaryAnnual: 'Gross Annual Salary',
  grossSalaryMonthly: 'Gross Monthly Salary',
  salaryPayPeriod: 'Pay Period',
  salaryPayFrequency: 'Pay Frequency',
};

/** Sent though the form has no input for them (spec 3, reading 24). */
export const employeeConstants = {
  jobLevel: '',
  jobGrade: '',
  ...limits.employeeDefaults,
} as const;
