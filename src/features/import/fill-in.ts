import { derivations, type Derivation } from '@/components/employee/derived';
import type { EmployeeField } from '@/domain/employee';
import { fold } from '@/lib/text-search';

import { partOfName } from './cells';

/** The key of a manager, for 'Ana Lima' and 'Lima, Ana'. */
export const managerKey = (name: string): string =>
  fold(name.includes(',') ? `${partOfName(name, 'first')} ${partOfName(name, 'last')}` : name);

type FillIn = Derivation & { readonly words: string };

const asStartDate: FillIn = { from: 'startDate', words: 'Same as Start Date', value: (text) => text };
const lookedUp = 'Looked up from Reports To';

/** The onboarding form's rules (docs/product.md 8.7) for fields without a column. */
export const fillIns: { readonly [Name in EmployeeField]?: FillIn } = {
  employmentEffectiveDate: asStartDate,
  workEffectiveDate: asStartDate,
  salaryEffectiveDate: asStartDate,
  managersEmail: { ...derivations.managersEmail, words: lookedUp },
  managersId: { ...derivations.managersId, words: lookedUp },
  age: { ...derivations.age, words: 'Calculated from Date of Birth' },
  grossSalaryMonthly: { ...derivations.grossSalaryMonthly, words: 'Gross Annual Salary ÷ 12' },
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
