import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { isFocusLost } from './focus';
import { usePageName } from './use-page-name';

/** The heading shown last: on which page, and whether it was given the focus. */
type Title = { page: string; text: string; tookFocus: boolean };

const LastTitleContext = createContext<RefObject<Title | null>>({ current: null });

/** Knows which of the titles below it was shown last. */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  return <LastTitleContext value={useRef(null)}>{children}</LastTitleContext>;
}

/** A page's one h1. After a change of page, so not on the first of a visit, it takes the focus: it is read out. */
export function PageTitle({ children, className = 'text-h1' }: { children: ReactNode; className?: string }) {
  const page = usePageName();
  const lastRef = use(LastTitleContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef('');

  // After every render, since only the element knows whether its children are another text.
  useEffect(() => {
    const text = heading.current?.textContent ?? '';
    if (seen.current === page + text) return;
    seen.current = page + text;
    const before = lastRef.current;
    const isSamePage = before?.page === page;
    const isAnother = before !== null && !isSamePage;
    // One whose text changes, or that is rendered again, takes the focus only if nothing has it: the user may have gone on.
    const isAgain = isSamePage && isFocusLost() && (before.text !== text || before.tookFocus);
    // An open dialog keeps it: the page behind is inert.
    if (isAnother || isAgain) heading.current?.focus({ preventScroll: true });
    const hasFocus = heading.current !== null && document.activeElement === heading.current;
    lastRef.current = { page, text, tookFocus: hasFocus || (isSamePage && before.tookFocus) };
  });

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
