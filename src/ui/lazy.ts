import {
  createElement,
  lazy,
  useEffect,
  useSyncExternalStore,
  type Attributes,
  type FunctionComponent,
  type LazyExoticComponent,
  type ReactElement,
} from 'react';

import { log } from '@/lib/log';

import { notify } from './toast';

/** What is said where a press opens nothing. */
export const partMissing = "We couldn't open this. Check your connection and try again.";

type Load<T> = () => Promise<T>;
type Lazy<Props> = LazyExoticComponent<FunctionComponent<Props>>;

declare global {
  interface WindowEventMap {
    /** A part the user waits for could not be loaded. A listener that reloads the page for it prevents the default. */
    partmissing: Event;
    /** Before the page is loaded anew for it. A listener that has something to lose by that prevents the default. */
    partreload: Event;
  }
}

/** Loads what the user waits for. A file gone after a deploy reloads the page once; rejects where that cannot help. */
export async function loadPart<T>(load: Load<T>): Promise<T> {
  try {
    return await load();
  } catch (reason) {
    const isReloaded = !window.dispatchEvent(new Event('partmissing', { cancelable: true }));
    if (isReloaded) return new Promise<never>(() => undefined);
    throw reason;
  }
}

/** Loads ahead unless the browser saves data; never reloads the page and reports no failure. */
export function prefetch(load: Load<unknown>): void {
  // Only Chromium has it, and TypeScript does not know it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData !== true) load().catch(() => undefined);
}

/** The part that a page is there for. Where it cannot be loaded, the router's error element takes the page's place. */
export function lazyPart<Props>(load: Load<FunctionComponent<Props>>): Lazy<Props> {
  return lazy(async () => ({ default: await loadPart(load) }));
}

/** The `lazy` of a route. After a failure the element loads again when rendered, at the page's own address. */
export function lazyRoute<Props extends object>(
  load: Load<FunctionComponent<Props>>,
  props: Attributes & Props,
): Load<{ element: ReactElement }> {
  // One request for a prefetch and the visit that follows it.
  const loadPage = loadOnce(load);
  return async () => ({ element: createElement<Props>(await loadPage().catch(() => lazyPart(load)), props) });
}

/** Loads once, again after a failure. Unlike a repeated `import()`, a loaded value takes no extra task. */
export function loadOnce<T>(load: Load<T>): Load<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((reason: unknown) => {
      loading = undefined;
      throw reason;
    }));
}

/** Nothing until loaded, without suspense, which React holds back for 300 ms. `load` must not reject. */
function lazyInPlace<Props extends object>(load: Load<FunctionComponent<Props>>): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null;
  let isLoading = false;
  const listeners = new Set<() => void>();
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!isLoading) {
      isLoading = true;
      void load().then((component) => {
        loaded = component;
        for (const notifyListener of listeners) notifyListener();
      });
    }
    return () => listeners.delete(listener);
  }
  return (props) => {
    const component = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    );
    return component && createElement(component, props);
  };
}

/** A part its page can do without: where it cannot be loaded, nothing takes its place, and nothing is reloaded. */
export function lazyExtra<Props extends object>(load: Load<FunctionComponent<Props>>): FunctionComponent<Props> {
  return lazyInPlace(() => load().catch(() => () => null));
}

/** A popup or dialog. Where it cannot be loaded, a toast says so, it closes, and the next press tries again. */
export function lazyOverlay<Props extends { onClose: () => void }>(
  load: Load<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let hasFailed = false;
  const attempt = () =>
    lazyInPlace<Props>(() =>
      loadPart(load).catch((reason: unknown) => {
        log('Loading a part of the page failed.', reason);
        hasFailed = true;
        return Missing;
      }),
    );
  let Overlay = attempt();

  function Missing({ onClose }: Props): null {
    useEffect(() => {
      if (!hasFailed) return;
      hasFailed = false;
      Overlay = attempt();
      notify.error(partMissing);
      onClose();
    }, [onClose]);
    return null;
  }

  return (props) => createElement(Overlay, props);
}
