import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { withCommas } from '@/lib/with-commas';

import type { BoxHandlers } from './choice-boxes';
import { afterRemoval } from './focus';

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * The ways between the boxes of a list and the bar of tools for what is chosen, and what is announced of it (docs/product.md
 * 7.16). Enter on a box leads to the bar, arrow up back to the box: browsers have no use of their own for these keys there.
 * @param hasBar whether the bar is shown
 * @param count how many are chosen
 * @param onIntent called when the bar is likely to be needed
 * @param note what is said after the number of the chosen
 */
export function useChoiceBar(hasBar: boolean, count: number, onIntent: () => void, note = '') {
  /** What takes the focus in the bar, and the box from which somebody came there. */
  const entry = useRef<HTMLElement>(null);
  const setEntry = useCallback((element: HTMLElement | null) => {
    entry.current = element;
  }, []);
  const cameFrom = useRef<HTMLElement>(null);
  const foundBox = useRef<HTMLInputElement>(null);
  const [announcement, announce] = useState('');
  // The words of the bar go with it.
  if (!hasBar && announcement !== '') announce('');

  const choiceHandlers: BoxHandlers = {
    // A finger that touches a box may as well be scrolling.
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== 'touch') onIntent();
    },
    onFocus: onIntent,
    onKeyDown: (event) => {
      if (!hasBar || event.key !== 'Enter' || !isPlain(event)) return;
      event.preventDefault();
      cameFrom.current = event.currentTarget;
      entry.current?.focus();
    },
  };

  return {
    foundBox,
    choiceHandlers,
    /** Puts a text into the live region, in the place of the number of the chosen. */
    announce,
    /** What the bar needs: where it puts what takes the focus of whoever comes, and its key that leads back. */
    bar: {
      entry,
      setEntry,
      onKeyDown: (event: KeyboardEvent): void => {
        if (event.key !== 'ArrowUp' || !isPlain(event)) return;
        event.preventDefault();
        cameFrom.current?.focus();
      },
    },
    /** Stands after the list: the bar may be thousands of rows away. */
    link: hasBar && <LinkToTools count={count} onFollow={() => entry.current?.focus()} />,
    status: (
      <p role="status" className="sr-only">
        {announcement || (count > 0 && `${withCommas(count)} chosen${note}`)}
      </p>
    ),
  };
}

export type ChoiceBarParts = ReturnType<typeof useChoiceBar>['bar'];

/** Stands around the bar: the space over it, and where the focus goes when it leaves with the focus in it. */
export function ChoiceBarPlace({ onRemoved, children }: { onRemoved: () => void; children: ReactNode }) {
  return (
    <>
      <div ref={afterRemoval(onRemoved)} className="h-5 wide:h-8" />
      {children}
    </>
  );
}

function LinkToTools({ count, onFollow }: { count: number; onFollow: () => void }) {
  return (
    <a
      href={`#${toolsId}`}
      onClick={(event) => {
        event.preventDefault();
        onFollow();
      }}
      className="sr-only rounded-field bg-overlay px-4 py-2 shadow-3 focus:not-sr-only focus:absolute focus:start-2 focus:bottom-2 focus:z-10"
    >
      To the tools for {withCommas(count)} chosen
    </a>
  );
}

/** The id of the bar. */
export const toolsId = 'chosen-tools';

/** Of a page that has such a bar: at least as high as the window, so that the bar is at its end. */
export const pageWithTools =
  'has-[[data-tools]]:flex has-[[data-tools]]:min-h-[calc(100dvh-var(--top-inset)-100px)] has-[[data-tools]]:flex-col wide:has-[[data-tools]]:min-h-[calc(100dvh-var(--top-inset)-132px)]';
