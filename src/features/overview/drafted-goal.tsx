import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { goalsQuery } from '@/api/queries';
import { NewestRecord } from '@/components/newest-goal';
import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { draftedRecord } from '@/lib/drafted-record';

import type { Drafted } from './use-generate';

const { audience } = audiences.business;

/** What was just drafted, read from the fresh list (reading 18), brought into view. */
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
    <NewestRecord
      ref={section}
      row={row}
      record={record}
      isPending={isPending}
      to={row.listPath[audience]}
      className="mt-2 animate-rise-far scroll-mt-2 border-t border-line pt-6 text-ink"
    />
  );
}
