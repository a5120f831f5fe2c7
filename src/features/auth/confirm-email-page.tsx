import MailCheck from 'lucide-react/icons/mail-check';

import { notifyUnavailable } from '@/components/unavailable';
import type { AudienceRow } from '@/domain/audience';
import { Button } from '@/ui/button';
import { useClientValue } from '@/ui/use-client-value';
import { useStateText } from '@/ui/use-state-text';

import { AuthHeading, TextLink } from './auth-parts';

/** Tells a fresh user to open the link that was sent (docs/product.md 4.4). */
export function ConfirmEmailPage({ row }: { row: AudienceRow }) {
  const email = useClientValue(useStateText('email'), null);
  return (
    <>
      <AuthHeading title="Confirm your email address" icon={MailCheck}>
        {email === null ? (
          'Click the link we sent to your email address.'
        ) : (
          <>
            Click the link we sent to <bdi className="font-semibold text-ink">{email}</bdi>.
          </>
        )}
      </AuthHeading>
      <p className="-mt-3 mb-7 text-muted">It can take a minute to arrive. Check your spam folder too.</p>
      <Button look="secondary" size="xlarge" className="w-full" onClick={notifyUnavailable}>
        Resend Confirmation mail
      </Button>
      <p className="mt-7 text-muted">
        Already confirmed? <TextLink to={row.signInPath}>login</TextLink>
      </p>
    </>
  );
}
