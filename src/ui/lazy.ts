import {
  createElement,
  lazy,
  useEffect,
  useEffectEvent,
  useState,
  type Attributes,
  type FunctionComponent,
  type LazyExoticComponent,
  type ReactElement,
} from 'react';

import { log } from '@/lib/log';

import { notify } from './toast';

export const partMissing = "We couldn't open this. Check your connection and try again.";

type Load<T> = () => Promise<T>;
type Lazy<Props> = LazyExoticComponent<FunctionComponent<Props>>;

declare global {
  interface WindowEventMap {
    /** An awaited part failed to load. A listener that reloads the page prevents the default. */
    partmissing: Event;
    /** Fired before that reload. A listener with unsaved work prevents the default. */
    partreload: Event;
  }
}

/** Loads a part the user waits for. A file removed by a deploy reloads the page once; else it rejects. */
export async function loadPart<T>(load: Load<T>): Promise<T> {
  try {
    return await load();
  } catch (reason) {
    const isReloaded = !window.dispatchEvent(new Event('partmissing', { cancelable: true }));
    if (isReloaded) return new Promise<never>(() => undefined);
    throw reason;
  }
}

/** Loads ahead; never reloads the page and reports no failure. */
export function prefetch(load: Load<unknown>): void {
  load().catch(() => undefined);
}

/** A page's main part. If it fails to load, the router shows its error element. */
export function lazyPart<Props>(load: Load<FunctionComponent<Props>>): Lazy<Props> {
  return lazy(async () => ({ default: await loadPart(load) }));
}

/** The `lazy` of a route. After a failure the element loads again when rendered, at the page's own address. */
export function lazyRoute<Props extends object>(
  load: Load<FunctionComponent<Props>>,
  props: Attributes & Props,
): Load<{ element: ReactElement }> {
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

/** Nothing until loaded, without suspense, which React holds back for 300 ms. */
function lazyInPlace<Props extends object>(
  load: Load<FunctionComponent<Props>>,
  onFailure: (reason: unknown, props: Props) => void,
): FunctionComponent<Props> {
  const loadShared = loadOnce(load);
  let loaded: FunctionComponent<Props> | null = null;
  return (props) => {
    const [component, setComponent] = useState(() => loaded);
    const handleFailure = useEffectEvent((reason: unknown) => onFailure(reason, props));
    useEffect(() => {
      if (component !== null) return undefined;
      let isMounted = true;
      loadShared().then(
        (part) => {
          loaded = part;
          if (isMounted) setComponent(() => part);
        },
        (reason: unknown) => isMounted && handleFailure(reason),
      );
      return () => {
        isMounted = false;
      };
    }, [component]);
    return component && createElement(component, props);
  };
}

/** An optional part: a failure renders nothing and reloads nothing. */
export function lazyExtra<Props extends object>(load: Load<FunctionComponent<Props>>): FunctionComponent<Props> {
  return lazyInPlace(load, () => undefined);
}

/** A popup or dialog. After a failure a toast appears, it closes, and the next press loads again. */
export function lazyOverlay<Props extends { onClose: () => void }>(
  load: Load<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  return lazyInPlace(
    () => loadPart(load),
    (reason, { onClose }) => {
      log('Loading a part of the page failed.', reason);
      notify.error(partMissing);
      onClose();
    },
  );
}
