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
    // The browser's own address: this render may be older, and the page stays mounted while the next one loads.
    const { pathname, search } = window.location;
    const next = new URLSearchParams(search);
    // A page that is being left, though still shown while the next one loads, must not take that back.
    if (isLeaving || !withoutEndSlash(pathname).endsWith(path) || typed === (next.get(parameter) ?? '')) return;
    setWritten((before) => [...before, typed]);
    change({ [parameter]: typed || null });
  }

  const writeLatest = useEffectEvent(write);
  useEffect(() => {
    const timer = setTimeout(() => writeLatest(text), writeAfterMs);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, keep: () => write(text) };
}
