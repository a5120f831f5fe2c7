import { HttpResponse, type HttpHandler } from 'msw';

import type { MockContext } from '../context';
import { notFound } from '../refusal';
import { applySentinel, sentinelLater } from '../sentinels';
import { route } from '../strict';
import type { Company } from '../tables';

/** The stored row without what only this backend knows. */
function profileOf(row: Company) {
  const { ownerId: _ownerId, ...company } = row;
  return company;
}

/** The two calls under /api/business (spec 7). */
export function companyHandlers(context: MockContext): HttpHandler[] {
  const { db } = context;
  return [
    route(context, 'createCompany', async ({ session, payload }) => {
      const company: Company = { ...payload, id: db.id('company'), ownerId: session.user.id };
      db.tables.companies.push(company);
      await db.commit();
      return HttpResponse.json({ businessProfile: profileOf(company) }, { status: 201 });
    }),
    route(context, 'company', async ({ session, params }) => {
      const row = db.tables.companies.find(
        ({ id, ownerId }) => id === params.businessId && ownerId === session.user.id,
      );
      if (row === undefined) throw notFound();
      const scripted = await applySentinel(sentinelLater(row.name, 'company'), context);
      return scripted ?? HttpResponse.json(profileOf(row));
    }),
  ];
}
