import { brand } from '@/brand';
import { Hills } from '@/ui/art/hills';
import { PageTitle } from '@/ui/page-title';

import { BarsDrawing } from './drawing/bars';
import { Card } from './drawing/card';
import { CascadeDrawing } from './drawing/cascade';
import { Blurb } from './intro';
import { Values } from './values';

/** What the product is for (spec 2). */
export function AboutPage() {
  return (
    <>
      <div className="grid items-end gap-6 pt-6 md:pt-10 lg:grid-cols-[minmax(0,1fr)_520px] lg:pt-12">
        <PageTitle title="About Us" className="text-d1" />
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
          title="OKR and KPI generation"
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
