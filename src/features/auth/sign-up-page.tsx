import * as v from 'valibot';

import { registerMutation } from '@/api/auth';
import { emailAddress, filled, formSchema, secret } from '@/components/form-schema';
import type { AudienceRow } from '@/domain/audience';
import { errors } from '@/domain/messages';
import { storeRegistration } from '@/session/session';
import { Button } from '@/ui/button';
import { PasswordField, TextField } from '@/ui/field';
import { useForm } from '@/ui/use-form';
import { usePageMutation } from '@/ui/use-page-mutation';

import { AuthHeading, FormError, TextLink, useFormDraft } from './auth-parts';

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
  const draft = useFormDraft('sign-up', row);
  const { mutate, isPending, errorText } = usePageMutation(registerMutation(row.audience), {
    onSuccess: ({ userId }, registration, { isShown }) => {
      draft.forget(registration);
      if (isShown) storeRegistration(registration.email, userId);
    },
    leadsTo: (_, { email }) => [row.confirmEmailPath, { state: { email } }],
  });
  const { formProps, field, text } = useForm({
    schema,
    draft,
    onValid: ({ firstName, lastName, email, password }) => mutate({ firstName, lastName, email, password }),
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
        <FormError text={errorText} />
        <Button type="submit" size="xlarge" pending={isPending}>
          Sign Up
        </Button>
      </form>
      <p className="mt-7 text-muted">
        Already have an account? <TextLink to={row.signInPath}>Sign in</TextLink>
      </p>
    </>
  );
}
