import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';

import { useCheckInRound } from '@/components/check-in/use-check-in-round';
import { progressSummary, findUntouched } from '@/components/goal/touched';
import { usePocketGoals, type Pocket } from '@/components/goal/use-pocket-goals';
import { audiences, type Audience } from '@/domain/audience';
import { inSentence, type GoalKindRow } from '@/domain/goal-kind';
import { versionMessages } from '@/domain/version-messages';
import { withCommas } from '@/lib/with-commas';
import { ButtonLink, Button } from '@/ui/button';
import { EmptyState, FailedNote, RefreshFailed, useLoad, TryAgain, SkeletonRows } from '@/ui/load-states';
import { PageTitle } from '@/ui/page-title';
import { notify } from '@/ui/toast';
import { pageWithTools } from '@/ui/use-choice-bar';
import { usePopover } from '@/ui/use-popover';

import { QuartersDialog, YourVersionMenu } from './lazy-parts';
import { PocketList, type Editing } from './pocket-list';
import { usePocketView, type PocketView } from './pocket-view';
import type { YourVersionProps } from './version/your-version-menu';

/** The pocket: the saved goals of one kind, for either audience (docs/product.md 7.6). */
export function PocketPage({ audience, kind }: { audience: Audience; kind: GoalKindRow }) {
  const pocket = usePocketGoals(audience, kind.kind);
  const load = useLoad(pocket.query, () => {
    // A shown list stays, with a line above it (docs/product.md 7.6).
    if (pocket.goals.records.length === 0) notify.error(kind.noData);
  });
  const { data, isLoading, hasFailed } = load;
  // Kept here: `PocketList` unmounts with its last record, and typed text must survive.
  const [editing, setEditing] = useState<Editing | null>(null);
  const view = usePocketView(pocket);
  const waiting = useMemo(
    () => findUntouched(pocket.goals, view.today).map(({ record }) => record),
    [pocket.goals, view.today],
  );
  const { checkIn, round } = useCheckInRound(audience, data && pocket.isReady ? waiting : undefined);
  const hasQuarters = pocket.goals.withOwnVersion().some(({ version }) => (version.quarters ?? []).length > 0);
  const [showsQuarters, setShowsQuarters] = useState(false);
  // Details that were closed while editing open for reading.
  if (editing !== null && editing.record.key !== view.selectedId) setEditing(null);

  return (
    <div className={pageWithTools}>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageTitle>{kind.listTitle}</PageTitle>
          <Subtitle kind={kind} pocket={pocket} view={view} />
        </div>
        {data && data.length > 0 && (
          <div className="flex flex-wrap gap-2 max-md:w-full print:hidden">
            {waiting.length > 0 && (
              <Button look={view.selected ? 'quiet' : 'secondary'} aria-haspopup="dialog" onClick={checkIn}>
                Check in
              </Button>
            )}
            {hasQuarters && (
              <Button
                look="quiet"
                aria-haspopup="dialog"
                onClick={() => setShowsQuarters(true)}
                className="max-md:hidden"
              >
                Closed quarters
              </Button>
            )}
            <YourVersionButton
              audience={audience}
              kind={kind}
              pocket={pocket}
              onQuarters={hasQuarters ? () => setShowsQuarters(true) : undefined}
            />
            <ButtonLink
              look={view.selected ? 'secondary' : 'primary'}
              icon={Plus}
              to={audiences[audience].homePath}
              className="max-md:order-first max-md:flex-auto max-md:[&_svg]:hidden"
            >
              {kind.createLabel}
            </ButtonLink>
          </div>
        )}
      </header>
      <RefreshFailed loads={[load]} className="mt-4" />
      {/* The list shows originals. */}
      {pocket.hasFailed && data && data.length > 0 && (
        <FailedNote text={versionMessages.unreadable} load={pocket} name="your version" className="mt-4 text-small" />
      )}
      {editing !== null || (data && data.length > 0) ? (
        <PocketList
          audience={audience}
          kind={kind}
          pocket={pocket}
          view={view}
          editing={editing}
          setEditing={setEditing}
        />
      ) : (
        <div className="mt-5 rounded-card border border-line bg-raised">
          {isLoading && <SkeletonRows rows={6} label={`Loading your ${inSentence(kind.plural)}`} />}
          {hasFailed && (
            <EmptyState title={`We couldn't load your ${inSentence(kind.plural)}`} action={<TryAgain load={load} />}>
              {kind.noData}
            </EmptyState>
          )}
          {data && (
            <EmptyState
              title={`No ${inSentence(kind.plural)} in your pocket yet`}
              action={<ButtonLink to={audiences[audience].homePath}>{kind.createLabel}</ButtonLink>}
            >
              Draft your first set from a role, a goal and an industry.
            </EmptyState>
          )}
        </div>
      )}
      {round}
      {showsQuarters && (
        <QuartersDialog audience={audience} kind={kind} goals={pocket.goals} onClose={() => setShowsQuarters(false)} />
      )}
    </div>
  );
}

const goalsCount = (count: number): string => `${withCommas(count)} strategic goal${count === 1 ? '' : 's'}`;

/** The number of goals found, or the progress of all goals. */
function Subtitle({ kind, pocket, view }: { kind: GoalKindRow; pocket: Pocket; view: PocketView }) {
  const { goals, isReady } = pocket;
  const { shown, groups, isFiltered } = view;
  const count = goals.records.length;
  const summary = useMemo(() => progressSummary(goals, kind.plural), [goals, kind]);
  if (count === 0) return null;
  const among = groups && groups.length > 0 ? `, in ${goalsCount(groups.length)}` : '';
  return (
    <p className="mt-1 min-h-6 text-muted">
      {/* A live region for search results only: a deletion has a toast. */}
      <span role="status">
        {isFiltered && shown && `${withCommas(shown.length)} of ${withCommas(count)} found${among}.`}
      </span>
      {!isFiltered && isReady && summary}
    </p>
  );
}

function YourVersionButton(props: YourVersionProps) {
  const { frame, opener, open, setOpen } = usePopover();
  return (
    <div ref={frame} className="relative">
      <Button
        ref={opener}
        look="quiet"
        icon={ChevronDown}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="w-full flex-row-reverse max-md:px-3"
      >
        Backup
      </Button>
      {open && (
        <YourVersionMenu
          {...props}
          onClose={() => {
            setOpen(false);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}
