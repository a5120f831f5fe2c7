import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { withoutEndSlash } from '@/lib/path';

import { usePendingPath } from './use-pending-path';
import { useViewParams } from './use-view-params';

const parameter = 'q';

/** Some browsers refuse to change the address more than a hundred times in half a minute. */
const writeAfterMs = 300;

/**
 * The text of a search: what is typed, written into the address a moment later, so that a reload and Back restore it.
 * @param path of the page that uses it
 * @returns `keep` writes it into the address at once, before the user leaves
 */
export function useQueryText(path: string): { text: string; setText: (text: string) => void; keep: () => void } {
  const { get, change } = useViewParams<typeof parameter>();
  const { key } = useLocation();
  const arrivedBy = useNavigationType();
  const isLeaving = usePendingPath() !== null;
  const inAddress = get(parameter) ?? '';
  const [text, setText] = useState(inAddress);
  const [entry, setEntry] = useState({ key, inAddress });

  // On push and pop, take the text from an address that has another one; ignore our own replace. A record that is opened
  // before what was just typed is in the address leaves it there.
  if (entry.key !== key) {
    setEntry({ key, inAddress });
    if (arrivedBy !== NavigationType.Replace && entry.inAddress !== inAddress) setText(inAddress);
  }

  function write(typed: string): void {
    // The browser's own address: this render may be older, and the page stays mounted while the next one loads.
    const { pathname, search } = window.location;
    const next = new URLSearchParams(search);
    // A page that is being left, though still shown while the next one loads, must not take that back.
    if (isLeaving || !withoutEndSlash(pathname).endsWith(path) || typed === (next.get(parameter) ?? '')) return;
    change({ [parameter]: typed || null });
  }

  const writeLatest = useEffectEvent(write);
  useEffect(() => {
    const timer = setTimeout(() => writeLatest(text), writeAfterMs);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, keep: () => write(text) };
}
