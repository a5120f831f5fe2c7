import { ArrowUpRight } from 'lucide-react';

import { brand } from '@/brand';
import { paths } from '@/domain/paths';
import { env } from '@/lib/env';
import { Cairn } from '@/ui/art/cairn';
import { Contours } from '@/ui/art/contours';
import { ButtonLink } from '@/ui/button';
import { PageTitle } from '@/ui/page-title';

/** The landing page at '/' and every unknown path (spec 2, reading 26). */
export function LandingPage() {
  return (
    <div className="pt-10 pb-16 lg:pt-20">
      <div className="grid items-end gap-8 lg:grid-cols-[1fr_392px]">
        <PageTitle title="Next-Level People Process" className="max-w-[9em] text-d1" />
        <div>
          <p className="text-lead text-muted">
            Tell {brand.name} the role, the company goal and the industry. It drafts OKRs and KPIs your people can act
            on, and keeps them in your pocket.
          </p>
          <div className="mt-6 grid gap-3 sm:flex">
            <ButtonLink to={paths.getStarted} size="xlarge">
              Get Started
            </ButtonLink>
            <ButtonLink
              to={env.schedulingUrl}
              target="_blank"
              rel="noopener noreferrer"
              look="secondary"
              size="xlarge"
              icon={ArrowUpRight}
              iconAtEnd
            >
              Schedule a Demo<span className="sr-only"> (opens in a new tab)</span>
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="relative isolate mt-14 grid h-72 place-items-center overflow-hidden rounded-panel bg-pine lg:h-110">
        <Contours scene="hero" className="-z-10" />
        <Cairn className="w-50" />
      </div>
    </div>
  );
}
