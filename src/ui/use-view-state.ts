import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router-dom';

/** Some browsers refuse to change the address more than a hundred times in half a minute. */
const writeAfterMs = 300;

/** A text as an address gives it back: half a character is none there. */
const asInAddress = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\uFFFD');

/** The browser's own address: what was changed a moment ago may not be rendered yet. */
const currentQuery = () => new URLSearchParams(window.location.search);

/**
 * What a page shows by its address, as one object over its parameters, so that none of them is lost when another changes,
 * and a reload, Back and a link restore all of them (docs/product.md 2.6).
 * @returns `get` gives what a parameter says as it is rendered, `now` as it is in the browser, null for none; `change` writes
 * some of them, null takes one out. `text` is what is typed into the page's search; it is written to `q` a moment later, or
 * by `keep` at once, before the user leaves
 */
export function useViewState() {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const arrivedBy = useNavigationType();
  /** The next page is being loaded, while this one is still shown. */
  const isLeaving = useNavigation().state !== 'idle';
  const inAddress = query.get('q') ?? '';
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

  /**
   * @param options.adds whether it is a step that Back undoes, such as opening a record; filtering is none, nor is closing,
   * which must keep what was filtered meanwhile
   */
  function change(values: Readonly<Record<string, string | null>>, { adds = false }: { adds?: boolean } = {}): void {
    const next = currentQuery();
    for (const [name, value] of Object.entries(values)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    if (next.toString() !== currentQuery().toString()) setQuery(next, { replace: !adds, state });
  }

  function write(typed: string): void {
    // A page that is being left must not take that back.
    const q = asInAddress(typed);
    if (isLeaving || q === (currentQuery().get('q') ?? '')) return;
    setWritten((before) => [...before, q]);
    change({ q: q || null });
  }

  const writeLatest = useEffectEvent(write);
  useEffect(() => {
    const timer = setTimeout(() => writeLatest(text), writeAfterMs);
    return () => clearTimeout(timer);
  }, [text]);

  return {
    get: (name: string): string | null => query.get(name),
    now: (name: string): string | null => currentQuery().get(name),
    change,
    isLeaving,
    text,
    setText,
    keep: () => write(text),
  };
}
