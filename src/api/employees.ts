import { queryOptions, type QueryClient } from '@tanstack/react-query';

import {
  employeeConstants,
  employeeFields,
  listedEmployeeFields,
  mailKey,
  type EmployeeDetails,
  type EmployeeEntry,
  type EmployeeSummary,
} from '@/domain/employee';
import { collectInSlices } from '@/lib/slices';

import { businessAudience, call, type ResponseOf } from './client';
import { keepEqualRows } from './equal-rows';
import { freshFor } from './fresh';
import { idOf, readOptionalId, readRecord, readRows, takeKey, textOf, tolerantText } from './read';

/** The same reader for each of some fields. */
const readersOf = <Name extends string, Reader>(names: readonly Name[], reader: Reader) =>
  Object.fromEntries(names.map((name) => [name, reader])) as Record<Name, Reader>;

const summaryFields = { id: idOf, ...readersOf(listedEmployeeFields, textOf) };

const detailsFields = readersOf(employeeFields, tolerantText);

function* readSummaries(answer: ResponseOf<'listEmployees'>): Generator<EmployeeSummary, void> {
  const taken = new Map<string, number>();
  for (const { id: given, department, ...rest } of readRows(answer, summaryFields)) {
    const id = String(given);
    const summary = { ...rest, department: department.trim(), id, key: takeKey(id, taken) };
    yield typeof given === 'string' ? summary : { ...summary, numberId: given };
  }
}

/** Reads the employee list; invalid rows are left out. @throws ApiFailure when there is no list */
export function readPeople(answer: ResponseOf<'listEmployees'>): EmployeeSummary[] {
  return [...readSummaries(answer)];
}

/** Reads a person's department, empty when the answer has none. @throws ApiFailure when the answer is no record */
export function readDepartment(answer: ResponseOf<'employeeSummary'>): string {
  return readRecord(answer, { department: tolerantText }).department;
}

/** Reads all fields of a person; a missing one is an empty text. @throws ApiFailure when the answer is no record */
export function readDetails(answer: ResponseOf<'employeeDetails'>): EmployeeDetails {
  return readRecord(answer, detailsFields);
}

/** Everybody in the company. @throws ApiFailure */
export async function listEmployees(signal?: AbortSignal): Promise<EmployeeSummary[]> {
  return collectInSlices(readSummaries(await call('listEmployees', { audience: businessAudience, signal })));
}

/** The department a person works in, empty when the answer has none. @throws ApiFailure */
export async function employeeDepartment(employeeId: string, signal?: AbortSignal): Promise<string> {
  return readDepartment(
    await call('employeeSummary', { audience: businessAudience, params: { id: employeeId }, signal }),
  );
}

/** All fields of one person. @throws ApiFailure */
export async function employeeDetails(employeeId: string, signal?: AbortSignal): Promise<EmployeeDetails> {
  return readDetails(await call('employeeDetails', { audience: businessAudience, params: { id: employeeId }, signal }));
}

/**
 * Onboards a person, with the constants the form has no input for. Gives the id, undefined when the answer carries none.
 * @throws ApiFailure
 */
export async function createEmployee(entry: EmployeeEntry, signal?: AbortSignal): Promise<string | undefined> {
  const payload = { ...entry, ...employeeConstants };
  const answer = await call('createEmployee', { audience: businessAudience, payload, signal });
  return readOptionalId(answer, 'id');
}

/** Everybody in the company. */
export function employeesQuery() {
  return queryOptions({
    queryKey: ['employees'],
    queryFn: ({ signal }) => listEmployees(signal),
    staleTime: freshFor,
    structuralSharing: keepEqualRows,
  });
}

/**
 * Everybody in the company as of now, for whoever has just sent something: a read that is under way may have begun before.
 * @throws ApiFailure
 */
export async function rereadEmployees(queries: QueryClient): Promise<EmployeeSummary[]> {
  const { queryKey } = employeesQuery();
  await queries.cancelQueries({ queryKey, exact: true });
  return queries.query({ ...employeesQuery(), staleTime: 0 });
}

/** Whether two work mails are one: blanks around them and the case of their letters do not matter. */
export function isSameWorkMail(one: string, other: string): boolean {
  return mailKey(one) === mailKey(other);
}

/** The people with a work mail; none for a blank one. */
export function withWorkMail(people: readonly EmployeeSummary[], workMail: string): EmployeeSummary[] {
  const wanted = mailKey(workMail);
  return wanted === '' ? [] : people.filter((person) => mailKey(person.workMail) === wanted);
}

/** The department one person works in. */
export function departmentQuery(employeeId: string) {
  return queryOptions({
    queryKey: ['employees', employeeId, 'department'],
    queryFn: ({ signal }) => employeeDepartment(employeeId, signal),
  });
}

/** All fields of one person. */
export function employeeDetailsQuery(employeeId: string) {
  return queryOptions({
    queryKey: ['employees', employeeId, 'details'],
    queryFn: ({ signal }) => employeeDetails(employeeId, signal),
  });
}
