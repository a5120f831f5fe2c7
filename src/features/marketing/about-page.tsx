import type { ReactNode } from 'react';

import { brand } from '@/brand';
import { kindsInWords } from '@/domain/goal-kind';
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
      <Hills className="mt-8 h-60 w-full rounded-panel md:h-105 lg:mt-14" />
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

function Hills({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1248 420"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      aria-hidden="true"
      className={`bg-accent-soft ${className}`}
    >
      <circle cx="960" cy="130" r="58" className="fill-blaze" />
      <path
        d="M0 300C90 250 170 222 254 222C380 222 470 302 620 302C770 302 860 182 1040 182C1120 182 1190 200 1248 220V420H0Z"
        className="fill-pine-muted"
      />
      <path
        d="M0 358C100 326 210 310 310 310C440 310 540 350 676 350C850 350 960 270 1100 270C1160 270 1210 278 1248 286V420H0Z"
        className="fill-[#5e8e7b]"
      />
      <path
        d="M0 398C110 372 220 364 330 372C470 382 560 396 690 390C850 382 960 366 1100 366C1160 366 1210 368 1248 372V420H0Z"
        className="fill-pine-raised"
      />
      <path
        d="M118 422C230 396 300 352 420 330C540 310 640 340 720 338C790 336 824 320 852 306"
        className="stroke-pine-ink"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0 12.5"
      />
      {stones.map(({ color, ...box }) => (
        <rect key={box.y} {...box} rx={box.height / 2} className={color} />
      ))}
    </svg>
  );
}

const stones = [
  { x: 852, y: 290, width: 122, height: 26, color: 'fill-pine' },
  { x: 869, y: 261, width: 93, height: 27, color: 'fill-pine-raised' },
  { x: 875, y: 234, width: 68, height: 24, color: 'fill-pine-line' },
  { x: 897, y: 211, width: 50, height: 20, color: 'fill-[#3d6b5a]' },
];

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
