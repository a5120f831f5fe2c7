import { queryOptions, type QueryClient } from '@tanstack/react-query';

import {
  employeeConstants,
  employeeFields,
  listedEmployeeFields,
  type EmployeeDetails,
  type EmployeeEntry,
  type EmployeeSummary,
} from '@/domain/employee';

import { businessAudience, call, type ResponseOf } from './client';
import { keepEqualRows } from './equal-rows';
import { freshFor } from './fresh';
import { readId, readOptionalId, readRecord, readRows, takeKey, readText, tolerantText } from './read';

const readersOf = <Name extends string, Reader>(names: readonly Name[], reader: Reader) =>
  Object.fromEntries(names.map((name) => [name, reader])) as Record<Name, Reader>;

const summaryFields = { id: readId, ...readersOf(listedEmployeeFields, readText) };

const detailsFields = readersOf(employeeFields, tolerantText);

/** Reads the employee list without the invalid rows. @throws ApiFailure when there is no list */
export function readPeople(response: ResponseOf<'listEmployees'>): EmployeeSummary[] {
  const taken = new Map<string, number>();
  return readRows(response, summaryFields).map((row) => {
    const id = String(row.id);
    return {
      ...row,
      id,
      department: row.department.trim(),
      key: takeKey(id, taken),
      ...(typeof row.id === 'number' && { numberId: row.id }),
    };
  });
}

/** Reads a person's department, '' where there is none. @throws ApiFailure when the response is no record */
export function readDepartment(response: ResponseOf<'employeeSummary'>): string {
  return readRecord(response, { department: tolerantText }).department;
}

/** Reads all fields of a person; a missing one is ''. @throws ApiFailure when the response is no record */
export function readDetails(response: ResponseOf<'employeeDetails'>): EmployeeDetails {
  return readRecord(response, detailsFields);
}

/** All fields of one person. @throws ApiFailure */
export async function employeeDetails(id: string, signal?: AbortSignal): Promise<EmployeeDetails> {
  return readDetails(await call('employeeDetails', { audience: businessAudience, params: { id }, signal }));
}

/**
 * Onboards a person, with the constants that the form has no input for.
 * @returns the id, undefined where the response has none
 * @throws ApiFailure
 */
export async function createEmployee(entry: EmployeeEntry): Promise<string | undefined> {
  const payload = { ...entry, ...employeeConstants };
  return readOptionalId(await call('createEmployee', { audience: businessAudience, payload }), 'id');
}

/** The employees of the company. */
export function employeesQuery() {
  return queryOptions({
    queryKey: ['employees'],
    queryFn: async ({ signal }) => readPeople(await call('listEmployees', { audience: businessAudience, signal })),
    staleTime: freshFor,
    structuralSharing: keepEqualRows,
  });
}

/** Refetches the employees after a write; a read in flight may predate it. @throws ApiFailure */
export async function rereadEmployees(queries: QueryClient): Promise<EmployeeSummary[]> {
  const { queryKey } = employeesQuery();
  await queries.cancelQueries({ queryKey, exact: true });
  return queries.query({ ...employeesQuery(), staleTime: 0 });
}

/** The department of one person. */
export function departmentQuery(id: string) {
  return queryOptions({
    queryKey: ['employees', id, 'department'],
    queryFn: async ({ signal }) =>
      readDepartment(await call('employeeSummary', { audience: businessAudience, params: { id }, signal })),
  });
}

/** All fields of one person. */
export function employeeDetailsQuery(id: string) {
  return queryOptions({
    queryKey: ['employees', id, 'details'],
    queryFn: ({ signal }) => employeeDetails(id, signal),
  });
}
