import { ageOn } from '@/components/employee/derived';
import { isRealDate, monthlyOf, type Values } from '@/components/employee/fields';
import { fullName, type EmployeeField, type EmployeeSummary } from '@/domain/employee';
import { fold } from '@/lib/text-search';

import { partOfName } from './cells';

/** The people of the employee list by their folded full name; null where two have it. */
export type Managers = ReadonlyMap<string, EmployeeSummary | null>;

/** Groups the employee list by name, for `fillIns` that look a manager up. */
export function managersOf(people: readonly EmployeeSummary[]): Managers {
  const managers = new Map<string, EmployeeSummary | null>();
  for (const person of people) {
    const key = fold(fullName(person));
    managers.set(key, managers.has(key) ? null : person);
  }
  return managers;
}

/** A manager by 'Ana Lima' or 'Lima, Ana'; undefined where the list has no one, or several, of that name. */
function managerNamed(name: string, managers: Managers): EmployeeSummary | undefined {
  const written = name.includes(',') ? `${partOfName(name, 'first')} ${partOfName(name, 'last')}` : name;
  return managers.get(fold(written)) ?? undefined;
}

type FillIn = {
  readonly from: EmployeeField;
  /** How the value comes about, for the page. */
  readonly words: string;
  /** '' where the other field gives none. */
  readonly value: (text: string, managers: Managers) => string;
};

const asStartDate: FillIn = { from: 'startDate', words: 'Same as Start Date', value: (text) => text };

/** The onboarding form's rules (docs/product.md 8.7) for fields without a column. */
export const fillIns: { readonly [Name in EmployeeField]?: FillIn } = {
  employmentEffectiveDate: asStartDate,
  workEffectiveDate: asStartDate,
  salaryEffectiveDate: asStartDate,
  managersEmail: {
    from: 'reportsTo',
    words: 'Looked up from Reports To',
    value: (text, managers) => managerNamed(text, managers)?.workMail ?? '',
  },
  managersId: {
    from: 'reportsTo',
    words: 'Looked up from Reports To',
    value: (text, managers) => managerNamed(text, managers)?.id ?? '',
  },
  age: {
    from: 'dateOfBirth',
    words: 'Calculated from Date of Birth',
    value: (text) => (isRealDate(text) ? ageOn(text, new Date()) : ''),
  },
  grossSalaryMonthly: { from: 'grossSalaryAnnual', words: 'Gross Annual Salary ÷ 12', value: monthlyOf },
};

/**
 * Fills in the fields that derive from others.
 * @param names the fields to fill in; the others stay
 */
export function filledIn(values: Values, names: readonly EmployeeField[], managers: Managers): Values {
  if (names.length === 0) return values;
  const filled = { ...values };
  for (const name of names) {
    const rule = fillIns[name];
    if (rule) filled[name] = rule.value(values[rule.from], managers) || values[name];
  }
  return filled;
}

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
