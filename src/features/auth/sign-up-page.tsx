import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';

import { register, type Registration } from '@/api/auth';
import { emailAddress, filled, formSchema, secret } from '@/components/form-schema';
import type { AudienceRow } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';
import { storeRegistration } from '@/session/session';
import { Button } from '@/ui/button';
import { PasswordField, TextField } from '@/ui/field';
import { notify } from '@/ui/toast';
import { useForm } from '@/ui/use-form';
import { useSubmission } from '@/ui/use-submission';

import { AuthHeading, FormError, TextLink, failureText, useFormDraft } from './auth-parts';

const schema = v.pipe(
  formSchema({
    firstName: filled,
    lastName: filled,
    email: emailAddress,
    password: secret,
    confirmPassword: secret,
  }),
  v.forward(
    v.check(({ password, confirmPassword }) => password === confirmPassword, errors.passwordsDoNotMatch),
    ['confirmPassword'],
  ),
);

/** Registration of one audience (docs/product.md 4.3). */
export function SignUpPage({ row }: { row: AudienceRow }) {
  const navigate = useNavigate();
  const draft = useFormDraft('sign-up', row);
  const { submit, pending, error } = useSubmission({
    send: async (registration: Registration) => {
      const answer = await register(row.audience, registration);
      draft.forget(registration);
      return answer;
    },
    onDone: ({ userId }, { email }) => {
      storeRegistration(email, userId);
      notify.success(successes.registered);
      void navigate(row.confirmEmailPath, { state: { email } });
    },
    navigatesOnSuccess: true,
    failureText: (reason) => failureText(row, errors.registrationFailed, reason),
  });
  const { formProps, field, text } = useForm({
    schema,
    draft,
    onValid: ({ firstName, lastName, email, password }) => submit({ firstName, lastName, email, password }),
  });

  return (
    <>
      <AuthHeading title="Sign Up">{row.signUpLead}</AuthHeading>
      <form {...formProps} className="grid">
        <div className="grid gap-x-5 sm:grid-cols-2">
          <TextField {...text('firstName')} label="First Name" autoComplete="given-name" />
          <TextField {...text('lastName')} label={row.lastNameLabel} autoComplete="family-name" />
        </div>
        <TextField {...text('email')} type="email" label="Email" autoComplete="username" />
        <PasswordField {...field('password')} label="Password" autoComplete="new-password" />
        <PasswordField {...field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
        <FormError text={error} />
        <Button type="submit" size="xlarge" pending={pending}>
          Sign Up
        </Button>
      </form>
      <p className="mt-7 text-muted">
        Already have an account? <TextLink to={row.signInPath}>Sign in</TextLink>
      </p>
    </>
  );
}
