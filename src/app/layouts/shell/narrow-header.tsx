import { EllipsisVertical, Menu as MenuIcon, X } from 'lucide-react';
import { Suspense, useState } from 'react';

import type { AudienceRow } from '@/domain/audience';
import { BrandLink } from '@/ui/brand-link';
import { Dialog } from '@/ui/dialog';
import { IconButton } from '@/ui/icon-button';

import { lazyPart } from '../../lazy-part';
import { menus } from './menus';
import { SideMenu } from './side-menu';
import { UnreadDot } from './unread-dot';
import type { SignOut } from './use-sign-out';

// Wide screens never need it, and narrow ones not before the first press.
const ShortcutsDialog = lazyPart(async () => (await import('./shortcuts-dialog')).ShortcutsDialog);

type Opened = 'nothing' | 'menu' | 'shortcuts';

/** The top bar below 1440 px: the brand, the ellipsis menu, and below 1024 px the hamburger (spec 2, design 5). */
export function NarrowHeader({ row, ...exit }: SignOut & { row: AudienceRow }) {
  const [opened, setOpened] = useState<Opened>('nothing');
  const close = () => setOpened('nothing');
  return (
    <header className="flex h-15 items-center gap-2 border-b border-line bg-raised px-3 md:px-5">
      <IconButton
        icon={MenuIcon}
        label="Menu"
        aria-expanded={opened === 'menu'}
        onClick={() => setOpened('menu')}
        className="lg:hidden"
      />
      <BrandLink />
      <div className="relative ml-auto">
        <IconButton
          icon={EllipsisVertical}
          label="Shortcuts"
          aria-expanded={opened === 'shortcuts'}
          onClick={() => setOpened('shortcuts')}
        />
        <span className="pointer-events-none absolute top-0.5 right-0.5">
          <UnreadDot className="block size-2.5" />
        </span>
      </div>

      {opened === 'menu' && (
        <Dialog shape="drawer" label="Menu" onClose={close} className="overflow-y-auto bg-raised">
          <div className="flex h-15 shrink-0 items-center justify-between pr-3 pl-6">
            <BrandLink />
            <IconButton icon={X} label="Close menu" onClick={close} />
          </div>
          <SideMenu menu={menus[row.audience]} onNavigate={close} />
        </Dialog>
      )}
      <Suspense fallback={null}>
        {opened === 'shortcuts' && <ShortcutsDialog row={row} onClose={close} {...exit} />}
      </Suspense>
    </header>
  );
}
