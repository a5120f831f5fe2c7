import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';

import { limits } from '@/domain/limits';
import { Dialog } from '@/ui/dialog';
import { useMediaQuery, useMinWidth } from '@/ui/use-media-query';

type ListWithDetailsProps = {
  children: ReactNode;
  details: ReactNode;
  selectedKey: string | null;
  detailsId: string;
  onClose: () => void;
};

/**
 * A list with the whole width, and beside the details of one of its records once that is open; below 1440 px, or with text
 * that is too large for that, the details are a sheet over it. A page with more above its list than a title sets
 * `--around-details`, the part of the window's height that the panel leaves free. On paper there are the details alone, or
 * the list where none are open.
 */
export function ListWithDetails({ children, details, selectedKey, detailsId, onClose }: ListWithDetailsProps) {
  const isWide = useMinWidth(limits.wideHeaderFrom);
  // Printing shows only the details.
  const isPrinting = useMediaQuery('print');
  const isOpen = selectedKey !== null;
  const isBeside = isOpen && (isWide || isPrinting);
  return (
    <div className={clsx('items-start gap-5', isBeside && 'grid grid-cols-[minmax(640px,1fr)_minmax(440px,640px)]')}>
      {children}
      {isBeside && (
        <section
          id={detailsId}
          aria-label="Details"
          data-panel
          className="sticky top-25 flex max-h-[calc(100dvh-var(--top-inset)-var(--around-details,218px))] flex-col overflow-hidden rounded-card border border-line bg-raised shadow-2"
        >
          {details}
        </section>
      )}
      {isOpen && !isBeside && (
        <Dialog shape="sheet" label="Details" onClose={onClose}>
          <Fragment key={selectedKey}>{details}</Fragment>
        </Dialog>
      )}
    </div>
  );
}

/** The part of the details that scrolls, with the keys that are pressed in it. */
export function DetailsBody({ children }: { children: ReactNode }) {
  return (
    <>
      <div aria-hidden className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-line-strong md:hidden" />
      {/* Positioned, so that hidden texts inside scroll with it, not the panel around it. */}
      <div className="relative min-h-0 flex-1 overflow-y-auto p-5 focus-inside md:p-6 print:overflow-visible print:p-0">
        {children}
      </div>
    </>
  );
}
