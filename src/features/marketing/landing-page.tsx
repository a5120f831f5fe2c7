import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/domain/paths';

import { Hero, HeroMap } from './hero';
import { Intro } from './intro';
import { EmployeesDrawing, ResultsDrawing, TurnoverDrawing } from './landing-drawings';
import { TrustedStrip } from './trusted-strip';

/** The landing page at '/' and every unknown path (docs/product.md 2.1, 3.2). */
export function LandingPage() {
  return (
    <>
      <Hero />
      <HeroMap />
      <TrustedStrip />
      <Intro />
      <Enhance />
    </>
  );
}

/* The part of the landing page under the title 'Enhance your People Processes'. */

const cards: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: 'Employee data management',
    text: 'Role, contract, reporting line and pay for each person, in one record that is easy to keep right.',
    drawing: <EmployeesDrawing />,
  },
  {
    title: 'Crafting OKRs',
    text: 'Draft objectives with measurable key results, save the good ones and hand them on as PDF.',
    drawing: <ResultsDrawing />,
  },
  {
    title: 'Smarter HR decisions',
    text: 'See how people and goals are moving, and act before a small problem becomes a large one.',
    drawing: <TurnoverDrawing />,
  },
];

/** The three cards, each with its link (docs/product.md 3.2). */
function Enhance() {
  return (
    <section className="mt-20 lg:mt-36">
      <h2 className="text-d2">Enhance your People Processes</h2>
      <div className="mt-8 grid gap-5 md:max-lg:mx-auto md:max-lg:max-w-160 lg:mt-12 lg:grid-cols-3 lg:gap-6">
        {cards.map(({ title, text, drawing }) => (
          <article key={title} className="flex flex-col overflow-hidden rounded-panel border border-line bg-raised">
            <div aria-hidden className="grid h-62 grid-cols-1 items-center bg-sunken px-4 sm:px-6">
              {drawing}
            </div>
            <div className="flex flex-1 flex-col px-5 py-6 sm:px-6">
              <h3 className="text-h2">{title}</h3>
              <p className="mt-2 mb-4 text-muted">{text}</p>
              <Link
                to={paths.getStarted}
                className="mt-auto inline-flex min-h-11 w-fit items-center gap-2 rounded-field font-semibold text-accent no-underline hover:text-accent-hover hover:underline"
              >
                <span>
                  Learn More<span className="sr-only"> about {title}</span>
                </span>
                <ArrowRight className="size-4.5" />
              </Link>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
