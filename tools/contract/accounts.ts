import type { CallName } from '@/api/contract';
import { readOptionalId, type RawResponse } from '@/api/read';
import type { Audience } from '@/domain/audience';
import { tokenIdentity } from '@/session/token';

import { isDone, type ContractRun } from './contract-run';
import { makeCall } from './request';
import { readAsClient } from './responses';

/** The credentials for a host. */
export type Account = { email: string; password: string };

/** A user who is signed in; null where the host's responses lack it. */
export type User = { token: string | null; userId: string | null };

/** The names of one audience's calls before sign-in. */
const authCalls = {
  individual: {
    register: 'register',
    login: 'login',
    requestReset: 'requestPasswordReset',
    reset: 'resetPassword',
  },
  business: {
    register: 'businessRegister',
    login: 'businessLogin',
    requestReset: 'businessRequestPasswordReset',
    reset: 'businessResetPassword',
  },
} as const satisfies Record<Audience, Record<string, CallName>>;

/** Whether an account may sign in as this audience: it may belong to the other one. */
export async function maySignIn(run: ContractRun, audience: Audience, account: Account): Promise<boolean> {
  const { login } = authCalls[audience];
  const { status, findings } = await makeCall(login, run.host, { payload: account });
  if (status === null) run.add(login, ...findings);
  return isDone(status);
}

/** Registers, unless an account is known, signs in, and requests a password reset. */
export async function signIn(run: ContractRun, audience: Audience, known: Account | undefined): Promise<User> {
  const calls = authCalls[audience];
  const account = known ?? { email: `${run.mark}-${audience}@example.com`, password: `${run.mark}-Aa1!` };
  let registered: string | undefined;
  if (known) run.skip(calls.register, 'an account was given');
  else {
    const { answer, status } = await run.make(calls.register, {
      payload: { firstName: 'Contract', lastName: 'Check', ...account },
    });
    registered = readOptionalId(answer as RawResponse<{ userId: string }>, 'userId');
    if (isDone(status)) run.stays.push(`the ${audience} account ${account.email}`);
  }
  const signedIn = await run.make(calls.login, { payload: account });
  const login = readAsClient(calls.login, signedIn.answer);
  await run.makeRefused(
    calls.login,
    { payload: { ...account, password: `not ${account.password}` } },
    'a wrong password',
  );
  await run.make(calls.requestReset, { payload: { email: account.email } });
  const isResetRefused = await run.makeRefused(
    calls.reset,
    { payload: { token: run.mark, newPassword: account.password } },
    'a made-up reset token',
  );
  if (isResetRefused) run.note(calls.reset, 'of a reset only its refusal could be seen');
  const token = login?.token ?? null;
  return {
    token,
    userId: login?.userId ?? (token === null ? undefined : tokenIdentity(token).userId) ?? registered ?? null,
  };
}

export async function signOut(run: ContractRun, { token }: User): Promise<void> {
  await run.make('logout', { token });
}
