import { employeeFields, employeeRows, type EmployeeField, type FieldKind } from '@/domain/employee';
import { writeTemplate, type TemplateColumn } from '@/lib/xlsx/write-template';

/** The name under which the template is saved. */
export const templateName = 'employees-template.xlsx';

const cellKinds: Record<FieldKind, TemplateColumn['kind']> = {
  text: 'text',
  id: 'text',
  email: 'text',
  gender: 'text',
  date: 'date',
  age: 'number',
  money: 'number',
};

/**
 * The workbook that 'Download template' saves: a column for each field of an employee, with its label as the heading. It has
 * no example, which would be imported as a person.
 * @param choicesOf what is offered for a field; a gender is one of these, all else may also be typed
 */
export function makeTemplate(choicesOf: (name: EmployeeField) => readonly string[]): Promise<Blob> {
  return writeTemplate(
    'Employees',
    employeeFields.map((name) => {
      const { label, kind } = employeeRows[name];
      return { heading: label, kind: cellKinds[kind], choices: choicesOf(name), isClosed: kind === 'gender' };
    }),
  );
}
