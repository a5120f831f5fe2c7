import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import Sparkle from 'lucide-react/icons/sparkle';

import { useLeave } from '@/components/leave-guard';
import { notifyUnavailable } from '@/components/unavailable';
import type { AudienceRow } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { Avatar } from '@/ui/avatar';
import { Button, ButtonLink } from '@/ui/button';

import { useSignOut } from './sign-out';
import { useIdentity } from './use-identity';

/** The inside of the profile popup: who is signed in, and the way out (docs/product.md 6.5). */
export function ProfileCard({ row, onClose }: { row: AudienceRow; onClose: () => void }) {
  const { name, email, image } = useIdentity(row);
  const { beforeLeaving } = useLeave();
  const { signOut, signingOut } = useSignOut();

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
        <ButtonLink to={paths.profile} look="secondary" icon={CircleUserRound} onClick={onClose}>
          My Profile
        </ButtonLink>
        <Button look="secondary" icon={Sparkle} iconClassName="text-blaze-soft-ink" onClick={notifyUnavailable}>
          Upgrade
        </Button>
      </div>
      <div className="border-t border-line p-2">
        <Button
          look="quiet"
          icon={LogOut}
          sends
          pending={signingOut}
          onClick={() => beforeLeaving(signOut)}
          className="w-full justify-start font-normal"
        >
          Sign Out
        </Button>
      </div>
    </div>
  );
}
