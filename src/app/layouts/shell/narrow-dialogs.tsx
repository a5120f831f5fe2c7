import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { BrandLink } from '@/components/brand-link';
import type { AudienceRow } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

import { menus } from './menus';
import { ProfileCard } from './profile-card';
import { SideMenu, UnreadDot } from './side-menu';
import { ShellThemeSwitch } from './theme-switch';

const tileClass =
  'relative grid min-h-21 w-full justify-items-center content-center gap-2 rounded-card bg-sunken p-2 text-label text-ink no-underline hover:bg-track';

/** The ellipsis menu below 1440 px: notifications, search, profile and theme (docs/product.md 6.4). */
export function ShortcutsDialog({ row, onClose }: { row: AudienceRow; onClose: () => void }) {
  const [showsProfile, setShowsProfile] = useState(false);
  const titleId = useId();
  return (
    <Dialog shape="top-card" labelledBy={titleId} onClose={onClose}>
      <div className="flex items-center gap-1 p-4 ps-5 pb-3">
        <h2 id={titleId} className="flex-1 text-h3">
          Shortcuts
        </h2>
        <ShellThemeSwitch />
        <IconButton icon={X} label="Close shortcuts" onClick={onClose} />
      </div>
      <div className="grid grid-cols-3 gap-3 px-5 pb-5">
        <Link to={paths.notifications} onClick={onClose} className={tileClass}>
          <TileIcon icon={Bell}>
            <UnreadDot className="absolute -end-1.5 -top-1 size-2.5" />
          </TileIcon>
          Notifications
        </Link>
        <Link to={paths.search} onClick={onClose} className={tileClass}>
          <TileIcon icon={Search} />
          Search
        </Link>
        <button
          type="button"
          aria-label="Profile menu"
          aria-expanded={showsProfile}
          onClick={() => setShowsProfile(!showsProfile)}
          className={tileClass}
        >
          <TileIcon icon={CircleUserRound} />
          Profile
        </button>
      </div>
      {showsProfile && (
        <div className="animate-rise border-t border-line">
          <ProfileCard row={row} onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}

function TileIcon({ icon: Icon, children }: { icon: LucideIcon; children?: ReactNode }) {
  return (
    <span className="relative">
      <Icon aria-hidden className="size-6" strokeWidth={1.85} />
      {children}
    </span>
  );
}

/** The side menu as a drawer, below 1024 px. */
export function MenuDrawer({ row, onClose }: { row: AudienceRow; onClose: () => void }) {
  return (
    <Dialog shape="drawer" label="Menu" onClose={onClose} className="overflow-y-auto bg-raised">
      <div className="flex h-15 shrink-0 items-center justify-between ps-6 pe-3">
        <BrandLink />
        <IconButton icon={X} label="Close menu" onClick={onClose} />
      </div>
      <SideMenu menu={menus[row.audience]} onNavigate={onClose} />
    </Dialog>
  );
}
