import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { audiences, type AudienceRow } from '@/domain/audience';
import { bandRoute } from '@/ui/art/band-route';
import { Cairn } from '@/ui/art/cairn';
import { Contours } from '@/ui/art/contours';
import { Route } from '@/ui/art/route';
import { ButtonLink, type ButtonLook } from '@/ui/button';
import { PageTitle } from '@/ui/page-title';

/** Two doors, one for each audience (spec 2). */
export function GetStartedPage() {
  return (
    <div className="mx-auto max-w-264 pt-8 pb-16 lg:pt-16">
      <div className="mb-10 text-center lg:mb-13">
        <PageTitle title="Who is this for?" className="text-d2" />
        <p className="mt-3 text-body-lg text-muted">
          You can change your mind later. Each product has its own account.
        </p>
      </div>
      <div className="grid gap-5 lg:grid-cols-[1fr_auto_1fr] lg:gap-6">
        <Door row={audiences.individual} look="primary" label="Start as an individual">
          <Route way={bandRoute} className="-z-10" />
        </Door>
        <div className="flex items-center gap-4 text-muted lg:flex-col">
          <span aria-hidden className="h-px flex-1 bg-line lg:h-auto lg:w-px" />
          Or
          <span aria-hidden className="h-px flex-1 bg-line lg:h-auto lg:w-px" />
        </div>
        <Door row={audiences.business} look="secondary" label="Go to business">
          <Cairn className="w-40" />
        </Door>
      </div>
    </div>
  );
}

type DoorProps = { row: AudienceRow; look: ButtonLook; label: string; children: ReactNode };

function Door({ row, look, label, children }: DoorProps) {
  return (
    <section className="overflow-hidden rounded-panel border border-line bg-raised">
      <div aria-hidden className="relative isolate grid h-44 place-items-center overflow-hidden bg-pine lg:h-59">
        <Contours scene="auth" className="-z-10" />
        {children}
      </div>
      <div className="p-6 lg:p-8">
        <h2 className="text-[1.75rem] leading-9 font-semibold tracking-[-0.025em]">{row.door.title}</h2>
        <p className="mt-2 mb-6 text-body-lg text-muted">{row.door.text}</p>
        <ButtonLink to={row.signInPath} look={look} size="xlarge" icon={ArrowRight} iconAtEnd>
          {label}
        </ButtonLink>
      </div>
    </section>
  );
}
