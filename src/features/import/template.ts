import { cellKinds, employeeFields, employeeRows, type EmployeeField } from '@/domain/employee';
import { writeTemplate } from '@/lib/xlsx/write-template';

/** The name under which the template is saved. */
export const templateName = 'employees-template.xlsx';

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
