import { always, next, now, type Formula } from '@antithesishq/bombadil';
import { extract } from '@antithesishq/bombadil/browser';

/*
 * Once in a while the visitor does nothing, and then the application is to begin nothing (docs/decisions/0058).
 */

const lastAction = extract(({ lastAction: action }) => action);

/** What the document does: by its own clock, in milliseconds, and when it was loaded. */
const doing = extract(({ document, window }) => {
  const { performance } = window;
  // By itself a browser notes no more than 250.
  performance.setResourceTimingBufferSize(10_000);
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    loadedAt: performance.timeOrigin,
    at: performance.now(),
    lastRequest: Math.max(0, ...requests.map(({ startTime }) => startTime)),
    lastResponse: Math.max(0, ...requests.map(({ responseEnd }) => responseEnd)),
    text: document.querySelector('main')?.innerText ?? '',
    // A run that waits goes on by itself, and says so.
    isUnderWay: document.querySelector('progress, [role="progressbar"], [aria-busy="true"]') !== null,
  };
});

/** In milliseconds: what somebody has begun, and what follows from it, is over by then. */
const settledAfter = 10_000;

/** After so many actions of a visit (run.mjs) comes a rest, in one of three visits. */
const actionsBefore = 100;
const visitsPerRest = 3;

/** Milliseconds. */
const restFor = settledAfter + 5000;

let restsUntil = 0;

/** Whether it is time for a rest, or one goes on. @param taken how many actions were taken */
export function isResting(taken: number): boolean {
  const { loadedAt, at } = doing.current;
  const time = loadedAt + at;
  if (time < restsUntil) return true;
  // When the document was loaded is as good as chance.
  if (taken !== actionsBefore || Math.floor(loadedAt) % visitsPerRest !== 0) return false;
  restsUntil = time + restFor;
  return true;
}

/** When somebody has last done something, and in which document. */
type Since = { at: number; loadedAt: number };

/** Until somebody does something no request goes out, and no text changes. @param settled what the page was like when it had settled */
const staysAsItIs = (since: Since, settled: { at: number; text: string } | null): Formula =>
  now(() => {
    const { at, loadedAt, lastRequest, lastResponse, text, isUnderWay } = doing.current;
    if (lastAction.current !== 'Wait' || loadedAt !== since.loadedAt || isUnderWay) return true;
    const settlesAt = since.at + settledAfter;
    if (at <= settlesAt) return next(() => staysAsItIs(since, null));
    // What was asked for in time may be answered late.
    const isSame = settled === null || lastResponse > settled.at || text === settled.text;
    return lastRequest <= settlesAt && isSame && next(() => staysAsItIs(since, { at, text }));
  });

/** Whatever is done, a person has begun. */
export const nothingBeginsByItself = always(
  now(() => {
    if (lastAction.current === 'Wait') return true;
    const { at, loadedAt } = doing.current;
    return next(() => staysAsItIs({ at, loadedAt }, null));
  }),
);
