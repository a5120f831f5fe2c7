import { bandRoute } from '@/ui/art/band-route';
import { Contours } from '@/ui/art/contours';
import { Route } from '@/ui/art/route';
import { PageTitle } from '@/ui/page-title';
import { TypewriterLine } from '@/ui/typewriter';

import { useShownName } from './use-shown-name';

/** The three lines that the typewriter cycles (spec 2, design 8). */
const taglines = [
  'Create OKRs and KPIs with one click',
  'Optimize organization performance',
  'Eliminate manual brainstorming',
];

/** Greets by the email's local part without digits (spec 2). */
export function WelcomeBand() {
  const name = useShownName();
  return (
    <section className="on-pine relative isolate overflow-hidden rounded-panel bg-pine px-6 py-7 text-pine-ink md:px-9 md:py-9">
      <Contours scene="band" className="-z-10" />
      <Route way={bandRoute} draw className="-z-10" />
      <PageTitle title="Dashboard" className="max-w-[90%] text-h1-large md:max-w-[60%]">
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
