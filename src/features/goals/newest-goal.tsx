import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';

import { goalsQuery } from '@/api/queries';
import type { Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { draftedRecord } from '@/lib/drafted-record';
import { ButtonLink } from '@/ui/button';
import { GoalContent } from '@/ui/goal-content';
import { SkeletonRows } from '@/ui/skeleton';

import type { Drafted } from './dashboard-page';

/** What was just drafted, read from the fresh list, with the way to the pocket (reading 18). */
export function NewestGoal({ audience, drafted }: { audience: Audience; drafted: Drafted }) {
  const { data, isPending } = useQuery(goalsQuery(audience, drafted.kind));
  const row = goalKinds[drafted.kind];
  const record = data && draftedRecord(data, drafted.request);
  return (
    <section
      aria-label={`Newest ${row.singular}`}
      className="animate-rise-far rounded-card border border-line bg-raised p-5 md:p-7"
    >
      {record && <GoalContent record={record} />}
      {isPending && <SkeletonRows label={`Loading the newest ${row.singular}`} />}
      <div className="mt-6 border-t border-line pt-5">
        <ButtonLink look="secondary" to={row.listPath[audience]} icon={ArrowRight} iconAtEnd>
          Open your {row.plural}
        </ButtonLink>
      </div>
    </section>
  );
}
