import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';

import { loginMutation, logoutMutation } from '@/api/auth';
import { emailAddress, formSchema, secret } from '@/components/form-schema';
import { audiences, type Audience, type AudienceRow } from '@/domain/audience';
import { errors } from '@/domain/messages';
import { rememberedEmail, rememberEmail } from '@/session/preferences';
import { isInside, returnAddress } from '@/session/return-address';
import { clearSignIn, storeSignIn, tokenOf } from '@/session/session';
import { storedValues } from '@/session/storage';
import { nowInSeconds, tokenState } from '@/session/token';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { PasswordField, TextField } from '@/ui/field';
import { useClientValue } from '@/ui/use-client-value';
import { useForm } from '@/ui/use-form';
import { usePageMutation } from '@/ui/use-page-mutation';
import { useStateText } from '@/ui/use-state-text';

import { AuthHeading, FormError, TextLink, useFormDraft } from './auth-parts';

/**
 * Sign-in of one audience (docs/product.md 4.1). A valid stored token redirects at once, an expired one is logged out.
 */
export function SignInPage({ row }: { row: AudienceRow }) {
  const [state] = useState(() => tokenState(tokenOf(row.audience), nowInSeconds()));
  const stored = useClientValue(state, 'none');

  if (stored === 'valid') return <Navigate to={row.homePath} replace state={{ email: storedValues().email }} />;
  return <SignInForm row={row} hasExpired={stored === 'expired'} />;
}

/** Logs out an expired session, once per audience (docs/product.md 4.8). Where that fails, a new sign-in replaces the token. */
function useAutomaticLogout(audience: Audience, isExpired: boolean): void {
  const cache = useQueryClient().getMutationCache();
  const { mutationKey, ...logout } = logoutMutation(audience);
  const automatic = [...mutationKey, 'automatic'];
  const { mutate } = usePageMutation(
    { ...logout, mutationKey: automatic, meta: { failure: errors.automaticLogoutFailed }, gcTime: Infinity },
    {
      onMutate: () => tokenOf(audience),
      onSuccess: (_data, _variables, { context: expired }) => {
        // The user may have signed in before the response came.
        if (tokenOf(audience) === expired) clearSignIn(audience);
      },
    },
  );
  const tryOnce = useEffectEvent(() => {
    if (cache.find({ mutationKey: automatic }) === undefined) mutate();
  });
  useEffect(() => {
    if (isExpired) tryOnce();
  }, [isExpired]);
}

const schema = formSchema({ email: emailAddress, password: secret });

function SignInForm({ row, hasExpired }: { row: AudienceRow; hasExpired: boolean }) {
  useAutomaticLogout(row.audience, hasExpired);
  // The page on which the session bar was pressed.
  const pressedOn = useStateText('from');
  const from = pressedOn !== null && isInside(pressedOn) ? pressedOn : null;
  const wasSentHere = useClientValue(from === null && returnAddress(row.audience) !== null, false);
  const next = useRef<string>(row.homePath);
  const [remembered] = useState(rememberedEmail);
  const remember = useRef<HTMLInputElement>(null);
  // `defaultChecked` does not reach the checkbox of a prerendered page. Runs once: React calls it again when it shows a
  // hidden tree, and the user may have unticked the box by then.
  const tickOnce = useCallback(
    (box: HTMLInputElement | null) => {
      if (box === null || remember.current !== null) return;
      remember.current = box;
      if (remembered !== '') box.checked = true;
    },
    [remembered],
  );
  const other = audiences[row.other];

  const draft = useFormDraft('sign-in', row);
  const { mutate, isPending, errorText } = usePageMutation(loginMutation(row.audience), {
    onSuccess: (answer, { email }, { isShown }) => {
      // A user who left the page must not be signed in.
      if (!isShown) return;
      draft.forget({ email });
      // `storeSignIn` changes the owner, and with it the return address.
      next.current = from ?? returnAddress(row.audience, email) ?? row.homePath;
      storeSignIn(row.audience, { email, ...answer });
      rememberEmail(remember.current?.checked === true ? email : null);
    },
    leadsTo: (_, { email }) => [next.current, { replace: true, state: { email } }],
  });
  const { formProps, field, initial } = useForm({ schema, draft, onValid: mutate });

  return (
    <>
      <AuthHeading title="Sign In">{row.signInLead}</AuthHeading>
      {wasSentHere && <p className="-mt-3 mb-5 text-muted">Sign in to open the page you asked for.</p>}
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
          <Checkbox ref={tickOnce} label="Remember me" showsLabel />
          <TextLink to={row.forgotPasswordPath}>Forgot password?</TextLink>
        </div>
        <FormError text={errorText} />
        <Button type="submit" size="xlarge" pending={isPending}>
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
