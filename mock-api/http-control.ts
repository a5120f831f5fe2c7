import { Hono } from 'hono';

import type { Database } from './db';
import { makeEmployee } from './factories';

/** The longest list tested; many more would fill the server's memory. */
const maxEmployees = 100_000;

/**
 * Control calls of development and end-to-end tests, beside the API. The paths below are below `/__demo`.
 * @param drafting the model that drafts, as a sentence; empty without a model
 */
export function controlRoutes(db: Database, drafting: () => string): Hono {
  const routes = new Hono();
  routes.get('/outbox', (c) => c.json(db.tables.outbox.toReversed()));
  routes.get('/drafting', (c) => c.text(drafting()));
  // Only gives the session cookie (http.ts).
  routes.post('/visit', (c) => c.body(null, 204));
  routes.post('/reset', async (c) => {
    await db.reset();
    return c.body(null, 204);
  });
  routes.post('/employees', (c) => {
    const count = Number(c.req.query('count'));
    if (!Number.isInteger(count) || count < 0 || count > maxEmployees) {
      return c.json({ message: `count must be a whole number up to ${maxEmployees}.` }, 400);
    }
    replaceEmployees(db, count);
    return c.body(null, 204);
  });
  return routes;
}

/** Gives every business so many employees in place of its own, to try a long list. Lasts until the next reset. */
function replaceEmployees({ tables }: Database, count: number) {
  const departments = ['Sales', 'Engineering', 'People', 'Marketing', 'Customer Success', 'Finance', ''];
  // An account may have two addresses.
  const owners = new Set(tables.users.flatMap(({ id, kind }) => (kind === 'business' ? [id] : [])));
  tables.employees = [...owners].flatMap((ownerId) =>
    Array.from({ length: count }, (_, index) => {
      const number = String(index + 1).padStart(5, '0');
      const department = departments[index % departments.length] ?? '';
      const workMail = `person.${number}@northbay.example`;
      return makeEmployee({ ownerId, firstName: 'Person', lastName: number, workMail, department });
    }),
  );
}
