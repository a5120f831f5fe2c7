import { ChevronDown } from 'lucide-react';

import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import type { GoalKindRow } from '@/domain/goal-kind';
import type { Wordings } from '@/domain/wording';
import { Button } from '@/ui/button';
import { lazyOverlay } from '@/ui/lazy';
import { usePopover } from '@/ui/use-popover';

// Needed only when somebody opens it.
const YourWordingMenu = lazyOverlay(async () => (await import('./your-wording-menu')).YourWordingMenu);

export type YourWordingProps = {
  audience: Audience;
  kind: GoalKindRow;
  records: readonly GoalRecord[];
  wordings: Wordings;
};

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
