import KeyRound from 'lucide-react/icons/key-round';
import Link2Off from 'lucide-react/icons/link-2-off';
import { useSearchParams } from 'react-router-dom';

import { resetPasswordMutation } from '@/api/auth';
import { useDocumentTitle } from '@/components/document-title';
import { formSchema, secret } from '@/components/form-schema';
import type { AudienceRow } from '@/domain/audience';
import { tokenIdentity } from '@/session/token';
import { Button, ButtonLink } from '@/ui/button';
import { PasswordField } from '@/ui/field';
import { useClientValue } from '@/ui/use-client-value';
import { useForm } from '@/ui/use-form';
import { usePageMutation } from '@/ui/use-page-mutation';

import { AuthHeading, FormError, TextLink } from './auth-parts';

/** Sets a new password with the token of the link that was sent (docs/product.md 4.7). */
export function ResetPasswordPage({ row }: { row: AudienceRow }) {
  // A link that leads here has a token: the form is what the build prerenders.
  const token = useClientValue(useSearchParams()[0].get('token') ?? '', 'unknown');
  return token === '' ? <IncompleteLink row={row} /> : <NewPasswordForm row={row} token={token} />;
}

function IncompleteLink({ row }: { row: AudienceRow }) {
  const title = 'This link is incomplete';
  useDocumentTitle(title + row.titleSuffix);
  return (
    <>
      <AuthHeading title={title} icon={Link2Off}>
        This reset link is missing its code. Open it again from your email, or request a new one.
      </AuthHeading>
      <ButtonLink to={row.forgotPasswordPath} size="xlarge" className="w-full">
        Get a new link
      </ButtonLink>
      <WaysBack row={row} />
    </>
  );
}

const schema = formSchema({ newPassword: secret });

function NewPasswordForm({ row, token }: { row: AudienceRow; token: string }) {
  const { mutate, isPending, errorText } = usePageMutation(resetPasswordMutation(row.audience, token), {
    leadsTo: () => [row.signInPath, { replace: true }],
  });
  const { formProps, field } = useForm({
    schema,
    onValid: ({ newPassword }) => mutate(newPassword),
  });
  const { email } = tokenIdentity(token);

  return (
    <>
      <AuthHeading title="Set a new password" icon={KeyRound}>
        You'll use it to sign in from now on.
      </AuthHeading>
      <form {...formProps} className="grid">
        {/* A password manager keeps the new password with it. */}
        {email !== undefined && <input type="text" autoComplete="username" value={email} readOnly hidden />}
        <PasswordField {...field('newPassword')} label="New Password" autoComplete="new-password" />
        <FormError text={errorText} />
        <Button type="submit" size="xlarge" pending={isPending}>
          Reset Password
        </Button>
      </form>
      <WaysBack row={row} />
    </>
  );
}

/** Go Back leads to individual sign-in for both audiences (docs/product.md 4.7), so a business gets a second link. */
function WaysBack({ row }: { row: AudienceRow }) {
  return (
    <p className="mt-7 flex flex-wrap gap-x-6 gap-y-1.5">
      <TextLink to={row.resetGoBackPath}>Go Back</TextLink>
      {row.resetGoBackPath !== row.signInPath && <TextLink to={row.signInPath}>{row.signInLabel}</TextLink>}
    </p>
  );
}
