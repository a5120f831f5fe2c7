import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import MenuIcon from 'lucide-react/icons/menu';
import { useState } from 'react';

import { BrandLink } from '@/components/brand-link';
import type { AudienceRow } from '@/domain/audience';
import { IconButton } from '@/ui/button';

import { MenuDrawer, ShortcutsDialog } from './lazy-parts';
import { UnreadDot } from './side-menu';

type Opened = 'nothing' | 'menu' | 'shortcuts';

type NarrowHeaderProps = {
  /** The page's audience. */
  row: AudienceRow;
  /** The signed-in user. */
  session: AudienceRow;
};

/** The top bar below 1440 px: the brand, the ellipsis menu, and below 1024 px the hamburger (docs/product.md 6.4). */
export function NarrowHeader({ row, session }: NarrowHeaderProps) {
  const [opened, setOpened] = useState<Opened>('nothing');
  const close = () => setOpened('nothing');
  return (
    <header className="flex h-15 items-center gap-[min(0.5rem,2.1vw)] border-b border-line bg-raised px-[min(0.75rem,3.5vw)] md:px-5">
      <IconButton
        icon={MenuIcon}
        label="Menu"
        data-press="menu"
        aria-expanded={opened === 'menu'}
        onClick={() => setOpened('menu')}
        className="lg:hidden"
      />
      <BrandLink />
      <div className="relative ms-auto">
        <IconButton
          icon={EllipsisVertical}
          label="Shortcuts"
          data-press="shortcuts"
          aria-expanded={opened === 'shortcuts'}
          onClick={() => setOpened('shortcuts')}
        />
        <span className="pointer-events-none absolute end-0.5 top-0.5">
          <UnreadDot className="block size-2.5" />
        </span>
      </div>

      {opened === 'menu' && <MenuDrawer row={row} onClose={close} />}

      {opened === 'shortcuts' && <ShortcutsDialog row={session} onClose={close} />}
    </header>
  );
}
