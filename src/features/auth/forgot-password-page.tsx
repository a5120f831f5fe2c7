import Mail from 'lucide-react/icons/mail';

import { requestPasswordResetMutation } from '@/api/auth';
import { emailAddress, formSchema } from '@/components/form-schema';
import type { AudienceRow } from '@/domain/audience';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { useForm } from '@/ui/use-form';
import { usePageMutation } from '@/ui/use-page-mutation';

import { AuthHeading, FormError, TextLink, useFormDraft } from './auth-parts';

const schema = formSchema({ email: emailAddress });

/** Asks for a link that sets a new password (docs/product.md 4.6). */
export function ForgotPasswordPage({ row }: { row: AudienceRow }) {
  const draft = useFormDraft('forgot-password', row);
  const { mutate, isPending, errorText } = usePageMutation(requestPasswordResetMutation(row.audience), {
    onSuccess: (_, email) => draft.forget({ email }),
  });
  const { formProps, text } = useForm({
    schema,
    draft,
    onValid: ({ email }) => mutate(email),
  });

  return (
    <>
      <AuthHeading title="Forgot your password?" icon={Mail}>
        Enter your email and we'll send you a link to reset your password.
      </AuthHeading>
      <form {...formProps} className="grid">
        <TextField {...text('email')} type="email" label="Email" autoComplete="username" />
        <FormError text={errorText} />
        <Button type="submit" size="xlarge" pending={isPending}>
          Reset Link
        </Button>
      </form>
      <p className="mt-7">
        <TextLink to={row.signInPath}>Go Back</TextLink>
      </p>
    </>
  );
}
