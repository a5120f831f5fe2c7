import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { departmentQuery } from '@/api/employees';
import { useSource, type Source } from '@/components/source';
import { fullName, type EmployeeSummary } from '@/domain/employee';
import { Avatar, tintOf } from '@/ui/avatar';
import { ChoiceField, type Choice } from '@/ui/choice-field';
import { ReadOnlyField } from '@/ui/field';
import { TryAgain } from '@/ui/load-states';

import type { GenerateState } from './use-generate';

const nameOf = (employee: EmployeeSummary): string => fullName(employee) || employee.workMail || employee.id;

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** The employees as they are chosen between: two of the same name are told apart by their e-mail, or else their id. */
function employeeChoices(employees: readonly EmployeeSummary[]): Choice[] {
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

type EmployeeFieldsProps = { employees: Source<EmployeeSummary[]>; generating: GenerateState };

/** Who the goals are for, and the department they work in (docs/product.md 8.2). */
export function EmployeeFields({ employees, generating }: EmployeeFieldsProps) {
  const { entry, isChosen, errors, choose, focusEmployee } = generating;
  const { data, hasFailed } = employees;
  const choices = useMemo(() => employeeChoices(data ?? []), [data]);

  return (
    <>
      <ChoiceField
        name="employeeId"
        label="Employee"
        choices={choices}
        value={entry.employeeId}
        onChange={choose}
        placeholder={placeholderOf(employees)}
        hint={hasFailed ? 'We could not load your employees. You can name a role instead.' : undefined}
        error={errors.employeeId}
        picture={portraitOf}
      />
      {hasFailed && (
        <TryAgain load={employees} size="small" onLoaded={focusEmployee} className="mb-3 justify-self-start" />
      )}
      {isChosen && <Department key={entry.employeeId} employeeId={entry.employeeId} onLoaded={focusEmployee} />}
    </>
  );
}

const portraitOf = ({ label, value }: Choice) => <Avatar name={label} image={null} size="small" tint={tintOf(value)} />;

function placeholderOf({ data, hasFailed }: Source<EmployeeSummary[]>): string {
  if (data) return data.length === 0 ? 'No employees yet' : 'Choose an employee';
  return hasFailed ? 'No employees to choose' : 'Loading your employees';
}

function Department({ employeeId, onLoaded }: { employeeId: string; onLoaded: () => void }) {
  const source = useSource("employee's department", useQuery(departmentQuery(employeeId)));
  const { data, hasFailed } = source;
  return (
    <>
      <ReadOnlyField
        label="Department"
        value={data ?? ''}
        hint={
          hasFailed
            ? 'We could not load it. You can generate without it.'
            : data === ''
              ? 'The employee record has none.'
              : 'Filled in from the employee record.'
        }
      />
      {hasFailed && (
        <TryAgain
          load={source}
          size="small"
          aria-label="Try again: Department"
          onLoaded={onLoaded}
          className="mb-3 justify-self-start"
        />
      )}
    </>
  );
}
