import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { brand } from '@/brand';

import { isFocusLost } from './focus';

/** The page shown last, and whether its heading was given the focus. */
let last: { pathname: string; title: string; tookFocus: boolean } | null = null;

/**
 * Whether a heading is to take the focus: every page does but the first of a visit. One that is renamed or
 * mounted again takes it only if no element has it: the user may have moved on.
 */
function takesFocus(pathname: string, title: string): boolean {
  // An open dialog keeps the focus.
  if (last === null || document.querySelector('dialog[open]')) return false;
  if (last.pathname !== pathname) return true;
  return isFocusLost() && (last.title !== title || last.tookFocus);
}

type PageTitleProps = {
  /** The page's name in the window title. */
  title: string;
  children?: ReactNode;
  /** Its size, and what else its place needs. */
  className?: string;
};

/** A page's one h1: names the window, and takes the focus after a change of page so that it is read out. */
export function PageTitle({ title, children, className = 'text-h1' }: PageTitleProps) {
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} - ${brand.name}`;
    const isTaking = takesFocus(pathname, title);
    last = { pathname, title, tookFocus: isTaking || (last?.pathname === pathname && last.tookFocus) };
    if (isTaking) heading.current?.focus({ preventScroll: true });
  }, [title, pathname]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}
