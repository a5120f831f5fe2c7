import { HttpResponse, type HttpHandler } from 'msw';

import type { CallName } from '@/api/contract';
import { listedEmployeeFields } from '@/domain/employee';

import type { MockContext } from '../context';
import { answerAs, sentinelLater } from '../sentinels';
import { notFound, route, type Session } from '../strict';
import type { Company, Employee } from '../tables';

/** The fields of an employee in the list; unknown optional ones are left out. */
const summaryOf = (employee: Employee) => ({
  id: employee.id,
  ...Object.fromEntries(listedEmployeeFields.map((name) => [name, employee[name]])),
});

/** The stored row without fields that only this backend knows. */
function withoutOwner<Row extends Company | Employee>({ ownerId: _ownerId, ...row }: Row) {
  return row;
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
  const asked = { what: sentinelLater(row.firstName, name), key: `${name} ${id}` };
  return answerAs(asked, context, () => HttpResponse.json(view(row)));
}

/** The calls under /api/employee. */
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
      read(context, 'employeeDetails', session, params.id, withoutOwner),
    ),
    route(context, 'createEmployee', async ({ session, payload }) => {
      const id = db.id('employee');
      db.tables.employees.push({ ...payload, id, ownerId: session.user.id });
      await db.commit();
      return HttpResponse.json({ id }, { status: 201 });
    }),
  ];
}

/** The calls under /api/business. */
export function companyHandlers(context: MockContext): HttpHandler[] {
  const { db } = context;
  return [
    route(context, 'createCompany', async ({ session, payload }) => {
      const company: Company = { ...payload, id: db.id('company'), ownerId: session.user.id };
      db.tables.companies.push(company);
      await db.commit();
      return HttpResponse.json({ businessProfile: withoutOwner(company) }, { status: 201 });
    }),
    route(context, 'company', async ({ session, params }) => {
      const row = db.tables.companies.find(
        ({ id, ownerId }) => id === params.businessId && ownerId === session.user.id,
      );
      if (row === undefined) throw notFound();
      const asked = { what: sentinelLater(row.name, 'company'), key: `company ${row.id}` };
      return answerAs(asked, context, () => HttpResponse.json(withoutOwner(row)));
    }),
  ];
}
