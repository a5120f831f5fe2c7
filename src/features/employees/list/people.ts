import type { EmployeeSummary } from '@/domain/employee';
import { fold } from '@/lib/fold';

/** A row of the list with what searching and sorting ask of it again and again. */
export type Person = {
  /** Unique within the list, also when the backend repeats an id. */
  key: string;
  id: string;
  firstName: string;
  lastName: string;
  /** Both, as they are shown. */
  name: string;
  workMail: string;
  department: string;
  /** Name, e-mail and department as they are compared with what somebody types. */
  folded: string;
  /** The department as it is compared: the same one may be written in two ways. */
  group: string;
};

/** What was made of a list once, and is forgotten with it. */
const prepared = new WeakMap<readonly EmployeeSummary[], readonly Person[]>();

/** The rows of the call as the list shows them. */
export function peopleOf(rows: readonly EmployeeSummary[]): readonly Person[] {
  const kept = prepared.get(rows);
  if (kept !== undefined) return kept;
  const people = rows.map(personOf);
  prepared.set(rows, people);
  return people;
}

function personOf(row: EmployeeSummary, index: number): Person {
  const { id, firstName, lastName, workMail } = row;
  const name = `${firstName} ${lastName}`.trim();
  const department = row.department.trim();
  const folded = fold(`${name}\n${workMail}\n${department}`);
  return {
    key: `${index} ${id}`,
    id,
    firstName,
    lastName,
    name,
    workMail,
    department,
    folded,
    group: fold(department),
  };
}
