import { useLocation } from 'react-router-dom';

import { displayName } from '@/lib/display-name';
import { useStoredValues } from '@/session/use-session';
import { Contours } from '@/ui/art/contours';
import { Route } from '@/ui/art/route';
import { PageTitle } from '@/ui/page-title';
import { TypewriterLine } from '@/ui/typewriter';

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
      <Route scene="band" draw className="-z-10" />
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

/** From the email that came with the navigation, or the stored one (spec 2). */
export function useShownName(): string {
  const { email } = useStoredValues();
  const state: unknown = useLocation().state;
  const passed = typeof state === 'object' && state !== null && 'email' in state ? state.email : null;
  return displayName(email ?? (typeof passed === 'string' ? passed : null));
}
