import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { kindsInWords } from '@/domain/goal-kind';

import { DraftDrawing, TrackDrawing } from './landing-drawings';

/** The intro with its two blurbs (docs/product.md 3.2). */
export function Intro() {
  return (
    <section className="mt-20 lg:mt-36">
      <div className="grid items-end gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_392px]">
        <h2 className="-me-2 max-w-[12em] text-d2">From one line of strategy to goals for every role</h2>
        <p className="max-w-[34em] text-body-lg text-muted">
          Managers know where the company is going. Turning that into fair, measurable goals is the slow part, so we
          made it the quick part.
        </p>
      </div>
      <div className="mt-8 grid gap-x-8 gap-y-10 lg:mt-12 xl:grid-cols-[7fr_5fr]">
        <Blurb
          ground="bg-accent-soft"
          drawing={<DraftDrawing />}
          title={`${kindsInWords('plural')}, suggested by AI`}
          text="No more blank page. The assistant reads the role, the strategic goal and the industry, and answers with results you can measure."
        />
        <Blurb
          ground="bg-lake-soft"
          drawing={<TrackDrawing />}
          title="Performance everyone can see"
          text="Goals, people and company details live in one place, so reviews start from the same facts."
        />
      </div>
    </section>
  );
}

type BlurbProps = { ground: string; drawing: ReactNode; title: string; text: string };

/** A drawing on its colored ground, with a title and a text. */
export function Blurb({ ground, drawing, title, text }: BlurbProps) {
  return (
    <article className="flex flex-col">
      <div
        aria-hidden
        className={clsx('grid flex-1 grid-cols-1 items-center rounded-panel p-4 sm:p-8 lg:min-h-75', ground)}
      >
        {drawing}
      </div>
      <h3 className="mt-5 text-h2">{title}</h3>
      <p className="mt-1.5 max-w-[38em] text-body-lg text-muted">{text}</p>
    </article>
  );
}
