import Flag from 'lucide-react/icons/flag';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { audiences } from '@/domain/audience';
import { errors } from '@/domain/messages';
import { storeSignIn, tokenOf } from '@/session/session';
import { storedValues } from '@/session/storage';
import { nowInSeconds, tokenIdentity, tokenState } from '@/session/token';
import { Button } from '@/ui/button';
import { notify } from '@/ui/toast';
import { useClientValue } from '@/ui/use-client-value';

import { AuthHeading } from './auth-parts';

const row = audiences.individual;

/** A confirmation link (docs/product.md 4.5): Continue uses its valid token, else a stored one, else opens sign-in. */
export function WelcomePage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const linkToken = useClientValue(query.get('token'), null);
  const linkEmail = useClientValue(query.get('email'), null);
  // Anyone can put an address into a link; the token's claim wins.
  const email = tokenIdentity(linkToken ?? '').email ?? (linkEmail || null);

  function continueWithLink() {
    const now = nowInSeconds();
    if (linkToken !== null && tokenState(linkToken, now) === 'valid') {
      storeSignIn(row.audience, { email, token: linkToken });
      void navigate(row.homePath, { replace: true, state: { email } });
    } else if (tokenState(tokenOf(row.audience), now) === 'valid') {
      void navigate(row.homePath, { replace: true, state: { email: storedValues().email } });
    } else {
      notify.error(errors.continueToSignIn);
      void navigate(row.signInPath, { replace: true });
    }
  }

  return (
    <>
      <AuthHeading title="Welcome" icon={Flag}>
        {email === null ? (
          'One step to your dashboard.'
        ) : (
          <>
            Continue as <bdi className="font-semibold text-ink">{email}</bdi>.
          </>
        )}
      </AuthHeading>
      <Button size="xlarge" className="w-full" onClick={continueWithLink}>
        Continue
      </Button>
    </>
  );
}
