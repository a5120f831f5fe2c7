import { verifyToken } from '../../mock-api/tokens.ts';

/* The accounts of a running mock backend, reached without a page: for tests/e2e and tests/engines, each with its own
   origin. */

export type Account = { email: string; password: string };

/** Calls the backend. Returns its response; throws for anything but a success. */
export async function post(origin: string, path: string, payload: object, token?: string): Promise<unknown> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(payload),
  });
  if (!answer.ok) throw new Error(`${path} was answered with status ${answer.status}`);
  return answer.json();
}

/** Signs in. Returns the token and its user. */
export async function sessionOf(origin: string, { email, password }: Account, login = '/api/users/login') {
  const { token } = (await post(origin, login, { email, password })) as { token: string };
  const userId = verifyToken(token, new Date())?.userId;
  if (userId === undefined) throw new Error(`the token of ${email} names no user`);
  return { token, userId };
}

/** Registers Bo Lind with an address. Gives the account and its userId. */
export async function register(origin: string, email: string) {
  const account = { email, password: 'a long enough one' };
  const person = { firstName: 'Bo', lastName: 'Lind', ...account };
  const { userId } = (await post(origin, '/api/users/register', person)) as { userId: string };
  return { ...account, userId };
}

/** The path in the newest message that the backend has sent to an address. */
export async function newestLink(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/__demo/outbox`);
  const mails = (await answer.json()) as { to: string; link: string }[];
  const mail = mails.find(({ to }) => to === email);
  if (mail === undefined) throw new Error(`no mail was sent to ${email}`);
  return mail.link;
}
