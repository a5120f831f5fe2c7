import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { login, logout, type Credentials } from '@/api/auth';
import { emailAddress, formSchema, secret } from '@/components/form-schema';
import { audiences, type Audience, type AudienceRow } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';
import { rememberedEmail, rememberEmail } from '@/session/preferences';
import { clearSignIn, storeSignIn, tokenOf } from '@/session/session';
import { storedValues } from '@/session/storage';
import { nowInSeconds, tokenState } from '@/session/token';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { PasswordField, TextField } from '@/ui/field';
import { notify } from '@/ui/toast';
import { useClientValue } from '@/ui/use-client-value';
import { useForm } from '@/ui/use-form';
import { useSubmission } from '@/ui/use-submission';

import { AuthHeading, FormError, TextLink, failureText, useFormDraft } from './auth-parts';

/**
 * Sign-in of one audience (docs/product.md 4.1). A valid stored token goes on at once, an expired one is logged out.
 */
export function SignInPage({ row }: { row: AudienceRow }) {
  const [state] = useState(() => tokenState(tokenOf(row.audience), nowInSeconds()));
  const stored = useClientValue(state, 'none');

  useEffect(() => {
    if (stored !== 'expired') return;
    let left = false;
    void endExpiredSignIn(row.audience).then((ended) => {
      if (!ended && !left) notify.error(errors.automaticLogoutFailed);
    });
    return () => {
      left = true;
    };
  }, [stored, row.audience]);

  if (stored === 'valid') return <Navigate to={row.homePath} replace state={{ email: storedValues().email }} />;
  return <SignInForm row={row} />;
}

/**
 * One try a page load for each audience: a sign-in page that cannot log out must not ask for ever
 * (docs/product.md 4.8).
 */
const attempts = new Map<Audience, Promise<boolean>>();

/**
 * Ends a session whose token has expired. Gives false when the backend did not agree; nothing is removed then, and a
 * new sign-in overwrites the token.
 */
function endExpiredSignIn(audience: Audience): Promise<boolean> {
  const attempt = attempts.get(audience) ?? logoutOnce(audience);
  attempts.set(audience, attempt);
  return attempt;
}

async function logoutOnce(audience: Audience): Promise<boolean> {
  const expired = tokenOf(audience);
  try {
    await logout(audience);
  } catch {
    return false;
  }
  // The user may have signed in before the response came.
  if (tokenOf(audience) === expired) clearSignIn(audience);
  return true;
}

const schema = formSchema({ email: emailAddress, password: secret });

function SignInForm({ row }: { row: AudienceRow }) {
  const navigate = useNavigate();
  const from = useReturnPath() ?? row.homePath;
  const [remembered] = useState(rememberedEmail);
  const remember = useRef<HTMLInputElement>(null);
  const isTicked = useRef(false);
  // Not by `defaultChecked`, which does not reach the checkbox of a prerendered page. Once: a layout effect also runs
  // when React shows again what it had hidden, and the user may have unticked the box by then.
  useLayoutEffect(() => {
    if (remember.current && remembered !== '' && !isTicked.current) remember.current.checked = true;
    isTicked.current = true;
  }, [remembered]);
  const other = audiences[row.other];

  const draft = useFormDraft('sign-in', row);
  const { submit, pending, error } = useSubmission({
    send: (values: Credentials) => login(row.audience, values),
    // A user who left the page must not be signed in: the token is kept only here.
    onDone: (answer, { email }) => {
      draft.forget({ email });
      storeSignIn(row.audience, { email, ...answer });
      rememberEmail(remember.current?.checked === true ? email : null);
      notify.success(successes.login);
      void navigate(from, { replace: true, state: { email } });
    },
    navigatesOnSuccess: true,
    failureText: (reason) => failureText(row, errors.loginFailed, reason),
  });
  const { formProps, field, initial } = useForm({ schema, draft, onValid: submit });

  return (
    <>
      <AuthHeading title="Sign In">{row.signInLead}</AuthHeading>
      <form {...formProps} className="grid">
        <TextField
          {...field('email')}
          type="email"
          label="Email"
          autoComplete="username"
          defaultValue={initial['email'] ?? remembered}
        />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        <div className="-mt-1.5 flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox ref={remember} label="Remember me" showsLabel />
          <TextLink to={row.forgotPasswordPath}>Forgot password?</TextLink>
        </div>
        <FormError text={error} />
        <Button type="submit" size="xlarge" pending={pending}>
          Sign In
        </Button>
      </form>
      <p className="mt-7 text-muted">
        New here? <TextLink to={row.signUpPath}>Create an account</TextLink>
      </p>
      <p className="mt-1.5 text-muted">
        {other.invitation} <TextLink to={other.signInPath}>{other.signInLabel}</TextLink>
      </p>
    </>
  );
}

/** The page on which the session bar was pressed; only an address inside this application is followed. */
function useReturnPath(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}
