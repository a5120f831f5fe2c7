import { useState, type ReactNode } from 'react';

/** Rows added each time the end comes near: more than a tall window shows, few enough to be drawn at once. */
const step = 60;

/**
 * Draws a long list as it is needed: a first part, and more whenever its end comes near the window. Nothing is
 * recycled, so that find-in-page, selection and focus behave as in any page.
 * @returns the rows to draw, and the end to place after them
 */
export function useGrowingList<T>(rows: readonly T[]): { shown: readonly T[]; sentinel: ReactNode } {
  const [count, setCount] = useState(step);
  const complete = count >= rows.length;

  function observe(element: HTMLElement): () => void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setCount((before) => before + step);
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }

  return {
    shown: complete ? rows : rows.slice(0, count),
    // A new end after each step: one that is still near must be told again.
    sentinel: complete ? null : <div key={count} ref={endRef(observe)} aria-hidden className="h-px" />,
  };
}

/** A ref that calls back while its element is in the page. */
function endRef(observe: (element: HTMLElement) => () => void) {
  return (element: HTMLElement | null) => (element ? observe(element) : undefined);
}
