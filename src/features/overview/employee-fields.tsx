import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { departmentQuery } from '@/api/employee-queries';
import type { EmployeeSummary } from '@/domain/employee';
import { notices } from '@/domain/messages';
import { Avatar } from '@/ui/avatar';
import { tintOf } from '@/ui/avatar-tint';
import { Button } from '@/ui/button';
import { ChoiceField } from '@/ui/choice-field';
import { ReadOnlyField } from '@/ui/read-only-field';
import type { Choice } from '@/ui/use-choice';

import { employeeChoices } from './employee-choices';
import type { Generating } from './use-generate';
import { useSource, type Source } from './use-source';

type EmployeeFieldsProps = { employees: Source<EmployeeSummary[]>; generating: Generating };

/** Who the goals are for, and the department they work in (spec 2). */
export function EmployeeFields({ employees, generating }: EmployeeFieldsProps) {
  const { entry, isChosen, mustChoose, refusals, choose } = generating;
  const { data, hasFailed, retrying, retry } = employees;
  const choices = useMemo(() => employeeChoices(data ?? []), [data]);

  async function tryAgain(): Promise<void> {
    const panel = document.activeElement?.closest('[role=tabpanel]');
    if (await retry()) panel?.querySelector<HTMLElement>('input, select')?.focus();
  }

  return (
    <>
      <ChoiceField
        label="Employee"
        choices={choices}
        value={entry.employeeId}
        onChange={choose}
        placeholder={placeholderOf(employees)}
        hint={hasFailed ? 'We could not load your employees. You can name a role instead.' : undefined}
        error={refusals > 0 && mustChoose && !isChosen ? notices.chooseEmployee : undefined}
        picture={portraitOf}
      />
      {hasFailed && (
        <Button
          look="secondary"
          size="small"
          pending={retrying}
          onClick={() => void tryAgain()}
          className="mb-3 justify-self-start"
        >
          Try again
        </Button>
      )}
      {isChosen && <Department key={entry.employeeId} employeeId={entry.employeeId} />}
    </>
  );
}

const portraitOf = ({ label, value }: Choice) => <Avatar name={label} image={null} size="small" tint={tintOf(value)} />;

function placeholderOf({ data, hasFailed }: Source<EmployeeSummary[]>): string {
  if (data) return data.length === 0 ? 'No employees yet' : 'Choose an employee';
  return hasFailed ? 'No employees to choose' : 'Loading your employees';
}

/** The department, from the summary of whoever is chosen now. */
function Department({ employeeId }: { employeeId: string }) {
  const { data, hasFailed } = useSource("employee's department", useQuery(departmentQuery(employeeId)));
  return (
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
  );
}
