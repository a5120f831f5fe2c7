import X from 'lucide-react/icons/x';

import { BrandLink } from '@/components/brand-link';
import type { AudienceRow } from '@/domain/audience';
import { IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

import { menus } from './menus';
import { SideMenu } from './side-menu';

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
