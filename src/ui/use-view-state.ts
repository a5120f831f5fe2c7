import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router-dom';

/** Some browsers refuse to change the address more than a hundred times in half a minute. */
const writeAfterMs = 300;

/** A text as the address returns it: lone surrogates become U+FFFD. */
const asInAddress = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\uFFFD');

/** The browser's address, which may be newer than the rendered one. */
const currentQuery = () => new URLSearchParams(window.location.search);

/** Opening a record adds a history entry; filtering and closing replace it. */
type Step = { adds?: boolean };

/**
 * The search parameters of a page, typed by their names, as its view state (docs/product.md 2.6).
 * @returns `get` reads a parameter as rendered, `now` from the browser, null for none; `set` writes one, null removes it,
 * `change` writes all, `remove` removes some
 */
export function useParameters<Name extends string>() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };

  function write(values: readonly [name: Name, value: string | null][], { adds = false }: Step = {}): void {
    const next = currentQuery();
    for (const [name, value] of values) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    if (next.toString() !== currentQuery().toString()) setQuery(next, { replace: !adds, state });
  }

  return {
    get: (name: Name): string | null => query.get(name),
    now: (name: Name): string | null => currentQuery().get(name),
    set: (name: Name, value: string | null, step?: Step) => write([[name, value]], step),
    change: (values: Readonly<Record<Name, string | null>>, step?: Step) =>
      write(Object.entries(values) as [Name, string | null][], step),
    remove: (names: readonly Name[]) => write(names.map((name) => [name, null])),
  };
}

/** `useParameters` with a search: `text` is written to `q` 300 ms later, or at once by `keep`. */
export function useViewState<Name extends string = never>() {
  const parameters = useParameters<Name | 'q'>();
  const { get, set } = parameters;
  const { key } = useLocation();
  const arrivedBy = useNavigationType();
  /** Whether the next page is loading while this one is shown. */
  const isLeaving = useNavigation().state !== 'idle';
  const inAddress = get('q') ?? '';
  const [text, setText] = useState(inAddress);
  const [rendered, setRendered] = useState({ key, inAddress });
  /** Texts written to the address and not rendered yet, the oldest first. */
  const [written, setWritten] = useState<readonly string[]>([]);

  // Typed text survives our own writes and changes of other parameters; Back, Forward and links replace it.
  if (rendered.key !== key) {
    const own = written.indexOf(inAddress);
    const keepsText = arrivedBy !== NavigationType.Pop && (own !== -1 || rendered.inAddress === inAddress);
    setRendered({ key, inAddress });
    setWritten(keepsText ? written.slice(own + 1) : []);
    if (!keepsText) setText(inAddress);
  }

  function write(typed: string): void {
    // Writing would cancel the navigation.
    const q = asInAddress(typed);
    if (isLeaving || q === (currentQuery().get('q') ?? '')) return;
    setWritten((before) => [...before, q]);
    set('q', q || null);
  }

  const writeLatest = useEffectEvent(write);
  useEffect(() => {
    const timer = setTimeout(() => writeLatest(text), writeAfterMs);
    return () => clearTimeout(timer);
  }, [text]);

  return { ...parameters, isLeaving, text, setText, keep: () => write(text) };
}
