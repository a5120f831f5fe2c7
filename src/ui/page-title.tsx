import { useEffect, useRef, type ReactNode } from 'react';

import { brand } from '@/brand';

/** The first page of a visit must not steal the focus; every later one is announced by its heading. */
let firstPage = true;

type PageTitleProps = {
  /** The page's name in the window title. */
  title: string;
  children?: ReactNode;
  /** Its size, and what else its place needs. */
  className?: string;
};

/** A page's one h1: names the window, and takes the focus after a change of page so that it is read out. */
export function PageTitle({ title, children, className = 'text-h1' }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} - ${brand.name}`;
    if (firstPage) firstPage = false;
    // A page that gives its own first field the focus keeps it, and so does an open dialog.
    else if (!document.querySelector('dialog[open]')) heading.current?.focus({ preventScroll: true });
  }, [title]);

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}
