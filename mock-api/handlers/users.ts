import { HttpResponse, type HttpHandler } from 'msw';

import type { RequestOf } from '@/api/contract-schemas';
import { audiences, type Audience } from '@/domain/audience';
import { paths } from '@/domain/paths';

import type { MockContext } from '../context';
import { sentinelNow, withoutSentinel } from '../sentinels';
import { HttpError, route } from '../strict';
import type { Mail, User } from '../tables';
import { hashPassword, signToken } from '../tokens';

const resetTokenLifetime = 60 * 60 * 1000;

function findUser(context: MockContext, kind: Audience, email: string): User | undefined {
  const find = (wanted: string) =>
    context.db.tables.users.find((user) => user.kind === kind && user.email.toLowerCase() === wanted.toLowerCase());
  return find(email) ?? find(withoutSentinel(email));
}

function sendMail(context: MockContext, mail: Omit<Mail, 'id' | 'sentAt'>) {
  const { db } = context;
  db.tables.outbox.push({ ...mail, id: db.id('mail'), sentAt: context.now().toISOString() });
}

/** A sentinel in the e-mail asks for a token that expires at once or soon. */
function expiryOf(email: string, now: Date): { exp?: number } {
  const seconds = Math.floor(now.getTime() / 1000);
  const asked = sentinelNow(email);
  if (asked === 'expired') return { exp: seconds - 60 * 60 };
  return asked === 'expiring' ? { exp: seconds + 30 } : {};
}

/** A token for a user, with user and company: a client on a new browser learns them from nothing else. */
function tokenFor({ db, issuer, now }: MockContext, { id, kind }: User, email: string): string {
  const company = db.tables.companies.findLast(({ ownerId }) => ownerId === id);
  const moment = now();
  return signToken(
    {
      iss: issuer,
      sub: id,
      userId: id,
      email,
      kind,
      ...(company && { businessId: company.id }),
      ...expiryOf(email, moment),
    },
    moment,
  );
}

/** Checks a password. Gives the user and a token. */
function signIn(context: MockContext, kind: Audience, { email, password }: RequestOf<'login'>) {
  const user = findUser(context, kind, email);
  if (user === undefined || hashPassword(password, user.id) !== user.passwordHash) {
    throw new HttpError(401, 'The e-mail or the password is wrong.');
  }
  return { token: tokenFor(context, user, email), userId: user.id };
}

async function register(context: MockContext, kind: Audience, payload: RequestOf<'register'>) {
  const { db } = context;
  const taken = db.tables.users.some(
    (user) => user.kind === kind && user.email.toLowerCase() === payload.email.toLowerCase(),
  );
  if (taken) throw new HttpError(409, 'This e-mail is already registered.');
  const { password, ...person } = payload;
  const id = db.id('user');
  const createdAt = context.now().toISOString();
  const user: User = { ...person, id, kind, passwordHash: hashPassword(password, id), createdAt };
  db.tables.users.push(user);
  const token = tokenFor(context, user, person.email);
  // Only the individual's /welcome reads a token (docs/product.md 4.5); a business confirms by signing in.
  const query = new URLSearchParams({ token, email: person.email }).toString();
  sendMail(context, {
    to: person.email,
    subject: 'Confirm your email address',
    text: `Hello ${person.firstName}, open this link to confirm your address and begin.`,
    link: kind === 'individual' ? `${paths.welcome}?${query}` : audiences.business.signInPath,
  });
  await db.commit();
  return HttpResponse.json({ userId: id }, { status: 201 });
}

function newSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function requestReset(context: MockContext, kind: Audience, email: string) {
  const user = findUser(context, kind, email);
  // The answer is the same for an unknown address: it must not tell who is registered.
  if (user !== undefined) {
    const token = newSecret();
    const expiresAt = new Date(context.now().getTime() + resetTokenLifetime).toISOString();
    context.db.tables.resetTokens.push({ token, userId: user.id, expiresAt });
    const page = kind === 'individual' ? paths.resetPassword : paths.businessResetPassword;
    sendMail(context, {
      to: user.email,
      subject: 'Reset your password',
      text: `Hello ${user.firstName}, open this link within an hour to choose a new password. It works once.`,
      link: `${page}?token=${token}`,
    });
    await context.db.commit();
  }
  return HttpResponse.json({ message: 'If the email is registered, a reset link has been sent.' });
}

async function resetPassword(context: MockContext, kind: Audience, payload: RequestOf<'resetPassword'>) {
  const { db } = context;
  const row = db.tables.resetTokens.find(({ token }) => token === payload.token);
  const user = db.tables.users.find(({ id }) => id === row?.userId);
  if (row === undefined || user?.kind !== kind || new Date(row.expiresAt) <= context.now()) {
    throw new HttpError(400, 'This link is not valid any more.');
  }
  db.tables.resetTokens = db.tables.resetTokens.filter((other) => other !== row);
  user.passwordHash = hashPassword(payload.newPassword, user.id);
  await db.commit();
  return HttpResponse.json({ message: 'The password was changed.' });
}

/** The nine calls under /api/users. A sign-in answers with the token, a business one also with the userId. */
export function userHandlers(context: MockContext): HttpHandler[] {
  return [
    route(context, 'login', ({ payload }) => {
      const { token } = signIn(context, 'individual', payload);
      return HttpResponse.json({ token });
    }),
    route(context, 'businessLogin', ({ payload }) => HttpResponse.json(signIn(context, 'business', payload))),
    route(context, 'register', ({ payload }) => register(context, 'individual', payload)),
    route(context, 'businessRegister', ({ payload }) => register(context, 'business', payload)),
    route(context, 'requestPasswordReset', ({ payload }) => requestReset(context, 'individual', payload.email)),
    route(context, 'businessRequestPasswordReset', ({ payload }) => requestReset(context, 'business', payload.email)),
    route(context, 'resetPassword', ({ payload }) => resetPassword(context, 'individual', payload)),
    route(context, 'businessResetPassword', ({ payload }) => resetPassword(context, 'business', payload)),
    route(context, 'logout', () => HttpResponse.json({ message: 'Signed out.' })),
  ];
}
