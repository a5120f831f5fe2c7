import type { CallName } from '../../src/api/contract';
import type { Audience } from '../../src/domain/audience';

type AuthCalls = Record<'login' | 'register' | 'request' | 'reset', CallName>;

/** The calls with which the users of each product sign in and up, and ask for and set another password. */
export const authCalls = {
  individual: { login: 'login', register: 'register', request: 'requestPasswordReset', reset: 'resetPassword' },
  business: {
    login: 'businessLogin',
    register: 'businessRegister',
    request: 'businessRequestPasswordReset',
    reset: 'businessResetPassword',
  },
} as const satisfies Record<Audience, AuthCalls>;
