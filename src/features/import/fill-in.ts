import { ageOn } from '@/components/employee/derived';
import { isRealDate, toMonthly } from '@/components/employee/fields';
import { fullName, type EmployeeField, type EmployeeSummary } from '@/domain/employee';
import { fold } from '@/lib/text-search';

import { partOfName } from './cells';

/** The fields of a manager that a rule fills in. */
export type Manager = Pick<EmployeeSummary, 'workMail' | 'id'>;

/** Managers by their folded full name; null where two have it. */
export type Managers = ReadonlyMap<string, Manager | null>;

/** The key of a manager, for 'Ana Lima' and 'Lima, Ana'. */
export const managerKey = (name: string): string =>
  fold(name.includes(',') ? `${partOfName(name, 'first')} ${partOfName(name, 'last')}` : name);

/** Groups the employee list by name, for `fillIns`. @param entered managers that the list does not have, by `managerKey` */
export function indexManagers(
  people: readonly EmployeeSummary[],
  entered: Readonly<Record<string, Manager>>,
): Managers {
  const managers = new Map<string, Manager | null>();
  for (const person of people) {
    const key = fold(fullName(person));
    managers.set(key, managers.has(key) ? null : person);
  }
  for (const [key, manager] of Object.entries(entered)) managers.set(key, manager);
  return managers;
}

type FillIn = {
  readonly from: EmployeeField;
  readonly words: string;
  /** '' if the other field gives none. */
  readonly value: (text: string, managers: Managers) => string;
};

const asStartDate: FillIn = { from: 'startDate', words: 'Same as Start Date', value: (text) => text };

const lookedUp = (part: keyof Manager): FillIn => ({
  from: 'reportsTo',
  words: 'Looked up from Reports To',
  value: (text, managers) => managers.get(managerKey(text))?.[part] ?? '',
});

/** The onboarding form's rules (docs/product.md 8.7) for fields without a column. */
export const fillIns: { readonly [Name in EmployeeField]?: FillIn } = {
  employmentEffectiveDate: asStartDate,
  workEffectiveDate: asStartDate,
  salaryEffectiveDate: asStartDate,
  managersEmail: lookedUp('workMail'),
  managersId: lookedUp('id'),
  age: {
    from: 'dateOfBirth',
    words: 'Calculated from Date of Birth',
    value: (text) => (isRealDate(text) ? ageOn(text, new Date()) : ''),
  },
  grossSalaryMonthly: { from: 'grossSalaryAnnual', words: 'Gross Annual Salary ÷ 12', value: toMonthly },
};

/** Fields that mostly have one value for all people of a file, with their typical value where there is one. */
export const sharedFields: { readonly [Name in EmployeeField]?: string } = {
  location: '',
  employmentCategory: 'Permanent',
  employmentType: 'Full-time',
  fullTimeWorkingPattern: 'Monday to Friday, 40 hours',
  contractType: 'Indefinite',
  grossSalaryCurrency: '',
  salaryPayPeriod: 'Monthly',
  salaryPayFrequency: 'Monthly',
};
