import { useId, useRef } from 'react';
import { NavLink } from 'react-router-dom';

import { BrandLink } from '@/components/brand-link';
import { paths } from '@/domain/paths';
import { Glyph } from '@/ui/art/glyph';
import { ButtonLink } from '@/ui/button';

/**
 * The header of the public pages (docs/product.md 3.1). Below 768 px its links are a popover behind a burger: the
 * browser opens it, closes it on Escape and beside it, gives the focus back and says whether it is open, before and
 * without any script.
 */
export function PublicHeader() {
  const menu = useRef<HTMLElement>(null);
  const menuId = useId();

  /** A link inside leads to another page without leaving the document, so the menu would stay. */
  function close() {
    if (menu.current && 'hidePopover' in menu.current) menu.current.hidePopover();
  }

  return (
    <header className="mx-auto flex w-full max-w-328 items-center justify-between gap-4 px-5 py-3 md:px-8 md:py-5 print:hidden">
      <BrandLink />
      <button
        type="button"
        popoverTarget={menuId}
        aria-label="Menu"
        className="-me-2.5 grid size-11 place-items-center rounded-field text-ink hover:bg-sunken md:hidden"
      >
        <Glyph name="menu" className="size-6" />
      </button>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label="Pages"
        className="inset-x-3 top-[calc(var(--top-inset)+4.25rem)] bottom-auto m-0 h-auto w-auto gap-2 rounded-card border border-line bg-overlay p-3 text-ink shadow-3 open:grid motion-safe:open:animate-rise md:static md:flex md:items-center md:gap-4 md:border-0 md:bg-transparent md:p-0 md:shadow-none md:[header:not(:has(+*))_&]:invisible"
      >
        <NavLink
          to={paths.aboutUs}
          onClick={close}
          className="inline-flex min-h-11 items-center rounded-field px-3 font-semibold no-underline hover:bg-sunken"
        >
          About Us
        </NavLink>
        <ButtonLink to={paths.getStarted} onClick={close} size="medium" className="max-md:min-h-11.5">
          Get Started
        </ButtonLink>
      </nav>
    </header>
  );
}
