import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { goalsQuery } from '@/api/queries';
import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { draftedRecord } from '@/lib/drafted-record';
import { ButtonLink } from '@/ui/button';
import { GoalContent } from '@/ui/goal-content';
import { SkeletonRows } from '@/ui/skeleton';

import type { Drafted } from './use-generate';

const { audience } = audiences.business;

/** What was just drafted, read from the fresh list, with the way to the pocket (reading 18). */
export function DraftedGoal({ drafted }: { drafted: Drafted }) {
  const { data, isPending } = useQuery(goalsQuery(audience, drafted.kind));
  const row = goalKinds[drafted.kind];
  const record = data && draftedRecord(data, drafted.request);
  const section = useRef<HTMLElement>(null);

  // It comes below what was filled in, perhaps out of sight.
  useEffect(() => {
    if (record) section.current?.scrollIntoView({ block: 'start' });
  }, [record]);

  return (
    <section
      ref={section}
      aria-label={`Newest ${row.singular}`}
      className="mt-2 animate-rise-far scroll-mt-2 border-t border-line pt-6 text-ink"
    >
      {record && <GoalContent record={record} />}
      {isPending && <SkeletonRows label={`Loading the newest ${row.singular}`} />}
      <div className="mt-6">
        <ButtonLink look="secondary" to={row.listPath[audience]} icon={ArrowRight} iconAtEnd>
          Open your {row.plural}
        </ButtonLink>
      </div>
    </section>
  );
}
