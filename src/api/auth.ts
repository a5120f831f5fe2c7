import { mutationOptions } from '@tanstack/react-query';

import { audiences, type Audience } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';

import { call, type ResponseOf } from './client';
import type { RequestOf } from './contract-schemas';
import { errorText } from './failure';
import { filledText, optionalIdText, readOptionalId, readRecord } from './read';

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

export type Registration = RequestOf<'register'>;

/** Reads the token, and the ids where the response has them. @throws ApiFailure without a token */
export const readLogin = (response: ResponseOf<'login' | 'businessLogin'>) =>
  readRecord(response, { token: filledText, userId: optionalIdText, businessId: optionalIdText });

/** The message of a failed sign-in or registration; for business the error text follows it (docs/product.md 11.2). */
function withErrorText(audience: Audience, message: string): (reason: unknown) => string {
  return (reason) => {
    const detail = audiences[audience].appendsErrorText ? errorText(reason) : '';
    return detail === '' ? message : `${message} ${detail}`;
  };
}

/** Milliseconds for which the mutation cache holds a password. */
const gcTime = 1000;

/** Signs in; gives what `readLogin` reads. */
export function loginMutation(audience: Audience) {
  return mutationOptions({
    mutationKey: [audience, 'login'],
    mutationFn: async (payload: Credentials) => readLogin(await call(calls[audience].login, { payload })),
    meta: { success: successes.login, failure: withErrorText(audience, errors.loginFailed) },
    gcTime,
  });
}

/** Registers; gives the userId, undefined where the response has none. */
export function registerMutation(audience: Audience) {
  return mutationOptions({
    mutationKey: [audience, 'register'],
    mutationFn: async (payload: Registration) => ({
      userId: readOptionalId(await call(calls[audience].register, { payload }), 'userId'),
    }),
    meta: { success: successes.registered, failure: withErrorText(audience, errors.registrationFailed) },
    gcTime,
  });
}

/** Asks for a reset link; success does not tell whether the address is registered. */
export function requestPasswordResetMutation(audience: Audience) {
  return mutationOptions({
    mutationKey: [audience, 'password', 'link'],
    mutationFn: (email: string) => call(calls[audience].requestPasswordReset, { payload: { email } }),
    meta: { success: successes.resetLinkSent, failure: errors.forgotPasswordFailed },
  });
}

/** Sets a new password. @param token of the reset link */
export function resetPasswordMutation(audience: Audience, token: string) {
  return mutationOptions({
    mutationKey: [audience, 'password', 'reset'],
    mutationFn: (newPassword: string) => call(calls[audience].resetPassword, { payload: { token, newPassword } }),
    meta: { success: successes.passwordReset, failure: errors.resetPasswordFailed },
    gcTime,
  });
}

/** Ends the session at the backend. */
export function logoutMutation(audience: Audience) {
  return mutationOptions({
    mutationKey: [audience, 'logout'],
    mutationFn: () => call('logout', { audience }),
    meta: { failure: errors.signOutFailed },
  });
}
