import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { withoutEndSlash } from '@/lib/path';

import { isFocusLost } from './focus';

/** The heading shown last, and whether it was given the focus. */
let last: { pathname: string; text: string; tookFocus: boolean } | null = null;

/**
 * Whether a heading is to take the focus: every page's does but the first of a visit. One whose text changes, or that is
 * rendered again, takes it only if nothing has it: the user may have gone on already.
 */
function takesFocus(pathname: string, text: string): boolean {
  // An open dialog keeps the focus.
  if (last === null || document.querySelector('dialog[open]')) return false;
  if (last.pathname !== pathname) return true;
  return isFocusLost() && (last.text !== text || last.tookFocus);
}

type PageTitleProps = {
  children: ReactNode;
  /** Its size, and what else its place needs. */
  className?: string;
};

/** A page's one h1. After a change of page it takes the focus, so that it is read out. */
export function PageTitle({ children, className = 'text-h1' }: PageTitleProps) {
  const pathname = withoutEndSlash(useLocation().pathname);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What the effect has seen. */
  const seen = useRef('');

  // After every render, since only the element knows whether its children are another text.
  useEffect(() => {
    const text = heading.current?.textContent ?? '';
    if (seen.current === pathname + text) return;
    seen.current = pathname + text;
    const isTaking = takesFocus(pathname, text);
    last = { pathname, text, tookFocus: isTaking || (last?.pathname === pathname && last.tookFocus) };
    if (isTaking) heading.current?.focus({ preventScroll: true });
  });

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
