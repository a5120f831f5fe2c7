import { HttpResponse, type HttpHandler } from 'msw';

import type { CallName } from '@/api/contract';

import type { MockContext } from '../context';
import { notFound } from '../refusal';
import { applySentinel, sentinelLater } from '../sentinels';
import { route, type Session } from '../strict';
import type { Employee } from '../tables';

const summaryOf = ({ id, firstName, lastName, workMail, department }: Employee) => ({
  id,
  firstName,
  lastName,
  workMail,
  department,
});

/** The stored row without what only this backend knows. */
function detailsOf(row: Employee) {
  const { ownerId: _ownerId, ...employee } = row;
  return employee;
}

async function read(
  context: MockContext,
  name: CallName,
  { user }: Session,
  id: string,
  view: (employee: Employee) => object,
) {
  const row = context.db.tables.employees.find((employee) => employee.id === id && employee.ownerId === user.id);
  if (row === undefined) throw notFound();
  const scripted = await applySentinel(sentinelLater(row.firstName, name), context);
  return scripted ?? HttpResponse.json(view(row));
}

/** The four calls under /api/employee (spec 7). */
export function employeeHandlers(context: MockContext): HttpHandler[] {
  const { db } = context;
  return [
    route(context, 'listEmployees', ({ session }) =>
      HttpResponse.json(db.tables.employees.filter(({ ownerId }) => ownerId === session.user.id).map(summaryOf)),
    ),
    route(context, 'employeeSummary', ({ session, params }) =>
      read(context, 'employeeSummary', session, params.id, summaryOf),
    ),
    route(context, 'employeeDetails', ({ session, params }) =>
      read(context, 'employeeDetails', session, params.id, detailsOf),
    ),
    route(context, 'createEmployee', async ({ session, payload }) => {
      const id = db.id('employee');
      db.tables.employees.push({ ...payload, id, ownerId: session.user.id });
      await db.commit();
      return HttpResponse.json({ id }, { status: 201 });
    }),
  ];
}
