import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router-dom';

/** Some browsers refuse to change the address more than a hundred times in half a minute. */
const writeAfterMs = 300;

/** A text as an address gives it back: half a character is none there. */
const asInAddress = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\uFFFD');

/** The browser's own address: what was changed a moment ago may not be rendered yet. */
const currentQuery = () => new URLSearchParams(window.location.search);

/** Opening a record adds a history entry; filtering and closing replace it. */
type Step = { adds?: boolean };

/**
 * What a page shows by its address, as one object over its parameters, so that none of them is lost when another changes,
 * and a reload, Back and a link restore all of them (docs/product.md 2.6). The page names its parameters once, as the type:
 * another one does not compile.
 * @returns `get` gives what a parameter says as it is rendered, `now` as it is in the browser, null for none; `set` writes one of
 * them, where null takes it out, `change` all of them, `remove` takes some out
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
  /** The next page is being loaded, while this one is still shown. */
  const isLeaving = useNavigation().state !== 'idle';
  const inAddress = get('q') ?? '';
  const [text, setText] = useState(inAddress);
  const [rendered, setRendered] = useState({ key, inAddress });
  /** What was written into the address and has not come back with a render, the oldest first. */
  const [written, setWritten] = useState<readonly string[]>([]);

  // What is typed meanwhile stays when our own text comes back, and when something else changes in the address. Back, Forward
  // and links bring their text, however many changes of the address are rendered at once.
  if (rendered.key !== key) {
    const own = written.indexOf(inAddress);
    const keepsText = arrivedBy !== NavigationType.Pop && (own !== -1 || rendered.inAddress === inAddress);
    setRendered({ key, inAddress });
    setWritten(keepsText ? written.slice(own + 1) : []);
    if (!keepsText) setText(inAddress);
  }

  function write(typed: string): void {
    // A page that is being left must not take that back.
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
