import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Rows added each time the end comes near: more than a tall window shows, few enough to be drawn at once. */
const step = 60;

/**
 * Draws a long list as it is needed: a first part, and more whenever its end comes near the window. Nothing is
 * recycled, so that find-in-page, selection and focus behave as in any page.
 * @returns the rows to draw, and the end to place after them
 */
export function useGrowingList<T>(rows: readonly T[]): { shown: readonly T[]; sentinel: ReactNode } {
  const [count, setCount] = useState(step);
  const end = useRef<HTMLDivElement>(null);
  const complete = count >= rows.length;

  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setCount((before) => before + step);
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
    // Observed anew after each step: an end that is still near must be told again.
  }, [count, complete]);

  return {
    shown: complete ? rows : rows.slice(0, count),
    sentinel: complete ? null : <div ref={end} aria-hidden className="h-px" />,
  };
}
