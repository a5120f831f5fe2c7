import { always, next, now, type Formula } from '@antithesishq/bombadil';
import { extract } from '@antithesishq/bombadil/browser';

/* In one of three visits the visitor rests, and the application must start nothing (docs/decisions/0058). */

const lastAction = extract(({ lastAction: action }) => action);

/** The document's requests and text, in milliseconds of its own clock. */
const doing = extract(({ document, window }) => {
  const { performance } = window;
  // The default is 250.
  performance.setResourceTimingBufferSize(10_000);
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    loadedAt: performance.timeOrigin,
    at: performance.now(),
    lastRequest: Math.max(0, ...requests.map(({ startTime }) => startTime)),
    lastResponse: Math.max(0, ...requests.map(({ responseEnd }) => responseEnd)),
    text: document.querySelector('main')?.innerText ?? '',
    // A paused run resumes on its own.
    isUnderWay: document.querySelector('progress, [role="progressbar"], [aria-busy="true"]') !== null,
  };
});

/** Milliseconds after an action until the page has settled. */
const settledAfter = 10_000;

const actionsBefore = 100;
const visitsPerRest = 3;

/** Milliseconds */
const restFor = settledAfter + 5000;

let restsUntil = 0;

/** Whether a rest begins or continues. @param taken number of actions */
export function isResting(taken: number): boolean {
  const { loadedAt, at } = doing.current;
  const time = loadedAt + at;
  if (time < restsUntil) return true;
  // The load time serves as a random number.
  if (taken !== actionsBefore || Math.floor(loadedAt) % visitsPerRest !== 0) return false;
  restsUntil = time + restFor;
  return true;
}

/** The time and document of the last action. */
type Since = { at: number; loadedAt: number };

/** No request and no change of text until the next action. @param settled the page once it had settled */
const staysAsItIs = (since: Since, settled: { at: number; text: string } | null): Formula =>
  now(() => {
    const { at, loadedAt, lastRequest, lastResponse, text, isUnderWay } = doing.current;
    if (lastAction.current !== 'Wait' || loadedAt !== since.loadedAt || isUnderWay) return true;
    const settlesAt = since.at + settledAfter;
    if (at <= settlesAt) return next(() => staysAsItIs(since, null));
    // A request in time may get a late response.
    const isSame = settled === null || lastResponse > settled.at || text === settled.text;
    return lastRequest <= settlesAt && isSame && next(() => staysAsItIs(since, { at, text }));
  });

export const nothingStartsUnasked = always(
  now(() => {
    if (lastAction.current === 'Wait') return true;
    const { at, loadedAt } = doing.current;
    return next(() => staysAsItIs({ at, loadedAt }, null));
  }),
);
