import { createContext, use, useCallback, useRef, useState, type KeyboardEvent } from 'react';

import { withCommas } from '@/lib/with-commas';

import type { Choice } from './use-choice';

/** Links boxes of a list and the bar for its chosen rows: Enter on a box leads to the bar (docs/product.md 7.16). */
export function useChoiceBar(choice: Choice) {
  const count = choice.chosen.length;
  const hasBar = count > 0 || choice.isLocked;
  /** The tab stop of the bar. */
  const entry = useRef<HTMLElement>(null);
  const setEntry = useCallback((element: HTMLElement | null) => {
    entry.current = element;
  }, []);
  const foundBox = useRef<HTMLInputElement>(null);
  const [announcement, announce] = useState('');
  if (!hasBar && announcement !== '') announce('');

  const boxHandlers = {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (!hasBar || event.key !== 'Enter' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      entry.current?.focus();
    },
  };

  return {
    hasBar,
    chosenParts: {
      choice,
      foundBox,
      boxHandlers,
      entry,
      setEntry,
      /** Announces a text instead of the number of selected rows. */
      announce,
      clear: () => {
        choice.clear();
        announce('');
      },
    },
    /** A skip link after the list: the bar may be thousands of rows away. */
    link: hasBar && (
      <a
        href={`#${toolsId}`}
        onClick={(event) => {
          event.preventDefault();
          entry.current?.focus();
        }}
        className="sr-only rounded-field bg-overlay px-4 py-2 shadow-3 focus:not-sr-only focus:absolute focus:start-2 focus:bottom-2 focus:z-10"
      >
        Go to actions for {withCommas(count)} selected
      </a>
    ),
    status: (
      <p role="status" className="sr-only">
        {announcement || (count > 0 && `${withCommas(count)} selected`)}
      </p>
    ),
  };
}

/** The selection that the boxes of a list share with its bar. */
export const ChosenContext = createContext<ReturnType<typeof useChoiceBar>['chosenParts'] | null>(null);

export function useChosen() {
  const parts = use(ChosenContext);
  if (parts === null) throw new Error('A box outside of its list.');
  return parts;
}

/** The id of the bar. */
export const toolsId = 'chosen-tools';

/** The class of a page with the bar: at least as high as the window, so that the bar is at its end. */
export const pageWithTools =
  'has-[[data-tools]]:flex has-[[data-tools]]:min-h-[calc(100dvh-var(--top-inset)-100px)] has-[[data-tools]]:flex-col wide:has-[[data-tools]]:min-h-[calc(100dvh-var(--top-inset)-132px)]';
