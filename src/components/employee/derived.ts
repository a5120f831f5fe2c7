import { fullName, type EmployeeField, type EmployeeSummary } from '@/domain/employee';

import { isRealDate, toMonthly } from './fields';
import { managerFinder } from './find-manager';

/** Whole years from a birth date to a local day; empty if the date is missing. */
export function ageOn(dateOfBirth: string, today: Date): string {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const isBefore = [today.getMonth() + 1 - month, today.getDate() - day].find((part) => part !== 0) ?? 0;
  const age = today.getFullYear() - year - (isBefore < 0 ? 1 : 0);
  // A half-typed year would give ages of a thousand and more.
  return age >= 0 && age <= 120 ? String(age) : '';
}

/** The fields of a manager that their name gives. */
export type Manager = Pick<EmployeeSummary, 'workMail' | 'id'>;

/** Finds a manager by name in the employee list; null for none, and where several have it. */
export type FindManager = (name: string) => Manager | null;

export function findManagerIn(people: readonly EmployeeSummary[]): FindManager {
  const find = managerFinder(people.map((person) => ({ ...person, name: fullName(person), employmentId: '' })));
  return (reportsTo) => {
    const manager = find({ managersId: '', managersEmail: '', reportsTo });
    return manager.kind === 'person' ? manager.person : null;
  };
}

/** A field's value by that of another one; '' where that gives none. */
export type Derivation = {
  readonly from: EmployeeField;
  readonly value: (text: string, findManager: FindManager) => string;
};

/** The fields that others fill in (docs/product.md 8.7). */
export const derivations = {
  age: { from: 'dateOfBirth', value: (text) => (isRealDate(text) ? ageOn(text, new Date()) : '') },
  grossSalaryMonthly: { from: 'grossSalaryAnnual', value: toMonthly },
  managersEmail: { from: 'reportsTo', value: (text, find) => find(text)?.workMail ?? '' },
  managersId: { from: 'reportsTo', value: (text, find) => find(text)?.id ?? '' },
} as const satisfies { readonly [Name in EmployeeField]?: Derivation };
