import { HttpResponse } from 'msw';

import { goalCalls, type CallName } from '@/api/contract';

import { wait, type MockContext } from './context';

/*
 * A failure has a name you can type.
 *
 *   fail-<what>            the call that carries the word fails, or behaves, so
 *   fail-<where>-<what>    later calls do; `fail-<where>` alone means status 500
 *
 *   <what>                 what happens
 *   ---------------------  -----------------------------------------------------------------
 *   400 .. 599             that status, with { message }
 *   network                the connection breaks
 *   html                   200 with an HTML page
 *   empty                  200 with nothing
 *   null                   200 with JSON null
 *   truncated              200 with JSON that stops in the middle
 *   wrong                  200 with JSON of another shape
 *   slow                   5 seconds, then the ordinary answer
 *   hang                   never answers, and does nothing
 *   never                  does what was asked, and never answers
 *   busy                   the first time 429 with Retry-After: 30, then the ordinary answer
 *   expired                sign-in only: a token that has expired already
 *   expiring               sign-in only: a token that expires after 30 seconds
 *
 *   <where>                which calls
 *   ---------------------  -----------------------------------------------------------------
 *   list                   reading the goals of any kind, notifications, employees
 *   read                   reading one employee or the company
 *   save                   generating, creating an employee, creating a company
 *   delete                 deleting a goal
 *   mark, upload, logout   those calls
 *
 *   Typed into             works as
 *   ---------------------  -----------------------------------------------------------------
 *   any e-mail             fail-<what>: that call. fail-<where>: sign in with it, later calls fail
 *   goal                   fail-<what>: generating. fail-delete: the record refuses deletion
 *   role                   fail-<what>: generating
 *   employee first name    fail-<what>: creating. fail-read: reading that employee
 *   employee work e-mail   fail-<what>: creating, for example nia+fail-never@northbay.example
 *   company name           fail-<what>: creating. fail-read: reading that company
 *   file name              fail-<what>: the upload, for example fail-413.png
 *
 * In the part after a plus the rest of the address still finds its account:
 * amara+fail-list@northbay.example signs Amara in and then fails to list anything.
 */

const callsOfGoals = Object.values(goalCalls);

const scopes: Record<string, readonly CallName[]> = {
  list: [...callsOfGoals.map(({ list }) => list), 'listNotifications', 'listEmployees'],
  read: ['employeeSummary', 'employeeDetails', 'company'],
  save: [...callsOfGoals.map(({ create }) => create), 'createEmployee', 'createCompany'],
  delete: callsOfGoals.map(({ remove }) => remove),
  mark: ['markNotificationAsRead'],
  upload: ['upload'],
  logout: ['logout'],
};

const what = '[45]\\d\\d|network|html|empty|null|truncated|wrong|slow|hang|never|busy|expired|expiring';
const where = Object.keys(scopes).join('|');
const sentinel = new RegExp(`\\bfail-(?:(?<where>${where})(?:-(?<later>${what}))?|(?<now>${what}))\\b`, 'gi');
const plusTag = /\+[^@]*\bfail-[^@]*(?=@)/i;

/** The payload fields in which a sentinel is looked for. */
const sentinelFields = ['email', 'workMail', 'goal', 'role', 'firstName', 'name', 'token'];

/** The failure that a text requests for its own call ('fail-500' gives '500'); null for none. */
export function sentinelNow(text: string): string | null {
  for (const { groups } of text.matchAll(sentinel)) {
    if (groups?.['now'] !== undefined) return groups['now'].toLowerCase();
  }
  return null;
}

/** The failure that a text requests for a later call ('fail-list' gives '500' for listOkrs); null for none. */
export function sentinelLater(text: string, name: CallName): string | null {
  for (const { groups } of text.matchAll(sentinel)) {
    const scope = groups?.['where']?.toLowerCase();
    if (scope !== undefined && scopes[scope]?.includes(name)) return groups?.['later']?.toLowerCase() ?? '500';
  }
  return null;
}

/** The failure that a call's payload requests. */
export function sentinelOfPayload(payload: unknown): string | null {
  for (const [name, value] of Object.entries(payload ?? {})) {
    const text: unknown = value instanceof Blob && 'name' in value ? value.name : value;
    if (typeof text !== 'string' || (text === value && !sentinelFields.includes(name))) continue;
    const found = sentinelNow(text);
    if (found !== null) return found;
  }
  return null;
}

/** An e-mail without a sentinel in its plus part, for finding the account. */
export const withoutSentinel = (email: string) => email.replace(plusTag, '');

const scripted: Record<string, () => Response> = {
  network: () => HttpResponse.error(),
  html: () => HttpResponse.html('<!doctype html><title>Not the answer</title><p>This is a page, not data.'),
  empty: () => new HttpResponse(null, { status: 200 }),
  null: () => HttpResponse.json(null),
  truncated: () => new HttpResponse('{"token": "cut', { headers: { 'Content-Type': 'application/json' } }),
  wrong: () => HttpResponse.json({ unexpected: [{ shape: true }] }),
};

/** Retry-After of a `busy` response, in seconds. */
const busySeconds = 30;

const noAnswer = () => new Promise<never>(() => undefined);

/** A failure requested by a sentinel: its effect, and the text that identifies the call. */
type Asked = { what: string | null; key: string };

/**
 * Answers a call as a sentinel asks.
 * @param answer does what was asked and gives the ordinary answer; not called where the call fails
 */
export async function answerAs(
  { what: asked, key }: Asked,
  { db, slowMs }: MockContext,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  switch (asked) {
    case null:
    case 'expired':
    case 'expiring':
      return answer();
    case 'hang':
      return noAnswer();
    case 'never':
      await answer();
      return noAnswer();
    case 'slow':
      await wait(slowMs);
      return answer();
    case 'busy':
      if (db.tables.refusedOnce.includes(key)) return answer();
      db.tables.refusedOnce.push(key);
      await db.commit();
      return HttpResponse.json({ message: 'Too busy.' }, { status: 429, headers: { 'Retry-After': `${busySeconds}` } });
    default:
      return (
        scripted[asked]?.() ?? HttpResponse.json({ message: `Asked to answer ${asked}.` }, { status: Number(asked) })
      );
  }
}
