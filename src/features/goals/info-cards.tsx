import { ArrowRight, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { Audience } from '@/domain/audience';
import { goalKinds, type GoalKindRow } from '@/domain/goal-kind';
import { KpiChart } from '@/ui/art/kpi-chart';
import { OkrTree } from '@/ui/art/okr-tree';
import { KindTile } from '@/ui/kind-tile';

/** What the two kinds of goal are, and the way to the pocket. */
export function InfoCards({ audience }: { audience: Audience }) {
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-1">
      <InfoCard row={goalKinds.kpi}>
        <KpiChart />
      </InfoCard>
      <InfoCard row={goalKinds.okr}>
        <OkrTree />
      </InfoCard>
      <Link
        to={goalKinds.okr.listPath[audience]}
        className="group flex items-center gap-4 rounded-card border border-line bg-raised p-5 no-underline hover:border-line-strong md:col-span-full md:px-6"
      >
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-tile bg-blaze-soft text-blaze-soft-ink"
        >
          <WalletCards className="size-5" strokeWidth={1.85} />
        </span>
        <span className="flex-1">
          <span className="block font-semibold">Your pocket</span>
          <span className="block text-small text-muted">Everything you saved, ready as PDF</span>
        </span>
        <ArrowRight aria-hidden className="size-5 text-muted" strokeWidth={1.85} />
      </Link>
    </div>
  );
}

function InfoCard({ row, children }: { row: GoalKindRow; children: ReactNode }) {
  return (
    <section className="flex gap-4 rounded-card border border-line bg-raised p-5 md:items-center md:justify-between md:p-6 xl:min-h-55">
      <div className="flex gap-4 md:block">
        <KindTile kind={row.kind} />
        <div>
          <h2 className="text-h3 md:mt-4">{row.longName}</h2>
          <p className="mt-1 max-w-60 text-muted">{row.explanation}</p>
        </div>
      </div>
      <div aria-hidden className="hidden shrink-0 md:block">
        {children}
      </div>
    </section>
  );
}
