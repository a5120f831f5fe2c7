import {
  employeeConstants,
  employeeFields,
  type EmployeeDetails,
  type EmployeeEntry,
  type EmployeeField,
  type EmployeeSummary,
} from '@/domain/employee';

import { call } from './client';
import { businessCalls, idText, readOptionalId, readRecord, readRows, tolerantText } from './read';

const summaryFields = {
  id: idText,
  firstName: tolerantText,
  lastName: tolerantText,
  workMail: tolerantText,
  department: tolerantText,
};

const detailsFields = Object.fromEntries(employeeFields.map((name) => [name, tolerantText])) as Record<
  EmployeeField,
  typeof tolerantText
>;

/** Everybody in the company; rows that are none are left out. @throws ApiFailure */
export async function listEmployees(signal?: AbortSignal): Promise<EmployeeSummary[]> {
  return readRows(await call('listEmployees', { audience: businessCalls, signal }), summaryFields);
}

/** The department a person works in, empty when the answer has none. @throws ApiFailure */
export async function employeeDepartment(employeeId: string, signal?: AbortSignal): Promise<string> {
  const answer = await call('employeeSummary', { audience: businessCalls, params: { id: employeeId }, signal });
  return readRecord(answer, { department: tolerantText }).department;
}

/** All fields of one person. @throws ApiFailure */
export async function employeeDetails(employeeId: string, signal?: AbortSignal): Promise<EmployeeDetails> {
  const answer = await call('employeeDetails', { audience: businessCalls, params: { id: employeeId }, signal });
  return readRecord(answer, detailsFields);
}

/**
 * Onboards a person, with the constants the form has no input for. Gives the id, undefined when the answer carries none.
 * @throws ApiFailure
 */
export async function createEmployee(entry: EmployeeEntry, signal?: AbortSignal): Promise<string | undefined> {
  const payload = { ...entry, ...employeeConstants };
  const answer = await call('createEmployee', { audience: businessCalls, payload, signal });
  return readOptionalId(answer, 'id');
}
