import * as v from 'valibot';

import type { Audience } from '@/domain/audience';
import type { Credentials, Registration } from '@/domain/records';

import type { EndpointName } from './endpoints';
import { call } from './http';
import { optionalId, read, token, unwrapped } from './read';

type AuthCalls = Record<'login' | 'register' | 'requestPasswordReset' | 'resetPassword', EndpointName>;

/** Which call does it for which audience (spec 7). */
const calls: Record<Audience, AuthCalls> = {
  individual: {
    login: 'login',
    register: 'register',
    requestPasswordReset: 'requestPasswordReset',
    resetPassword: 'resetPassword',
  },
  business: {
    login: 'businessLogin',
    register: 'businessRegister',
    requestPasswordReset: 'businessRequestPasswordReset',
    resetPassword: 'businessResetPassword',
  },
};

const loginAnswer = v.object({ token, userId: optionalId });

/** Status 201 is the success; an answer that says nothing brings no userId (quality 2.1). */
const registerAnswer = v.fallback(v.object({ userId: optionalId }), { userId: undefined });

/** Signs in. Gives the token, and the userId when the answer carries one (reading 6). @throws ApiFailure */
export async function login(
  audience: Audience,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<v.InferOutput<typeof loginAnswer>> {
  const answer = await call(calls[audience].login, { payload: credentials, signal });
  return read(loginAnswer, unwrapped(answer));
}

/** Registers. Gives the userId, undefined when the answer carries none that can be kept. @throws ApiFailure */
export async function register(
  audience: Audience,
  registration: Registration,
  signal?: AbortSignal,
): Promise<v.InferOutput<typeof registerAnswer>> {
  const answer = await call(calls[audience].register, { payload: registration, signal });
  return read(registerAnswer, unwrapped(answer));
}

/** Asks for a reset link; success says nothing about whether the address is registered. @throws ApiFailure */
export async function requestPasswordReset(audience: Audience, email: string, signal?: AbortSignal): Promise<void> {
  await call(calls[audience].requestPasswordReset, { payload: { email }, signal });
}

/** Sets a new password with the token of a reset link. @throws ApiFailure */
export async function resetPassword(
  audience: Audience,
  payload: { token: string; newPassword: string },
  signal?: AbortSignal,
): Promise<void> {
  await call(calls[audience].resetPassword, { payload, signal });
}

/** Ends the session at the backend; its token and cookies go with the call. @throws ApiFailure */
export async function logout(audience: Audience, signal?: AbortSignal): Promise<void> {
  await call('logout', { audience, signal });
}
