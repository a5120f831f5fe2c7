import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { answer } from '../../tests/support/wire';
import { employeesQuery } from './employees';
import { goalsQuery } from './goals';
import { notificationsQuery } from './notifications';

const rows: readonly object[] = [
  { id: 'a', goal: 'Grow', result: 'One', createdAt: '2026-03-14T09:41:00Z', message: 'One', firstName: 'Ada' },
  { id: 'b', goal: 'Hire', result: 'Two', createdAt: '2026-03-13T09:41:00Z', message: 'Two', firstName: 'Bo' },
  { id: 'c', goal: 'Keep', result: 'Six', createdAt: null, message: 'Six', firstName: 'Cy' },
];

/** The list in its query, with any rows. */
const lists = [
  { list: 'goals', call: 'listOkrs', options: goalsQuery('individual', 'okr') },
  { list: 'employees', call: 'listEmployees', options: employeesQuery() },
  { list: 'notifications', call: 'listNotifications', options: notificationsQuery('individual', 'u') },
] as const;

describe.each(lists)('the cached $list', ({ call, options }) => {
  /** Reads the list once for each response. Returns the cached list after each. */
  async function read(...answers: (readonly object[])[]): Promise<unknown[]> {
    const queries = new QueryClient();
    const cached: unknown[] = [];
    for (const body of answers) {
      answer(call, () => HttpResponse.json(body as object[]));
      await queries.query({ ...(options as ReturnType<typeof employeesQuery>), staleTime: 0 });
      cached.push(queries.getQueryData(options.queryKey));
    }
    return cached;
  }

  it.each([
    { what: 'the same list when an answer says the same', body: rows, isSame: true },
    { what: 'a new one when a row changed', body: rows.with(1, { ...rows[2], id: 'b' }), isSame: false },
    { what: 'a new one when a row is gone', body: rows.slice(1), isSame: false },
    { what: 'a new one when a row is new', body: [...rows, { ...rows[0], id: 'd' }], isSame: false },
  ])('are $what', async ({ body, isSame }) => {
    const cached = await read(rows, body);
    expect(cached[1] === cached[0]).toBe(isSame);
    expect(cached[1]).toHaveLength(body.length);
  });
});
