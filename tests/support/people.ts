import {
  employeeFields,
  employeeRows,
  fullName,
  type EmployeeField,
  type EmployeeSummary,
  type FieldKind,
} from '@/domain/employee';

import { employeesAt } from '../../mock-api/seed-people.ts';
import { seedSizes } from '../../mock-api/seed-size.ts';

/* People made from the table of employee fields, so that a new field changes no test.
   tests/contract/specification.test.ts lists the fields by hand. */

/** The fields into which something is typed. */
type TypedField = Exclude<EmployeeField, 'gender'>;

const typedFields = employeeFields.filter((name): name is TypedField => name !== 'gender');

const textOfKind: Readonly<Record<FieldKind, string>> = {
  text: 'Any',
  id: '42',
  email: 'any@northbay.example',
  gender: '',
  date: '2026-01-05',
  age: '34',
  money: '54000.60',
};

/** The form's texts without the gender: the given ones, and a valid one for every other field. */
export const typedPerson = (given: Partial<Record<TypedField, string>>): Readonly<Record<TypedField, string>> =>
  Object.fromEntries(typedFields.map((name) => [name, given[name] ?? textOfKind[employeeRows[name].kind]])) as Record<
    TypedField,
    string
  >;

/** The same by label, in the order of the form. */
export const byLabel = (typed: { readonly [Name in TypedField]?: string }): Readonly<Record<string, string>> =>
  Object.fromEntries(
    typedFields.flatMap((name) => {
      const text = typed[name];
      return text === undefined ? [] : [[employeeRows[name].label, text]];
    }),
  );

/** The labels of the required fields, except Gender. */
export const requiredLabels = typedFields.map((name) => employeeRows[name].label);

const { length: count } = employeeFields;

/** 'Your 27 columns', for a file with a column per field. */
export const columnsTitle = `Your ${count} columns`;

/** The fields that are shown and exported without being asked for. */
export const openFields = employeeFields.filter((name) => !employeeRows[name].isPrivate);

/** The export's option with every field of a record, or with every one that is not private. */
export const fieldsExported = (withPrivate = false) =>
  withPrivate ? 'Full record' : 'Full record, without pay and birth date';

export const filterLabel = 'Filter by name, email or department';

export const listExported = 'Name, email and department';

/** A row of the employee list with the given values, the other fields empty. */
export const listedPerson = (given: Partial<EmployeeSummary>): EmployeeSummary => ({
  id: 'a',
  key: given.id ?? 'a',
  firstName: '',
  lastName: '',
  workMail: '',
  department: '',
  ...given,
});

/** One of the people of the demo's business. @param place in the order in which they joined: the first leads Sales, with the fourth */
export function demoPerson(place: number) {
  const {
    firstName = '',
    lastName = '',
    workMail = '',
    employmentId = '',
    dateOfBirth = '',
  } = employeesAt(new Date(), seedSizes[0])[place] ?? {};
  return { name: fullName({ firstName, lastName }), firstName, workMail, employmentId, dateOfBirth };
}
