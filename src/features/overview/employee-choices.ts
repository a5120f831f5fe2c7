import type { EmployeeSummary } from '@/domain/employee';
import type { Choice } from '@/ui/use-choice';

const nameOf = ({ firstName, lastName, workMail, id }: EmployeeSummary): string =>
  `${firstName} ${lastName}`.trim() || workMail || id;

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** The employees as they are chosen between: two of the same name are told apart by their e-mail, or else their id. */
export function employeeChoices(employees: readonly EmployeeSummary[]): Choice[] {
  const mailed = (employee: EmployeeSummary): string => `${nameOf(employee)}\n${employee.workMail}`;
  const names = countsOf(employees.map(nameOf));
  const mails = countsOf(employees.map(mailed));
  return employees.map((employee) => {
    const { id, workMail, department } = employee;
    const label = nameOf(employee);
    const mailTells = workMail !== '' && mails.get(mailed(employee)) === 1;
    const note = names.get(label) === 1 ? '' : mailTells ? workMail : id;
    return { value: id, label, note, keywords: `${workMail}\n${department}` };
  });
}
