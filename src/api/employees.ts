import * as v from 'valibot';

import {
  employeeConstants,
  employeeFields,
  type EmployeeDetails,
  type EmployeeEntry,
  type EmployeeSummary,
} from '@/domain/employee';

import { call } from './http';
import { businessCalls, id, read, readRows, tolerantText, unwrapped } from './read';

const summaryRow = v.object({
  id,
  firstName: tolerantText,
  lastName: tolerantText,
  workMail: tolerantText,
  department: tolerantText,
});

const departmentAnswer = v.object({ department: tolerantText });

const detailsAnswer = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(
    (fields) =>
      Object.fromEntries(employeeFields.map((name) => [name, v.parse(tolerantText, fields[name])])) as EmployeeDetails,
  ),
);

/** Everybody in the company; rows that are none are left out. @throws ApiFailure */
export async function listEmployees(signal?: AbortSignal): Promise<EmployeeSummary[]> {
  return readRows(summaryRow, await call('listEmployees', { audience: businessCalls, signal }));
}

/** The department a person works in, empty when the answer has none. @throws ApiFailure */
export async function employeeDepartment(employeeId: string, signal?: AbortSignal): Promise<string> {
  const answer = await call('employeeSummary', { audience: businessCalls, segments: { id: employeeId }, signal });
  return read(departmentAnswer, unwrapped(answer)).department;
}

/** All fields of one person. @throws ApiFailure */
export async function employeeDetails(employeeId: string, signal?: AbortSignal): Promise<EmployeeDetails> {
  const answer = await call('employeeDetails', { audience: businessCalls, segments: { id: employeeId }, signal });
  return read(detailsAnswer, unwrapped(answer));
}

/** Onboards a person, with the constants the form has no input for. Gives the id. @throws ApiFailure */
export async function createEmployee(entry: EmployeeEntry, signal?: AbortSignal): Promise<string> {
  const payload = { ...entry, ...employeeConstants };
  const answer = await call('createEmployee', { audience: businessCalls, payload, signal });
  return read(v.object({ id }), unwrapped(answer)).id;
}
