import ArrowUp from 'lucide-react/icons/arrow-up';
import { useSyncExternalStore } from 'react';

import { limits } from '@/domain/limits';
import { focusTitle } from '@/ui/focus';

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

const isPastLimit = () => window.scrollY > limits.backToTopAfter;

/** Shown past 300 px of scroll (docs/product.md 3.6). Takes the page and the focus back to its heading. */
export function BackToTop() {
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
