import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ReactNode } from 'react';

import { audiences, type AudienceRow } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { env, isExternal } from '@/lib/env';
import { Cairn } from '@/ui/art/cairn';
import { Contours } from '@/ui/art/contours';
import { Route } from '@/ui/art/route';
import businessRoute from '@/ui/art/routes/business.svg';
import individualRoute from '@/ui/art/routes/individual.svg';
import { ButtonLink, type ButtonLook } from '@/ui/button';
import { PageTitle } from '@/ui/page-title';

const businessUrl = env.businessSiteUrl || paths.businessSignIn;

/** One card per audience (docs/product.md 3.5). */
export function GetStartedPage() {
  return (
    <div className="mx-auto max-w-264 pt-6 lg:pt-14">
      <div className="mb-8 text-center lg:mb-12">
        <PageTitle className="text-d2">Who is this for?</PageTitle>
        <p className="mt-3 text-body-lg text-muted">
          Individual and business accounts are separate. You can create both.
        </p>
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] lg:gap-6">
        <ChoiceCard
          row={audiences.individual}
          to={audiences.individual.signInPath}
          look="primary"
          icon={ArrowRight}
          label="Start as an individual"
        >
          <Route file={individualRoute} className="inset-0 size-full" />
        </ChoiceCard>
        <div className="flex items-center gap-4 text-muted lg:flex-col">
          <span aria-hidden className="h-px flex-1 bg-line lg:h-auto lg:w-px" />
          Or
          <span aria-hidden className="h-px flex-1 bg-line lg:h-auto lg:w-px" />
        </div>
        <ChoiceCard
          row={audiences.business}
          to={businessUrl}
          look="secondary"
          icon={isExternal(businessUrl) ? ArrowUpRight : ArrowRight}
          label="Go to business"
        >
          <Route file={businessRoute} className="inset-0 size-full" />
          <Cairn className="w-35 lg:w-44" />
        </ChoiceCard>
      </div>
    </div>
  );
}

type ChoiceCardProps = {
  row: AudienceRow;
  to: string;
  look: ButtonLook;
  icon: LucideIcon;
  label: string;
  children: ReactNode;
};

function ChoiceCard({ row, to, look, icon, label, children }: ChoiceCardProps) {
  return (
    <section className="flex flex-col overflow-hidden rounded-panel border border-line bg-raised">
      <div aria-hidden className="relative isolate grid h-47 place-items-center overflow-hidden bg-pine lg:h-59">
        <Contours scene="auth" className="-z-10" />
        {children}
      </div>
      <div className="flex flex-1 flex-col items-start p-6 lg:p-8">
        <h2 className="text-[1.625rem] leading-8.5 font-semibold tracking-[-0.025em] lg:text-[1.75rem] lg:leading-9">
          {row.card.title}
        </h2>
        <p className="mt-2 mb-6 text-body-lg text-muted">{row.card.text}</p>
        <ButtonLink to={to} look={look} size="xlarge" icon={icon} iconAtEnd className="mt-auto">
          {label}
        </ButtonLink>
      </div>
    </section>
  );
}
