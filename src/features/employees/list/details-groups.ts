import type { EmployeeDetails } from '@/domain/employee';
import { formatDay } from '@/lib/dates';

type Field = {
  name: keyof EmployeeDetails;
  label: string;
  /** Shown only to somebody who asks for it. */
  isPrivate?: true;
  /** How its text is written out; as it is unless it says otherwise. */
  write?: (text: string) => string;
};

const day = { write: formatDay };
const hidden = { isPrivate: true } as const;

/** The fields of a person in the four sections of the onboarding form (reading 29). */
export const detailsGroups: readonly { title: string; fields: readonly Field[] }[] = [
  {
    title: 'Personal',
    fields: [
      { name: 'firstName', label: 'First Name' },
      { name: 'lastName', label: 'Last Name' },
      { name: 'workMail', label: 'Work Email' },
      { name: 'gender', label: 'Gender', write: capitalised },
      { name: 'dateOfBirth', label: 'Date of Birth', ...day, ...hidden },
      { name: 'age', label: 'Age', ...hidden },
      { name: 'nationality', label: 'Nationality' },
    ],
  },
  {
    title: 'Employment',
    fields: [
      { name: 'jobTitle', label: 'Job Title' },
      { name: 'department', label: 'Department' },
      { name: 'employmentId', label: 'Employment ID' },
      { name: 'location', label: 'Location' },
      { name: 'employmentCategory', label: 'Employment Category' },
      { name: 'employmentType', label: 'Employment Type' },
      { name: 'fullTimeWorkingPattern', label: 'Full-time Working Pattern' },
      { name: 'startDate', label: 'Start Date', ...day },
      { name: 'employmentEffectiveDate', label: 'Employment Effective Date', ...day },
      { name: 'workEffectiveDate', label: 'Work Effective Date', ...day },
    ],
  },
  {
    title: 'Reporting',
    fields: [
      { name: 'reportsTo', label: 'Reports To' },
      { name: 'contractType', label: 'Contract Type' },
      { name: 'managersEmail', label: "Manager's Email" },
      { name: 'managersId', label: "Manager's ID" },
    ],
  },
  {
    title: 'Salary',
    fields: [
      { name: 'salaryEffectiveDate', label: 'Salary Effective Date', ...day, ...hidden },
      { name: 'grossSalaryCurrency', label: 'Currency', ...hidden },
      { name: 'grossSalaryAnnual', label: 'Gross Annual Salary', write: amount, ...hidden },
      { name: 'grossSalaryMonthly', label: 'Gross Monthly Salary', write: amount, ...hidden },
      { name: 'salaryPayPeriod', label: 'Pay Period', ...hidden },
      { name: 'salaryPayFrequency', label: 'Pay Frequency', ...hidden },
    ],
  },
];

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '78,000.00' for a plain number; whatever else the backend wrote stays as it is. */
function amount(text: string): string {
  return /^-?\d{1,15}(?:\.\d+)?$/.test(text) ? money.format(Number(text)) : text;
}
