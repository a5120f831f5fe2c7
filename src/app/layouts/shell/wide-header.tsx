import { clsx } from 'clsx';
import Bell from 'lucide-react/icons/bell';
import Search from 'lucide-react/icons/search';
import Sparkle from 'lucide-react/icons/sparkle';
import { Link } from 'react-router-dom';

import { notifyUnavailable } from '@/components/unavailable';
import type { AudienceRow } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { usePopover } from '@/ui/use-popover';

import { ProfileCard } from './lazy-parts';
import { UnreadDot } from './side-menu';
import { ShellThemeSwitch } from './theme-switch';
import { useIdentity } from './use-identity';

type HeaderProps = { row: AudienceRow };

/** Looks like the field that it leads to. */
export function SearchLink() {
  return (
    <Link
      to={paths.search}
      className="flex min-h-10 w-75 items-center gap-3 rounded-field border border-line bg-raised px-3 text-subtle no-underline hover:border-line-strong pointer-coarse:min-h-11"
    >
      <Search aria-hidden className="size-5" strokeWidth={1.85} />
      Search
    </Link>
  );
}

export const wideHeaderClass =
  'sticky top-(--top-inset) z-20 h-17 items-center gap-4 border-b border-line bg-surface px-8 print:hidden';

/** The top header from 1440 px (docs/product.md 6.4). */
export function WideHeader({ row }: HeaderProps) {
  return (
    <header className={clsx(wideHeaderClass, 'flex')}>
      <SearchLink />
      <div className="ms-auto flex items-center gap-[min(1rem,1.2vw)]">
        <Button look="secondary" icon={Sparkle} iconClassName="text-blaze-soft-ink" onClick={notifyUnavailable}>
          Upgrade
        </Button>
        <span className="text-small text-muted">{row.headerLabel}</span>
        <span aria-hidden className="h-6 w-px bg-line" />
        <ShellThemeSwitch />
        <Link
          to={paths.notifications}
          className="relative grid size-10 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
        >
          <Bell aria-hidden className="size-5" strokeWidth={1.85} />
          <span className="sr-only">Notifications</span>
          <UnreadDot className="absolute end-1.5 top-1.5 size-2.5 ring-2 ring-surface" />
        </Link>
        <ProfileOpener row={row} />
      </div>
    </header>
  );
}

/** The profile picture and the popup under it. */
function ProfileOpener({ row }: HeaderProps) {
  const { name, image } = useIdentity(row);
  const { frame, opener, open, setOpen } = usePopover();
  return (
    <div ref={frame} className="relative">
      <button
        ref={opener}
        type="button"
        aria-label="Profile menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="grid place-items-center rounded-full pointer-coarse:size-11"
      >
        <Avatar name={name} image={image} />
      </button>
      {open && (
        <div className="absolute end-0 top-full mt-3 w-74 animate-rise rounded-card border border-line bg-overlay shadow-3">
          <ProfileCard row={row} onClose={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}
