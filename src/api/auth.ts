import type { Audience } from '@/domain/audience';

import { call, type ResponseOf } from './client';
import type { RequestOf } from './contract-schemas';
import { filledText, optionalIdText, readOptionalId, readRecord } from './read';

/** Which call does it for which audience. */
const calls = {
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
} as const satisfies Record<Audience, unknown>;

export type Credentials = RequestOf<'login'>;

/** What both audiences register with. */
export type Registration = RequestOf<'register'>;

const loginFields = { token: filledText, userId: optionalIdText, businessId: optionalIdText };

/** What a sign-in brings: the token, and the ids where the answer carries them. */
export type LoginAnswer = { token: string; userId?: string | undefined; businessId?: string | undefined };

/** Reads a sign-in's answer. @throws ApiFailure without a token */
export function readLogin(answer: ResponseOf<'login' | 'businessLogin'>): LoginAnswer {
  return readRecord(answer, loginFields);
}

/** Signs in. @throws ApiFailure */
export async function login(audience: Audience, credentials: Credentials, signal?: AbortSignal): Promise<LoginAnswer> {
  return readLogin(await call(calls[audience].login, { payload: credentials, signal }));
}

/** Registers. Gives the userId, undefined when the answer carries none that can be kept. @throws ApiFailure */
export async function register(
  audience: Audience,
  registration: Registration,
  signal?: AbortSignal,
): Promise<{ userId: string | undefined }> {
  const answer = await call(calls[audience].register, { payload: registration, signal });
  return { userId: readOptionalId(answer, 'userId') };
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
