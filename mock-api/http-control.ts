import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { Database } from './db';
import { makeEmployee } from './factories';

/*
 * The session cookie stands for what a real backend keeps beside the bearer token. It identifies nobody: signing in is
 * a call without credentials (reading 3), so a browser would ignore a cookie that another origin sets in its answer.
 * The sign-in answers set it all the same, for a page of the same origin; a page of another origin gets it from
 * `/__demo/visit` before the client starts.
 */
const cookieName = 'cairn_session';

/** The session cookie of a request; null without one. */
export function sessionCookie(incoming: IncomingMessage): string | null {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([0-9a-f]{32})(?:;|$)`).exec(incoming.headers.cookie ?? '')?.[1] ?? null;
}

/** Sets the cookie with the answers to sign-in, visit and, renewed, sign-out. */
export function setSessionCookie(incoming: IncomingMessage, headers: Headers) {
  const setters = ['/api/users/login', '/api/users/business/login', '/api/users/logout', '/__demo/visit'];
  if (incoming.method === 'OPTIONS' || !setters.includes(incoming.url ?? '')) return;
  const value = randomBytes(16).toString('hex');
  headers.append('Set-Cookie', `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax`);
}

/** The door beside the API, for the demo bar and for end-to-end tests; null where a request is not for it. */
export async function control(request: Request, db: Database): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  switch (`${request.method} ${pathname}`) {
    case 'GET /__demo/outbox':
      return Response.json(db.tables.outbox.toReversed());
    case 'POST /__demo/reset':
      await db.reset();
      return new Response(null, { status: 204 });
    case 'POST /__demo/visit':
      return new Response(null, { status: 204 });
    case 'POST /__demo/crowd':
      crowd(db, Number(searchParams.get('people')));
      return new Response(null, { status: 204 });
    default:
      return null;
  }
}

/** Gives every business so many people in place of its own, to see what a long list does. Kept until the next reset. */
function crowd({ tables }: Database, people: number) {
  const departments = ['Sales', 'Engineering', 'People', 'Marketing', 'Customer Success', 'Finance', ''];
  tables.employees = tables.users
    .filter(({ kind }) => kind === 'business')
    .flatMap(({ id: ownerId }) =>
      Array.from({ length: people }, (_, index) => {
        const number = String(index + 1).padStart(5, '0');
        const department = departments[index % departments.length] ?? '';
        const workMail = `person.${number}@northbay.example`;
        return makeEmployee({ ownerId, firstName: 'Person', lastName: number, workMail, department });
      }),
    );
}
