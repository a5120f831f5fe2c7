import { useQuery } from '@tanstack/react-query';

import { goalsQuery } from '@/api/goals';
import { NewestRecord, draftedRecord } from '@/components/newest-goal';
import type { Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';

import type { Drafted } from './dashboard-page';

/** What was just drafted, read from the fresh list (reading 18). */
export function NewestGoal({ audience, drafted }: { audience: Audience; drafted: Drafted }) {
  const { data, isPending } = useQuery(goalsQuery(audience, drafted.kind));
  const row = goalKinds[drafted.kind];
  return (
    <NewestRecord
      row={row}
      record={data && draftedRecord(data, drafted.request)}
      isPending={isPending}
      to={row.listPath[audience]}
      className="animate-rise-far rounded-card border border-line bg-raised p-5 md:p-7"
    />
  );
}
