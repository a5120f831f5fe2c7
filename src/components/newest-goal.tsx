import { ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

import type { GoalKindRow } from '@/domain/goal-kind';
import type { GoalRecord } from '@/domain/records';
import { ButtonLink } from '@/ui/button';
import { SkeletonRows } from '@/ui/skeleton';

import { GoalContent } from './goal';

type NewestRecordProps = Pick<ComponentPropsWithRef<'section'>, 'ref' | 'className'> & {
  row: GoalKindRow;
  /** Undefined where the fresh list does not have it. */
  record: GoalRecord | undefined;
  isPending: boolean;
  /** Where its list is. */
  to: string;
};

/** What was just drafted, with the way to the pocket (reading 18). */
export function NewestRecord({ row, record, isPending, to, ...section }: NewestRecordProps) {
  return (
    <section {...section} aria-label={`Newest ${row.singular}`}>
      {record && <GoalContent record={record} />}
      {isPending && <SkeletonRows label={`Loading the newest ${row.singular}`} />}
      <div className="mt-6 border-t border-line pt-5">
        <ButtonLink look="secondary" to={to} icon={ArrowRight} iconAtEnd>
          Open your {row.plural}
        </ButtonLink>
      </div>
    </section>
  );
}
