import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import WalletCards from 'lucide-react/icons/wallet-cards';
import type { FunctionComponent } from 'react';
import { Link } from 'react-router-dom';

import { KindTile } from '@/components/goal/goal-kind';
import type { Audience } from '@/domain/audience';
import { dashboardKinds, firstKind, type GoalKind, type GoalKindRow } from '@/domain/goal-kind';
import { lazyExtra } from '@/ui/lazy';
import { allFailed, FailedNote } from '@/ui/load-states';
import { Tile } from '@/ui/tile';

import { draftsQuery, type SentDraft } from './drafts';
import { GoalForm, useGoalForm } from './goal-form';
import { OwnGoals, usePockets } from './own-goals';
import { IntroOverlay, WelcomeBand } from './welcome';

/** How far each key result has come, in pixels of its 102. */
const resultBars = [74, 52, 88];

function OkrTree() {
  return (
    <svg viewBox="0 0 132 90" fill="none" className="w-[132px]" aria-hidden="true">
      <path d="M14 26V82Q14 84 16 84H28M14 44H28M14 64H28" className="stroke-accent" strokeWidth="2" opacity="0.36" />
      <rect width="132" height="26" rx="8" className="fill-accent" />
      <circle cx="14" cy="13" r="4.5" className="fill-blaze" />
      <rect x="26" y="10" width="78" height="6" rx="3" className="fill-accent-ink" opacity="0.85" />
      {resultBars.map((reached, i) => (
        <g key={reached}>
          <rect x="30" y={39 + 20 * i} width="102" height="10" rx="5" className="fill-accent-soft" />
          <rect x="30" y={39 + 20 * i} width={reached} height="10" rx="5" className="fill-accent" />
        </g>
      ))}
    </svg>
  );
}

const pastBars = [34, 46, 42, 58, 66];

function KpiChart() {
  return (
    <svg viewBox="0 0 132 80" className="w-[132px]" aria-hidden="true">
      {pastBars.map((height, i) => (
        <rect
          key={height}
          x={8 + 20 * i}
          y={80 - height}
          width="13"
          height={height}
          rx="3"
          className="fill-lake"
          opacity="0.26"
        />
      ))}
      <rect x="108" y="2" width="13" height="78" rx="3" className="fill-lake" />
      <path d="M2 10H127" className="stroke-blaze" strokeWidth="2.25" strokeLinecap="round" strokeDasharray="0 6" />
    </svg>
  );
}

const kindDrawings: { readonly [Kind in GoalKind]?: FunctionComponent } = { okr: OkrTree, kpi: KpiChart };

type SideProps = { audience: Audience; hasDraft: boolean };

/** The user's goals, and what the kinds of goal are: in full while there are none. */
function Side({ audience, hasDraft }: SideProps) {
  const pockets = usePockets(audience);
  const all = Object.values(pockets);
  const hasGoals = all.some(({ goals }) => goals.records.length > 0);
  const isLoading = all.some(({ load, isReady, hasFailed }) => load.isLoading || !(isReady || hasFailed));
  const unread = all.map(({ load }) => load).filter(({ hasFailed, isOutdated }) => hasFailed || isOutdated);
  const cards = dashboardKinds.map((row) => <InfoCard key={row.kind} row={row} isShort={hasGoals} />);
  return (
    <>
      <div
        className={clsx(
          'grid content-start gap-4 md:grid-cols-2 md:gap-5 xl:col-start-2 xl:row-start-1 xl:flex xl:flex-col',
          !hasDraft && 'xl:row-span-2',
          // The form of the cards depends on the goals.
          isLoading && 'invisible',
        )}
      >
        {unread.length > 0 && (
          <FailedNote
            text="We couldn't load all your goals."
            load={allFailed(unread)}
            className="text-small md:col-span-full"
          />
        )}
        {hasGoals && (
          <OwnGoals
            audience={audience}
            pockets={pockets}
            className="rounded-card border border-line bg-raised md:col-span-full"
          />
        )}
        {!hasGoals && cards}
        {!hasGoals && (
          <Link
            to={firstKind.listPath[audience]}
            className="group flex items-center gap-4 rounded-card border border-line bg-raised p-5 no-underline hover:border-line-strong md:col-span-full md:px-6"
          >
            <Tile icon={WalletCards} className="bg-blaze-soft text-blaze-soft-ink" />
            <span className="flex-1">
              <span className="block font-semibold">Your pocket</span>
              <span className="block text-small text-muted">Your saved OKRs and KPIs</span>
            </span>
            <ArrowRight className="size-5 text-muted" />
          </Link>
        )}
      </div>
      {hasGoals && (
        <div className={clsx('grid gap-4 md:grid-cols-2 md:gap-5', hasDraft ? 'xl:col-span-full' : 'xl:col-start-1')}>
          {cards}
        </div>
      )}
    </>
  );
}

function InfoCard({ row, isShort }: { row: GoalKindRow; isShort: boolean }) {
  const Drawing = isShort ? undefined : kindDrawings[row.kind];
  return (
    <section
      className={clsx(
        'flex gap-4 rounded-card border border-line bg-raised p-5',
        !isShort && 'md:items-center md:justify-between md:p-6',
      )}
    >
      <div className={clsx('flex gap-4', !isShort && 'md:block')}>
        <KindTile kind={row.kind} />
        <div>
          <h2 className={clsx(isShort ? 'font-semibold' : 'text-h3 md:mt-4')}>{row.longName}</h2>
          <p className={clsx('text-muted', isShort ? 'text-small' : 'mt-1 max-w-60')}>{row.explanation}</p>
        </div>
      </div>
      {Drawing && (
        <div aria-hidden className="hidden shrink-0 md:block">
          <Drawing />
        </div>
      )}
    </section>
  );
}

const LatestDraft = lazyExtra(async () => (await import('./latest-draft')).LatestDraft);

const none: readonly SentDraft[] = [];

/** An individual's home: the welcome, the form that drafts goals, the latest draft, and the saved goals (docs/product.md 7.2). */
export function DashboardPage({ audience }: { audience: Audience }) {
  const form = useGoalForm(audience);
  const { data: drafts = none } = useQuery(draftsQuery(audience));
  const latest = drafts.at(-1);
  return (
    <div className="max-w-280">
      <WelcomeBand />
      <div
        className={clsx(
          'mt-4 grid gap-4 md:mt-5 md:gap-5 xl:grid-cols-[7fr_5fr]',
          latest ? 'items-stretch' : 'items-start xl:grid-rows-[auto_1fr]',
        )}
      >
        <GoalForm form={form} />
        {/* After the form, also on a phone. */}
        {latest && (
          <LatestDraft
            audience={audience}
            kind={latest.kind}
            drafts={drafts}
            isDrafting={form.creations[latest.kind].isPending}
            onDraftAgain={(earlier) => form.draftAgain(latest.kind, earlier)}
          />
        )}
        <Side audience={audience} hasDraft={latest !== undefined} />
      </div>
      {/* Last, so that its effect focuses the button after the page title took the focus. */}
      <IntroOverlay />
    </div>
  );
}
