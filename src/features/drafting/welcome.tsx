import { clsx } from 'clsx';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { useTypewriter } from 'react-simple-typewriter';

import { audiences } from '@/domain/audience';
import { limits } from '@/domain/limits';
import { displayName } from '@/lib/display-name';
import { mayBeOwner } from '@/session/owner';
import { isGreeted, rememberGreeting } from '@/session/session';
import { useStoredValues } from '@/session/use-session';
import { Cairn } from '@/ui/art/cairn';
import { Contours } from '@/ui/art/contours';
import { Route } from '@/ui/art/route';
import phoneRoute from '@/ui/art/routes/welcome-phone.svg';
import route from '@/ui/art/routes/welcome.svg';
import { Button } from '@/ui/button';
import { focusTitle, isFocusLost } from '@/ui/focus';
import { PageTitle } from '@/ui/page-title';
import { useMediaQuery } from '@/ui/use-media-query';
import { useStateText } from '@/ui/use-state-text';

const { audience } = audiences.individual;

const staticId = 'static-intro';

/** Milliseconds from navigation to the first paint of the prerendered overlay, which React does not render; null without. */
function seenInFrameAt(): number | null {
  // Hidden from a user it has greeted before (app/early.ts).
  if (document.getElementById(staticId) === null || 'greeted' in document.documentElement.dataset) return null;
  const paint = performance.getEntriesByType('paint').find(({ name }) => name === 'first-contentful-paint');
  return paint?.startTime ?? null;
}

/** Greets once per session and tab; closes 1.5 s after it was first seen, or earlier by a click or Escape. */
export function IntroOverlay() {
  const [seenAt] = useState(seenInFrameAt);
  const [shown, setShown] = useState(
    () => !isGreeted(audience) && (seenAt === null || performance.now() - seenAt < limits.introOverlay),
  );
  const button = useRef<HTMLButtonElement>(null);

  // A layout effect: the key is heard from the moment the overlay is seen.
  useLayoutEffect(() => {
    rememberGreeting(audience);
    if (!shown) return;
    const close = () => setShown(false);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', closeOnEscape);
    const seenFor = seenAt === null ? 0 : performance.now() - seenAt;
    const timer = setTimeout(close, Math.max(0, limits.introOverlay - seenFor));
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      clearTimeout(timer);
    };
  }, [shown, seenAt]);

  // After the page's title, which takes the focus in an effect as well.
  useEffect(() => {
    if (!shown) return;
    button.current?.focus({ preventScroll: true });
    return () => {
      // A user who has scrolled meanwhile stays where they are.
      if (isFocusLost()) focusTitle({ preventScroll: true });
    };
  }, [shown]);

  return shown && <IntroCard ref={button} appears={seenAt === null} onClose={() => setShown(false)} />;
}

type IntroCardProps = {
  onClose: () => void;
  ref?: Ref<HTMLButtonElement>;
  /** Whether CSS hides it, without a script. */
  isStatic?: boolean;
  /** Whether to animate it: the frame has not shown it before. */
  appears?: boolean;
};

/** The overlay, also rendered by the build before any script. */
export function IntroCard({ onClose, ref, isStatic = false, appears = false }: IntroCardProps) {
  return (
    <div
      id={isStatic ? staticId : undefined}
      data-intro
      className={clsx(
        'on-pine fixed inset-0 isolate z-50 grid place-items-center overflow-hidden bg-pine px-6 text-center text-pine-ink',
        isStatic && 'animate-end-of-intro',
        appears && 'animate-fade-in',
      )}
    >
      <Contours scene="overlay" className="-z-10" />
      <div className="grid justify-items-center">
        <Cairn className="w-36 md:w-46" drop={isStatic || appears} />
        <p className="mt-10 max-w-[20em] text-[2.125rem] leading-[1.12] font-semibold tracking-[-0.035em] text-balance md:max-w-none md:text-[3rem]">
          Your career goal matters. <br className="hidden md:block" />
          Let's develop a plan to get you there
        </p>
        <Button
          ref={ref}
          data-press="start"
          look="blaze"
          size="xlarge"
          className="mt-7"
          onClick={onClose}
          // The next focused element is below the overlay.
          onBlur={({ relatedTarget }) => relatedTarget && onClose()}
        >
          Let's rock
        </Button>
      </div>
    </div>
  );
}

const { typeSpeed, deleteSpeed, pause, loops } = limits.typewriter;

/** Types its lines in turn. Screen readers get a list; with reduced motion or paused the first line stays. */
function TypewriterLine({ words }: { words: string[] }) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [paused, setPaused] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    <div className="flex min-h-15 items-start gap-2 md:min-h-8">
      <ul className="sr-only">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      {/* As wide as its longest line and the caret, so that the button does not move under the pointer. */}
      <p
        aria-hidden
        data-widest={words.toSorted((one, other) => other.length - one.length)[0]}
        className="after:invisible after:block after:h-0 after:overflow-hidden after:pe-1 after:content-[attr(data-widest)]"
      >
        {still || paused ? words[0] : <Typing words={words} />}
      </p>
      {!still && (
        <button
          type="button"
          aria-label={paused ? 'Play the moving text' : 'Pause the moving text'}
          onClick={() => setPaused(!paused)}
          className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-badge opacity-50 hover:opacity-100 focus-visible:opacity-100 pointer-coarse:-my-2 pointer-coarse:size-11"
        >
          <Icon className="size-4" />
        </button>
      )}
    </div>
  );
}

/** @param props.words the same array in every render: for another one the package begins its pause or letter again */
function Typing({ words }: { words: string[] }) {
  const [text] = useTypewriter({ words, loop: loops, typeSpeed, deleteSpeed, delaySpeed: pause });
  return (
    <>
      {text}
      <span className="ms-0.5 inline-block h-[1.1em] w-0.5 animate-pulse-slow bg-blaze align-text-bottom" />
    </>
  );
}

const taglines = [
  'Create OKRs and KPIs with one click',
  'Optimize organization performance',
  'Eliminate manual brainstorming',
];

/**
 * Greets by the local part of the stored e-mail without digits, else of the one in the navigation state, unless that is another
 * user's: a history entry outlives a sign-out.
 */
export function WelcomeBand() {
  const { email } = useStoredValues();
  const passed = useStateText('email');
  const name = displayName(email ?? (passed !== null && mayBeOwner(passed) ? passed : null));
  return (
    <section className="on-pine relative isolate overflow-hidden rounded-panel bg-pine px-6 py-7 text-pine-ink md:px-9 md:py-9">
      <Contours scene="band" className="-z-10" />
      <Route file={route} draws className="inset-y-0 end-0 h-full w-[70%] max-md:hidden" />
      <Route file={phoneRoute} draws className="inset-0 size-full md:hidden" />
      <PageTitle className="max-w-[90%] text-h1-large md:max-w-[60%]">
        Welcome
        {name !== '' && (
          <>
            , <bdi className="inline-block first-letter:uppercase">{name}</bdi>
          </>
        )}
      </PageTitle>
      <div className="mt-3 max-w-[86%] text-[1.3125rem] leading-7.5 text-pine-muted">
        <TypewriterLine words={taglines} />
      </div>
    </section>
  );
}
