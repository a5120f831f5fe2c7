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

/** The names of the fields, in the order of the form's four sections (reading 29). */
export const employeeFields = [
  'firstName',
  'lastName',
  'workMail',
  'gender',
  'dateOfBirth',
  'age',
  'nationality',
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
  'reportsTo',
  'contractType',
  'managersEmail',
  'managersId',
  'salaryEffectiveDate',
  'grossSalaryCurrency',
  'grossSalaryAnnual',
  'grossSalaryMonthly',
  'salaryPayPeriod',
  'salaryPayFrequency',
] as const satisfies readonly (keyof EmployeeEntry)[];

/** Sent though the form has no input for them (spec 3, reading 24). */
export const employeeConstants = {
  jobLevel: '',
  jobGrade: '',
  voluntaryPensionContribution: 1000,
  timeSinceLastSalaryChange: 1000,
} as const;
