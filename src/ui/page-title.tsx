import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { brand } from '@/brand';

/** The page shown last. The first one of a visit must not steal the focus; every later one is announced by its heading. */
let lastPage: string | null = null;

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
    const page = `${pathname} ${title}`;
    const isNews = lastPage !== null && lastPage !== page;
    lastPage = page;
    // An open dialog keeps the focus.
    if (isNews && !document.querySelector('dialog[open]')) heading.current?.focus({ preventScroll: true });
  }, [title, pathname]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}
