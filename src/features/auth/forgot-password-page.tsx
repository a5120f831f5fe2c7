import { Mail } from 'lucide-react';
import { useState } from 'react';

import { requestPasswordReset } from '@/api/auth';
import { emailAddress, formSchema } from '@/components/form-schema';
import type { AudienceRow } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { notify } from '@/ui/toast';
import { useForm } from '@/ui/use-form';
import { useSubmission } from '@/ui/use-submission';

import { AuthHeading, FormError, TextLink, useFormDraft } from './auth-parts';

const schema = formSchema({ email: emailAddress });

/** Asks for a link that sets a new password (docs/product.md 4.6). */
export function ForgotPasswordPage({ row }: { row: AudienceRow }) {
  const [sent, setSent] = useState(false);
  const draft = useFormDraft('forgot-password', row);
  const { submit, pending, error } = useSubmission({
    send: async (email: string) => {
      await requestPasswordReset(row.audience, email);
      draft.forget({ email });
    },
    onDone: () => {
      setSent(true);
      notify.success(successes.resetLinkSent);
    },
    failureText: () => errors.forgotPasswordFailed,
  });
  const { formProps, text } = useForm({
    schema,
    draft,
    onValid: ({ email }) => {
      setSent(false);
      submit(email);
    },
  });

  return (
    <>
      <AuthHeading title="Forgot your password?" icon={Mail}>
        Enter the email of your account. We send a link that lets you set a new password.
      </AuthHeading>
      <form {...formProps} className="grid">
        <TextField
          {...text('email')}
          type="email"
          label="Email"
          autoComplete="username"
          hint={sent ? 'Look in your inbox, and in spam too.' : undefined}
        />
        <FormError text={error} />
        <Button type="submit" size="xlarge" pending={pending}>
          Reset Link
        </Button>
      </form>
      <p className="mt-7">
        <TextLink to={row.signInPath}>Go Back</TextLink>
      </p>
    </>
  );
}
