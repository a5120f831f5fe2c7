import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';

import { goalsQuery } from '@/api/goals';
import { audiences, type Audience } from '@/domain/audience';
import type { GoalKindRow } from '@/domain/goal-kind';
import { ButtonLink } from '@/ui/button';
import { EmptyState, useLoad, TryAgain, SkeletonRows } from '@/ui/load-states';
import { PageTitle } from '@/ui/page-title';
import { notify } from '@/ui/toast';

import { Pocket } from './pocket';
import { useShownName } from './use-shown-name';

/** The saved goals of one kind (spec 2), for either audience. */
export function PocketPage({ audience, kind }: { audience: Audience; kind: GoalKindRow }) {
  const load = useLoad(useQuery(goalsQuery(audience, kind.kind)), () => notify.error(kind.noData));
  const { data, isLoading, hasFailed } = load;

  return (
    <div>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageTitle title={kind.listTitle + audiences[audience].titleSuffix}>{kind.listTitle}</PageTitle>
          <Subtitle count={data?.length ?? 0} />
        </div>
        {data && data.length > 0 && (
          <ButtonLink look="secondary" icon={Plus} to={audiences[audience].homePath} className="max-md:hidden">
            Create more
          </ButtonLink>
        )}
      </header>
      {data && data.length > 0 ? (
        <Pocket audience={audience} kind={kind} records={data} />
      ) : (
        <div className="mt-5 rounded-card border border-line bg-raised">
          {isLoading && <SkeletonRows rows={6} label={`Loading your ${kind.plural}`} />}
          {hasFailed && (
            <EmptyState title={`We could not load your ${kind.plural}`} action={<TryAgain load={load} />}>
              {kind.noData}
            </EmptyState>
          )}
          {data && (
            <EmptyState
              title={`No ${kind.plural} in your pocket yet`}
              action={<ButtonLink to={audiences[audience].homePath}>{kind.createLabel}</ButtonLink>}
            >
              Create a set from your role, goal and industry. It will be kept here.
            </EmptyState>
          )}
        </div>
      )}
    </div>
  );
}

function Subtitle({ count }: { count: number }) {
  const name = useShownName();
  if (count === 0) return null;
  return (
    <p className="mt-1 text-muted">
      {count} saved
      {name !== '' && (
        <>
          {' by '}
          <bdi className="inline-block first-letter:uppercase">{name}</bdi>
        </>
      )}
      . Select one to read it in full.
    </p>
  );
}
