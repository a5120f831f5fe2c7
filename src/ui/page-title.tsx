import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { isFocusLost } from './focus';
import { usePageName } from './use-page-name';

type Title = { page: string; text: string; tookFocus: boolean };

const LastTitleContext = createContext<RefObject<Title | null>>({ current: null });

/** Remembers the last title. */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  return <LastTitleContext value={useRef(null)}>{children}</LastTitleContext>;
}

/** A page's h1. After a change of page it takes the focus, so that screen readers announce it. */
export function PageTitle({ children, className = 'text-h1' }: { children: ReactNode; className?: string }) {
  const page = usePageName();
  const lastRef = use(LastTitleContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef('');

  // After every render, since only the element has the text of its children.
  useEffect(() => {
    const text = heading.current?.textContent ?? '';
    if (seen.current === page + text) return;
    seen.current = page + text;
    const before = lastRef.current;
    const isSamePage = before?.page === page;
    const isAnother = before !== null && !isSamePage;
    // A changed or remounted title takes the focus only if it is lost.
    const isAgain = isSamePage && isFocusLost() && (before.text !== text || before.tookFocus);
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
