import { queryOptions } from '@tanstack/react-query';

import { employeeDepartment, employeeDetails, listEmployees } from './employees';

/*
 * Apart from the queries of every page, so that most pages do not load the calls on people.
 */

/** Everybody in the company. */
export function employeesQuery() {
  return queryOptions({
    queryKey: ['employees'],
    queryFn: ({ signal }) => listEmployees(signal),
  });
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
