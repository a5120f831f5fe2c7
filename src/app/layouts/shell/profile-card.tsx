import { CircleUserRound, LogOut, Sparkle } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { logout } from '@/api/auth';
import type { AudienceRow } from '@/domain/audience';
import { errors } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { leaveBy } from '@/session/exit';
import { forgetSignIn } from '@/session/session';
import { Avatar } from '@/ui/avatar';
import { Button, ButtonLink } from '@/ui/button';
import { notify } from '@/ui/notify';
import { useSubmission } from '@/ui/use-submission';

import { useIdentity } from './use-identity';

/** The inside of the profile popup: who is signed in, and the way out (spec 2). */
export function ProfileCard({ row, onNavigate }: { row: AudienceRow; onNavigate: () => void }) {
  const { name, email, image } = useIdentity(row);
  const navigate = useNavigate();
  const { submit: signOut, pending } = useSubmission({
    send: (signal) => logout(row.audience, signal),
    onDone: () => {
      leaveBy(row.signInPath);
      void navigate(row.signInPath);
      forgetSignIn(row.audience);
    },
    failureText: () => errors.signOutFailed,
  });

  return (
    <div>
      <div className="flex items-center gap-3.5 p-5 pb-4">
        <Avatar name={name} image={image} size="large" />
        <div className="min-w-0">
          <p className="w-fit font-semibold first-letter:uppercase">
            <bdi>{name || 'Signed in'}</bdi>
          </p>
          {email !== null && (
            <p className="truncate text-small text-muted" title={email}>
              <bdi>{email}</bdi>
            </p>
          )}
        </div>
      </div>
      <div className="grid gap-2 px-5 pb-4">
        <ButtonLink to={paths.profile} look="secondary" icon={CircleUserRound} onClick={onNavigate}>
          My Profile
        </ButtonLink>
        <Button look="secondary" icon={Sparkle} iconClassName="text-blaze-soft-ink" onClick={notify.unavailable}>
          Upgrade
        </Button>
      </div>
      <div className="border-t border-line p-2">
        <Button
          look="quiet"
          icon={LogOut}
          pending={pending}
          onClick={() => signOut()}
          className="w-full justify-start font-normal"
        >
          Sign Out
        </Button>
      </div>
    </div>
  );
}
