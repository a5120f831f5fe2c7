import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTypewriter } from 'react-simple-typewriter';

import { limits } from '@/domain/limits';

import { useMediaQuery } from './use-media-query';

const { typeSpeed, deleteSpeed, pause, loops } = limits.typewriter;

/**
 * A line that types its words one after the other (spec 9). Screen readers get all of them once, as a list; under
 * reduced motion, and while paused, the first one stands still (reading 27).
 */
export function TypewriterLine({ words }: { words: readonly string[] }) {
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
      <p aria-hidden>{still || paused ? words[0] : <Typing words={words} />}</p>
      {!still && (
        <button
          type="button"
          aria-label={paused ? 'Play the moving text' : 'Pause the moving text'}
          onClick={() => setPaused(!paused)}
          className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-badge opacity-50 hover:opacity-100 focus-visible:opacity-100 pointer-coarse:-my-2 pointer-coarse:size-11"
        >
          <Icon aria-hidden className="size-4" strokeWidth={1.85} />
        </button>
      )}
    </div>
  );
}

function Typing({ words }: { words: readonly string[] }) {
  const [text] = useTypewriter({ words: [...words], loop: loops, typeSpeed, deleteSpeed, delaySpeed: pause });
  return (
    <>
      {text}
      <span className="ml-0.5 inline-block h-[1.1em] w-0.5 animate-pulse-slow bg-blaze align-text-bottom" />
    </>
  );
}
