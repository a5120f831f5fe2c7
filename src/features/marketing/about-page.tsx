import type { ReactNode } from 'react';

import { brand } from '@/brand';
import { kindsInWords } from '@/domain/goal-kind';
import hills from '@/ui/art/routes/hills.svg';
import { PageTitle } from '@/ui/page-title';

import { Card } from './drawing-parts';
import { BarsDrawing, CascadeDrawing } from './feature-drawings';
import { Blurb } from './intro';

/** The purpose of the product (docs/product.md 3.3). */
export function AboutPage() {
  return (
    <>
      <div className="grid items-end gap-6 pt-6 md:pt-10 lg:grid-cols-[minmax(0,1fr)_520px] lg:pt-12">
        <PageTitle className="text-d1">About Us</PageTitle>
        <p className="max-w-[34em] text-lead text-muted">
          {brand.name} helps HR teams, managers and the people they work with agree on what matters, write it down well,
          and see how it is going.
        </p>
      </div>
      <img src={hills} alt="" className="mt-8 h-60 w-full rounded-panel bg-accent-soft md:h-105 lg:mt-14" />
      <section className="mt-16 grid gap-x-16 gap-y-10 lg:mt-28 lg:grid-cols-2">
        <h2 className="sr-only">What it does</h2>
        <Blurb
          ground="bg-lake-soft"
          drawing={
            <Card className="h-54 p-6">
              <BarsDrawing />
            </Card>
          }
          title="Analytics with AI"
          text="Patterns in goals and people data, put into words a manager can act on this week."
        />
        <Blurb
          ground="bg-accent-soft"
          drawing={
            <Card className="h-54 p-6">
              <CascadeDrawing />
            </Card>
          }
          title={`${kindsInWords('singular')} generation`}
          text="From a role, a strategic goal and an industry to a first draft you can keep, download or throw away."
        />
      </section>
      <div className="mt-16 grid gap-x-16 gap-y-10 border-t border-line pt-10 lg:mt-28 lg:grid-cols-2 lg:pt-14">
        <Statement title="Our Mission">
          Give every person a goal they understand and a fair way to show they reached it.
        </Statement>
        <Statement title="Our Vision">Workplaces where performance is a conversation that happens all year.</Statement>
      </div>
      <Values />
    </>
  );
}

function Statement({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h2 className="text-body-lg font-semibold text-accent">{title}</h2>
      <p className="mt-3 max-w-[19em] text-[1.625rem] leading-8.5 font-medium tracking-[-0.02em] md:text-[2rem] md:leading-10.5">
        {children}
      </p>
    </section>
  );
}

function Values() {
  return (
    <section className="mt-16 lg:mt-32">
      <h2 className="text-d2">What we value</h2>
      <div className="mt-8 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4">
        {values.map(({ title, text, drawing }) => (
          <article key={title}>
            <svg viewBox="-1 -1 64 56" aria-hidden="true" className="h-14 w-16">
              {drawing}
            </svg>
            <h3 className="mt-5 text-h3">{title}</h3>
            <p className="mt-1 max-w-[22em] text-muted">{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

const values: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: 'Simplicity',
    text: 'One clear step at a time, in words people use.',
    drawing: <rect y="38" width="56" height="16" rx="8" className="fill-accent" />,
  },
  {
    title: 'Speed',
    text: 'A useful draft in seconds, so the time goes to judgment.',
    drawing: (
      <>
        <rect y="6" width="30" height="12" rx="6" className="fill-accent" opacity=".35" />
        <rect x="12" y="23" width="36" height="12" rx="6" className="fill-accent" opacity=".65" />
        <rect x="24" y="40" width="36" height="13" rx="6.5" className="fill-accent" />
      </>
    ),
  },
  {
    title: 'Innovation',
    text: 'New ideas, kept only when they make the work better.',
    drawing: (
      <>
        <rect y="40" width="56" height="14" rx="7" className="fill-accent" />
        <rect x="8" y="23" width="38" height="13" rx="6.5" className="fill-accent" opacity=".65" />
        <circle cx="32" cy="10" r="10" className="fill-blaze" />
      </>
    ),
  },
  {
    title: 'People Centricity',
    text: 'Numbers describe the work. People decide what they mean.',
    drawing: (
      <>
        <circle cx="42" cy="22" r="9" className="fill-accent" opacity=".5" />
        <rect x="20" y="38" width="36" height="14" rx="7" className="fill-accent" opacity=".5" />
        <circle cx="18" cy="18" r="12" className="fill-accent stroke-surface" strokeWidth="2" />
        <rect x="-1" y="35" width="38" height="18" rx="9" className="fill-accent stroke-surface" strokeWidth="2" />
      </>
    ),
  },
];
