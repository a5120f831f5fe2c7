import ChevronDown from 'lucide-react/icons/chevron-down';

import { Button } from '@/ui/button';
import { lazyOverlay } from '@/ui/lazy';
import { usePopover } from '@/ui/use-popover';

import type { YourWordingProps } from './your-wording-menu';

// Needed only when somebody opens it.
const YourWordingMenu = lazyOverlay(async () => (await import('./your-wording-menu')).YourWordingMenu);

/** 'Your wording': the button in the pocket's header, and its menu. */
export function YourWordingButton(props: YourWordingProps) {
  const { frame, opener, open, setOpen } = usePopover();
  return (
    <div ref={frame} className="relative">
      <Button
        ref={opener}
        look="secondary"
        icon={ChevronDown}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="w-full flex-row-reverse"
      >
        Your wording
      </Button>
      {open && (
        <YourWordingMenu
          {...props}
          onClose={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}
