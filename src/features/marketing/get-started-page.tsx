import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ReactNode } from 'react';

import { audiences, type AudienceRow } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { env, isExternal } from '@/lib/env';
import { Cairn } from '@/ui/art/cairn';
import { Contours } from '@/ui/art/contours';
import { Route, type RouteDrawing } from '@/ui/art/route';
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
          <Route drawings={individualTrail} className="-z-10" />
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
          <Route drawings={businessTrail} className="-z-10" />
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

const individualTrail: RouteDrawing[] = [
  {
    width: 494,
    height: 236,
    fit: 'xMidYMid slice',
    place: 'inset-0 size-full',
    segments: [
      {
        from: [-6, 204],
        curve: 'C40 176 74 156 118 157C168 160 210 174 254 160C296 146 306 92 344 93C356 94 362 96 370 96',
        steps: 42,
      },
    ],
    waypoints: [{ x: 370, y: 96, goal: true, delay: '' }],
  },
];

const businessTrail: RouteDrawing[] = [
  {
    width: 494,
    height: 236,
    fit: 'xMidYMid slice',
    place: 'inset-0 size-full',
    segments: [
      { from: [-4, 72], curve: 'C60 110 104 158 158 188', steps: 19 },
      { from: [348, 184], curve: 'C396 160 440 128 500 92', steps: 18 },
    ],
    waypoints: [],
  },
];
