import { useState, type ReactNode } from 'react';

/** Rows added each time the end comes near: more than a tall window shows, few enough to render at once. */
const step = 60;

/**
 * Renders a long list in steps: a first part, and more whenever its end comes near the window. Rows stay once rendered, so
 * that find-in-page, selection and focus work as in any page.
 * @returns the rows to render, and the sentinel to place after them
 */
export function useIncrementalList<T>(rows: readonly T[]): { shown: readonly T[]; sentinel: ReactNode } {
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
    // Re-keyed, so that the observer fires again while the sentinel stays in view.
    sentinel: complete ? null : <div key={count} ref={endRef(observe)} aria-hidden className="h-px" />,
  };
}

/** A ref that calls back while its element is in the page. */
function endRef(observe: (element: HTMLElement) => () => void) {
  return (element: HTMLElement | null) => (element ? observe(element) : undefined);
}
