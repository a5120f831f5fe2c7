import { useQuery } from '@tanstack/react-query';
import { createSearchParams, Link } from 'react-router-dom';

import { employeesQuery } from '@/api/employees';
import { GoalFact } from '@/components/goal/goal';
import { draftedForQuery } from '@/device/drafted-for';
import { goalsNotKnown, noPerson, peopleOfRecords } from '@/domain/drafted-for';
import { fullName } from '@/domain/employee';
import type { GoalRecord } from '@/domain/goal';
import { paths } from '@/domain/paths';
import { useOwner } from '@/session/use-session';

type GoalPersonProps = {
  record: GoalRecord;
  /** The record's pocket, newest first. */
  records: readonly GoalRecord[];
};

/** The person a business's goal was drafted for, once this browser and the employee list were read (docs/product.md 8.11). */
export function GoalPerson({ record, records }: GoalPersonProps) {
  const owner = useOwner();
  const { data: drafts } = useQuery(draftedForQuery(owner));
  const { data: employees } = useQuery(employeesQuery());
  if (drafts === undefined || employees === undefined) return null;
  const key = peopleOfRecords(drafts, records).get(record.key);
  const person = employees.find((each) => each.key === key);
  return (
    <GoalFact name="For">
      {person && (
        <Link
          to={`${paths.employeeList}?${createSearchParams({ employee: person.id }).toString()}`}
          className="text-accent underline underline-offset-4"
        >
          <bdi>{fullName(person) || person.workMail}</bdi>
        </Link>
      )}
      {key === undefined && goalsNotKnown}
      {key === noPerson && 'No one in the employee list'}
      {key !== undefined && key !== noPerson && !person && 'Someone who left the employee list'}
    </GoalFact>
  );
}
