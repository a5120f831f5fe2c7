import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { brand } from '@/brand';
import { paths } from '@/domain/paths';
import { Cairn } from '@/ui/art/cairn';
import { Contours } from '@/ui/art/contours';
import { Route } from '@/ui/art/route';
import route from '@/ui/art/routes/features.svg';
import { ButtonLink } from '@/ui/button';
import { PageTitle } from '@/ui/page-title';

import {
  BarsDrawing,
  BoardDrawing,
  CascadeDrawing,
  ForecastDrawing,
  NoticesDrawing,
  RecognitionDrawing,
} from './feature-drawings';

/** The AI banner, six features and two links (docs/product.md 3.4). */
export function FeaturesPage() {
  return (
    <>
      <section className="on-pine relative isolate mt-1 overflow-hidden rounded-panel bg-pine px-6 py-10 text-pine-ink max-md:-mx-2 md:px-14 md:py-16 lg:min-h-107">
        <Contours scene="band" className="-z-10" />
        <Route file={route} draws className="end-0 bottom-0 h-107 w-170 max-lg:hidden" />
        <PageTitle className="max-w-[9em] text-[clamp(2.5rem,1.6rem+3.2vw,4rem)] leading-[1.02] font-semibold tracking-[-0.035em] lg:pt-2">
          AI that does the drafting, people who decide
        </PageTitle>
        <p className="mt-5 max-w-[27em] text-lead text-pine-muted">
          Six ways {brand.name} helps you set goals, follow them and notice good work.
        </p>
        <Cairn className="mx-auto mt-10 w-44 md:absolute md:end-10 md:bottom-14 md:mt-0 md:max-lg:w-36 lg:end-31 lg:bottom-23 lg:w-55" />
      </section>
      <div className="mt-5 grid gap-5 lg:mt-6 lg:grid-cols-12 lg:gap-6">
        {features.map(({ title, text, ground, drawing, wide }) => (
          <article
            key={title}
            className={clsx(
              'overflow-hidden rounded-panel border border-line bg-raised',
              wide ? 'lg:col-span-7' : 'lg:col-span-5',
            )}
          >
            <div aria-hidden className={clsx('grid h-64 grid-cols-1 items-center p-5 sm:px-8', ground)}>
              {drawing}
            </div>
            <div className="px-5 py-6 sm:px-8">
              <h2 className="text-h2">{title}</h2>
              <p className="mt-1.5 max-w-[40em] text-muted">{text}</p>
            </div>
          </article>
        ))}
      </div>
      <section className="mt-20 flex flex-wrap items-center justify-between gap-x-10 gap-y-7 rounded-panel bg-blaze px-6 py-10 text-blaze-ink max-md:-mx-2 md:px-14 md:py-14 lg:mt-24">
        <h2 className="max-w-[8em] text-d2">See it with your own goals</h2>
        <div className="grid w-full gap-3 sm:flex sm:w-auto [&_:focus-visible]:outline-blaze-ink">
          <ButtonLink
            to={paths.getStarted}
            look="quiet"
            size="xlarge"
            className="border-blaze-ink! text-blaze-ink! hover:bg-transparent! hover:inset-ring hover:inset-ring-blaze-ink"
          >
            Schedule a demo
          </ButtonLink>
          <ButtonLink to={paths.getStarted} size="xlarge" className="bg-pine! text-pine-ink! hover:bg-pine-raised!">
            Get Started
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

/** The six features (docs/product.md 3.4), in a mosaic of wide and narrow cards. */
const features: readonly { title: string; text: string; ground: string; drawing: ReactNode; wide: boolean }[] = [
  {
    title: 'AI-Led Predictive Goal Setting',
    text: 'See where a goal is likely to land, and set the target with that in view.',
    ground: 'bg-sunken',
    drawing: <ForecastDrawing />,
    wide: true,
  },
  {
    title: 'Real-time Analytics',
    text: 'Numbers that move as the work does, not once a quarter.',
    ground: 'bg-lake-soft',
    drawing: (
      <div className="mt-6 h-42">
        <BarsDrawing />
      </div>
    ),
    wide: false,
  },
  {
    title: 'Auto-Goal Alignment & Cascading',
    text: 'One company goal, broken down to teams and people.',
    ground: 'bg-accent-soft',
    drawing: (
      <div className="h-46">
        <CascadeDrawing />
      </div>
    ),
    wide: false,
  },
  {
    title: 'C-Suite Dashboard',
    text: 'The few numbers a leadership team needs, on one screen.',
    ground: 'bg-sunken',
    drawing: <BoardDrawing />,
    wide: true,
  },
  {
    title: 'Reward and Recognition',
    text: 'Say thank you where everyone can see it, and tie it to the goal it helped.',
    ground: 'bg-blaze-soft',
    drawing: <RecognitionDrawing />,
    wide: true,
  },
  {
    title: 'Proactive Notifications',
    text: 'Performance SLAs reach people by email and in the app, before they slip.',
    ground: 'bg-sunken',
    drawing: <NoticesDrawing />,
    wide: false,
  },
];
