import ChevronDown from 'lucide-react/icons/chevron-down';

import { Button } from '@/ui/button';
import { usePopover } from '@/ui/use-popover';

import { YourWordingMenu } from './lazy-parts';
import type { YourWordingProps } from './wording/your-wording-menu';

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
