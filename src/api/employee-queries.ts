import { queryOptions } from '@tanstack/react-query';

import { listEmployees } from './employees';

/** Everybody in the company. Apart from the queries of every page, so that most pages do not load the calls on people. */
export function employeesQuery() {
  return queryOptions({
    queryKey: ['employees'],
    queryFn: ({ signal }) => listEmployees(signal),
  });
}
