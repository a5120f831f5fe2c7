/** What somebody does first: React must be there for what comes next. */
const touches = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/** The browser that has no idle callback gets a moment to paint. */
const moment = 100;

/** Resolves once the page was painted and the browser has nothing else to do, or somebody touches it. */
export function calmOrTouched(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => resolve();
    for (const touch of touches) window.addEventListener(touch, go, { once: true, passive: true, capture: true });
    if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: 2000 });
    else setTimeout(go, moment);
  });
}
