import type { Navigator } from 'react-router-dom';

/** The router's two ways to another page; functions of its closure, which need no `this`. */
type Go = (this: void, ...way: Parameters<Navigator['push']>) => void;
type Ways = { push: Go; replace: Go };

type Lock = {
  /** Whether the user must confirm before this address is shown; null stands for the end of the tab's page. */
  holds: (pathname: string | null) => boolean;
  /** Asks; `goOn` is the way that was held up. */
  ask: (goOn: () => void) => void;
};

/** How long a second Back may follow the first before the way home is counted anew. */
const secondBackMs = 60;

/** The router's number of the current history entry; entries it did not make have none. */
function entryNumber(): number | null {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : null;
}

/**
 * Holds up every way that leads off the current page (docs/decisions/0010): links and navigation from code, which all go
 * through the router's navigator; Back and Forward, which the browser has made already when it tells of them, and which
 * are taken back until the user confirms; reload and closing, for which the browser asks in its own words. Ways within
 * the page stay open.
 *
 * The router hears of Back before we do (a browser calls the listeners of a window in the order in which they came), so it
 * is told that the page is where it was.
 * @returns the function that opens everything again
 */
export function lockNavigation(navigator: Navigator, { holds, ask }: Lock): () => void {
  const home = window.location.pathname;
  const { push, replace } = navigator as Ways;
  // What the router reads when the browser tells it of Back or Forward.
  const place = Object.getOwnPropertyDescriptor(navigator, 'location') ?? {};
  const actualPlace = (): unknown => place.get?.call(navigator);
  let homePlace = actualPlace();
  let homeEntry = entryNumber();
  /** How far Back or Forward has led away; 0 while the page is where it belongs. */
  let steps = 0;
  /** Whether the next step is one that needs no confirmation. */
  let agreed = false;
  /** Whether the page was left and stands only until the next one is loaded. */
  let hasLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Where the browser is on the page, after a way within it. */
  function settle(): void {
    hasLeft = window.location.pathname !== home;
    if (hasLeft) return;
    homeEntry = entryNumber();
    homePlace = actualPlace();
  }

  function asking(go: Go): Go {
    const pass: Go = (...way) => {
      agreed = true;
      go(...way);
      agreed = false;
      settle();
    };
    return (to, ...rest) => {
      const { pathname } = new URL(navigator.createHref(to), window.location.href);
      if (pathname !== home && !hasLeft && holds(pathname)) ask(() => pass(to, ...rest));
      else pass(to, ...rest);
    };
  }

  function isHeld(): boolean {
    const { pathname } = window.location;
    return !agreed && !hasLeft && pathname !== home && (steps !== 0 || holds(pathname));
  }

  function goHome(): void {
    const [here, there] = [entryNumber(), homeEntry];
    // An entry without a number is one step behind: it was there before this page.
    steps = (here !== null && there !== null && here - there) || -1;
    window.history.go(-steps);
  }

  function handlePop(): void {
    clearTimeout(timer);
    if (isHeld()) {
      // A second press on the way home: once it is done, home is counted anew.
      if (steps === 0) goHome();
      else timer = setTimeout(goHome, secondBackMs);
    } else if (agreed) {
      agreed = false;
      settle();
    } else if (steps !== 0) askForSteps();
    else settle();
  }

  function askForSteps(): void {
    const wanted = steps;
    steps = 0;
    ask(() => {
      agreed = true;
      window.history.go(wanted);
    });
  }

  function handleUnload(event: BeforeUnloadEvent): void {
    if (hasLeft || !holds(null)) return;
    event.preventDefault();
    // Chromium before version 119 asks only for this.
    // oxlint-disable-next-line typescript/no-deprecated
    event.returnValue = true;
  }

  Object.assign(navigator, { push: asking(push), replace: asking(replace) } satisfies Ways);
  Object.defineProperty(navigator, 'location', {
    configurable: true,
    get: () => (isHeld() ? homePlace : actualPlace()),
  });
  window.addEventListener('popstate', handlePop);
  window.addEventListener('beforeunload', handleUnload);
  return () => {
    clearTimeout(timer);
    Object.assign(navigator, { push, replace } satisfies Ways);
    Object.defineProperty(navigator, 'location', place);
    window.removeEventListener('popstate', handlePop);
    window.removeEventListener('beforeunload', handleUnload);
  };
}
