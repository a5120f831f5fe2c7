import { ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

import type { GoalKindRow } from '@/domain/goal-kind';
import type { GoalRecord, GoalRequest } from '@/domain/records';
import { ButtonLink } from '@/ui/button';
import { SkeletonRows } from '@/ui/load-states';

import { GoalContent } from './goal';

/**
 * What was just drafted, from the fresh list: the record with the sent role and goal, or else the newest one, since the
 * answer of the drafting call is not relied on (reading 18).
 * @param records newest first
 */
export function draftedRecord(records: readonly GoalRecord[], { role, goal }: GoalRequest): GoalRecord | undefined {
  return records.find((record) => record.goal === goal && record.role === role) ?? records[0];
}

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
