import { audiences, type AudienceRow } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { db } from '../../mock-api/node.ts';
import { accountOf, openApp, pageReady, signedInAs } from '../support/app.tsx';
import { bodiesNotRead, type Submit } from '../support/fault-pass.ts';
import { faultTests } from '../support/fault-tests.ts';
import { bodyFaults } from '../support/faults.ts';
import { fill, press } from '../support/form.ts';
import { setWidth, widths } from '../support/viewport.ts';

const calls = {
  individual: {
    login: 'login',
    register: 'register',
    request: 'requestPasswordReset',
    reset: 'resetPassword',
    resetPath: paths.resetPassword,
  },
  business: {
    login: 'businessLogin',
    register: 'businessRegister',
    request: 'businessRequestPasswordReset',
    reset: 'businessResetPassword',
    resetPath: paths.businessResetPassword,
  },
} as const;

/** At exactly 200 with a body that is not read, these two answers are as good as any. */
const bodyIgnored = [bodyFaults.empty.name, bodyFaults.nothing.name];

function submitsOf(row: AudienceRow): Submit[] {
  const { audience, appendsErrorText } = row;
  const { login, register, request, reset, resetPath } = calls[audience];
  const { email, password } = demoAccounts[audience];
  const filled = (path: string, values: Submit['kept']) => async () => {
    const user = openApp(path);
    await fill(values);
    return user;
  };
  const credentials = { Email: email, Password: password };
  const person = {
    'First Name': 'Nia',
    [row.lastNameLabel]: 'Boateng',
    Email: 'nia@northbay.example',
    Password: ' p ',
    'Confirm Password': ' p ',
  };
  return [
    {
      what: `sign-in, ${audience}`,
      call: login,
      status: 200,
      open: filled(row.signInPath, credentials),
      button: 'Sign In',
      failure: errors.loginFailed,
      appendsErrorText,
      success: successes.login,
      kept: credentials,
      harmless: [],
    },
    {
      what: `sign-up, ${audience}`,
      call: register,
      status: 201,
      open: filled(row.signUpPath, person),
      button: 'Sign Up',
      failure: errors.registrationFailed,
      appendsErrorText,
      success: successes.registered,
      kept: person,
      // 201 says that the account was made; the userId is kept only if there is one.
      harmless: bodyIgnored,
    },
    {
      what: `forgotten password, ${audience}`,
      call: request,
      status: 200,
      open: filled(row.forgotPasswordPath, { Email: email }),
      button: 'Reset Link',
      failure: errors.forgotPasswordFailed,
      success: successes.resetLinkSent,
      kept: { Email: email },
      harmless: bodyIgnored,
    },
    {
      what: `new password, ${audience}`,
      call: reset,
      status: 200,
      open: async () => {
        const { id } = await accountOf(audience);
        db.tables.resetTokens.push({ token: 'link-token', userId: id, expiresAt: '2999-01-01T00:00:00Z' });
        return filled(`${resetPath}?token=link-token`, { 'New Password': ' new ' })();
      },
      button: 'Reset Password',
      failure: errors.resetPasswordFailed,
      success: successes.passwordReset,
      kept: { 'New Password': ' new ' },
      harmless: bodyIgnored,
    },
    {
      what: `sign-out, ${audience}`,
      call: 'logout',
      status: 200,
      open: async () => {
        setWidth(widths.wide);
        await signedInAs(audience);
        const user = openApp(row.homePath);
        await pageReady();
        await press(user, 'Profile menu');
        return user;
      },
      button: 'Sign Out',
      failure: errors.signOutFailed,
      success: null,
      kept: {},
      harmless: bodiesNotRead,
    },
  ];
}

faultTests(Object.values(audiences).flatMap(submitsOf));
