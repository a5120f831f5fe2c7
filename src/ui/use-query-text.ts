import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

const parameter = 'q';

/** Some browsers refuse to change the address more than a hundred times in half a minute. */
const pause = 300;

/**
 * The query: what is typed, and a moment later what the address says, so that a reload and Back bring it again.
 * @param path where the page is that asks
 * @returns `keep` writes it into the address at once, for somebody who is about to leave
 */
export function useQueryText(path: string): { text: string; setText: (text: string) => void; keep: () => void } {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const arrivedBy = useNavigationType();
  const asked = query.get(parameter) ?? '';
  const [text, setText] = useState(asked);
  const [entry, setEntry] = useState(key);

  // Whoever comes here by a link or by Back gets what that address asks; our own replacing changes nothing.
  if (entry !== key) {
    setEntry(key);
    if (arrivedBy !== NavigationType.Replace) setText(asked);
  }

  function write(typed: string): void {
    // The browser's own address: what is drawn here may be older, and this page still stands while the next one loads.
    const { pathname, search } = window.location;
    const next = new URLSearchParams(search);
    if (!pathname.endsWith(path) || typed === (next.get(parameter) ?? '')) return;
    if (typed === '') next.delete(parameter);
    else next.set(parameter, typed);
    setQuery(next, { replace: true, state });
  }

  const writeLatest = useEffectEvent(write);
  useEffect(() => {
    const timer = setTimeout(() => writeLatest(text), pause);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, keep: () => write(text) };
}
