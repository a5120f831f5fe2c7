import ArrowUp from 'lucide-react/icons/arrow-up';
import Menu from 'lucide-react/icons/menu';
import { useId, useRef, useSyncExternalStore } from 'react';
import { NavLink, Outlet } from 'react-router-dom';

import { BrandLink } from '@/components/brand-link';
import { limits } from '@/domain/limits';
import { paths } from '@/domain/paths';
import { listen } from '@/lib/listen';
import { ButtonLink } from '@/ui/button';
import { focusTitle } from '@/ui/focus';

import { PublicFooter } from './public-footer';

/** The layout of the public pages. */
export function PublicLayout() {
  return (
    <div className="flex min-h-[calc(100dvh-var(--top-inset))] flex-col">
      <a
        href="#content"
        className="fixed start-2 top-2 z-50 -translate-y-20 rounded-field bg-overlay px-4 py-2.5 font-semibold text-ink focus:translate-y-0 focus:shadow-3"
      >
        Skip to content
      </a>
      <PublicHeader />
      {/* tabIndex: where "Skip to content" leads. */}
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-328 flex-1 px-5 outline-none md:px-8">
        <Outlet />
      </main>
      <PublicFooter />
      <BackToTop />
    </div>
  );
}

/**
 * The header of the public pages (docs/product.md 3.1). Below 768 px its links are a popover behind a burger: the
 * browser opens it, closes it on Escape and beside it, gives the focus back and says whether it is open, before and
 * without any script.
 */
function PublicHeader() {
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
        <Menu className="size-6" />
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

const onScroll = (listener: () => void) => listen(window, ['scroll'], listener, { passive: true });

const isPastLimit = () => window.scrollY > limits.backToTopAfter;

/** Shown past 300 px of scroll (docs/product.md 3.6). Takes the page and the focus back to its heading. */
function BackToTop() {
  const shown = useSyncExternalStore(onScroll, isPastLimit, () => false);

  function goUp() {
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: reducedMotion ? 'auto' : 'smooth' });
    focusTitle({ preventScroll: true });
  }

  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={goUp}
      className="fixed end-5 bottom-5 z-40 grid size-12 animate-fade-in place-items-center rounded-full bg-blaze text-blaze-ink shadow-3 hover:brightness-95 focus-visible:outline-blaze-ink md:end-6 md:bottom-6 print:hidden"
    >
      <ArrowUp aria-hidden className="size-5.5" strokeWidth={2} />
    </button>
  );
}
