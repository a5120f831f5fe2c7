import { mutationOptions } from '@tanstack/react-query';

import { audiences, type Audience } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';

import { call, type ResponseOf } from './client';
import type { RequestOf } from './contract-schemas';
import { errorText } from './failure';
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

/** The message of a failed sign-in or registration; for business the error text follows it (docs/product.md 11.2). */
function withErrorText(audience: Audience, message: string): (reason: unknown) => string {
  return (reason) => {
    const detail = audiences[audience].appendsErrorText ? errorText(reason) : '';
    return detail === '' ? message : `${message} ${detail}`;
  };
}

/** Milliseconds for which a mutation is kept that was sent with a password. */
const gcTime = 1000;

/** Signs in. */
export function loginMutation(audience: Audience) {
  return mutationOptions({
    mutationKey: [audience, 'login'],
    mutationFn: (credentials: Credentials) => login(audience, credentials),
    meta: { success: successes.login, failure: withErrorText(audience, errors.loginFailed) },
    gcTime,
  });
}

/** Registers. */
export function registerMutation(audience: Audience) {
  return mutationOptions({
    mutationKey: [audience, 'register'],
    mutationFn: (registration: Registration) => register(audience, registration),
    meta: { success: successes.registered, failure: withErrorText(audience, errors.registrationFailed) },
    gcTime,
  });
}

/** Asks for a reset link for an address. */
export function requestPasswordResetMutation(audience: Audience) {
  return mutationOptions({
    mutationKey: [audience, 'password', 'link'],
    mutationFn: (email: string) => requestPasswordReset(audience, email),
    meta: { success: successes.resetLinkSent, failure: errors.forgotPasswordFailed },
  });
}

/** Sets a new password. @param token of the reset link */
export function resetPasswordMutation(audience: Audience, token: string) {
  return mutationOptions({
    mutationKey: [audience, 'password', 'reset'],
    mutationFn: (newPassword: string) => resetPassword(audience, { token, newPassword }),
    meta: { success: successes.passwordReset, failure: errors.resetPasswordFailed },
    gcTime,
  });
}

/** Ends the session. */
export function logoutMutation(audience: Audience) {
  return mutationOptions({
    mutationKey: [audience, 'logout'],
    mutationFn: () => logout(audience),
    meta: { failure: errors.signOutFailed },
  });
}
