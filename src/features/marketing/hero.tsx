import { ArrowUpRight } from 'lucide-react';

import { brand } from '@/brand';
import { paths } from '@/domain/paths';
import { env } from '@/lib/env';
import { ButtonLink } from '@/ui/button';
import { PageTitle } from '@/ui/page-title';

/** The title, and the two ways on (spec 2). */
export function Hero() {
  return (
    <div className="grid items-end gap-6 pt-6 md:pt-10 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-8 lg:pt-12">
      <PageTitle title="Next-Level People Process" className="max-w-[8.4em] text-d1 lg:pb-2" />
      <div>
        <p className="max-w-[34em] text-lead text-muted">
          Tell {brand.name} the role, the company goal and the industry. It drafts OKRs and KPIs your people can act on,
          and keeps them beside the employee and company records.
        </p>
        <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
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
  );
}
