import { useEffect, useRef, useState } from 'react';

import { limits } from '@/domain/limits';
import { storedValues } from '@/session/storage';
import { Cairn } from '@/ui/art/cairn';
import { Contours } from '@/ui/art/contours';
import { Button } from '@/ui/button';

/** The session that has seen it: coming back to the dashboard is no new beginning. */
let seenBy: string | null = null;

/** Greets once a session and leaves by itself after 1.5 s, or on a click or Escape before (spec 2, 9). */
export function IntroOverlay() {
  const [shown, setShown] = useState(() => seenBy === null || seenBy !== storedValues().authToken);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!shown) return;
    seenBy = storedValues().authToken;
    button.current?.focus({ preventScroll: true });
    const close = () => setShown(false);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const timer = setTimeout(close, limits.introOverlay);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', closeOnEscape);
      // What had the focus is about to go; the page's title takes it, unless somebody moved on already.
      const focused = document.activeElement;
      if (focused === null || focused === document.body || focused.closest('[data-intro]')) {
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      }
    };
  }, [shown]);

  if (!shown) return null;
  return (
    <div
      data-intro
      className="on-pine fixed inset-0 isolate z-50 grid animate-fade-in place-items-center overflow-hidden bg-pine px-6 text-center text-pine-ink"
    >
      <Contours scene="overlay" className="-z-10" />
      <div className="grid justify-items-center">
        <Cairn className="w-36 md:w-46" drop />
        <p className="mt-10 max-w-[20em] text-[2.125rem] leading-[1.12] font-semibold tracking-[-0.035em] text-balance md:max-w-none md:text-[3rem]">
          Your career goal matters. <br className="hidden md:block" />
          Let's develop a plan to get you there
        </p>
        <Button ref={button} look="blaze" size="xlarge" className="mt-7" onClick={() => setShown(false)}>
          Let's rock
        </Button>
      </div>
    </div>
  );
}
