import Share2 from 'lucide-react/icons/share-2';

import type { Pocket } from '@/components/goal/use-pocket-goals';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { Button } from '@/ui/button';
import { usePopover } from '@/ui/use-popover';

import { Share } from './share';
import { useTaken } from './taken';

/** Whether the menu of an open record is open; kept by the details, whose head is another once a wording is found. */
export function useShareMenu(whenReady: Pocket['whenReady']) {
  return { ...usePopover(), shared: useTaken(whenReady) };
}

type ShareButtonProps = {
  audience: Audience;
  record: GoalRecord;
  menu: ReturnType<typeof useShareMenu>;
  onDownload: () => void;
};

/** 'Share': the button in the head of the details, and its menu (docs/product.md 23). */
export function ShareButton({ audience, record, menu, onDownload }: ShareButtonProps) {
  const { frame, opener, open: isOpen, setOpen, shared } = menu;
  const { taken, isOpening } = shared;
  return (
    <div ref={frame} className="relative print:hidden">
      <Button
        ref={opener}
        look="secondary"
        size="small"
        icon={Share2}
        pending={isOpening}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          if (isOpen) setOpen(false);
          else void shared.open([record]).then(setOpen);
        }}
        className="max-md:size-11 max-md:gap-0 max-md:border-transparent max-md:px-0"
      >
        <span className="max-md:sr-only">Share</span>
      </Button>
      {isOpen && taken && (
        <Share
          audience={audience}
          taken={taken}
          focusButton={() => opener.current?.focus()}
          onDownload={onDownload}
          onClose={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}
