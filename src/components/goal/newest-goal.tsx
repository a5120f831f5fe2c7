import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';

import { goalsQuery } from '@/api/goals';
import type { Audience } from '@/domain/audience';
import { draftedRecord, type GoalRequest } from '@/domain/goal';
import { goalKinds, inSentence, type GoalKind } from '@/domain/goal-kind';
import { ButtonLink } from '@/ui/button';
import { SkeletonRows } from '@/ui/load-states';

import { GoalContent } from './goal';

/** What was drafted last. */
export type Drafted = {
  kind: GoalKind;
  request: GoalRequest;
  /** When the list was read that cannot have it yet, in milliseconds since 1970. */
  notAsOf?: number | undefined;
};

/** For what stands first in a region that may be out of sight until it is there. */
const scrollParentIntoView = (content: HTMLElement | null) =>
  content?.parentElement?.scrollIntoView({ block: 'start' });

type NewestGoalProps = {
  audience: Audience;
  drafted: Drafted;
  /** Scrolls to the record once it is there, for a place that may be out of sight. */
  scrollsIntoView?: boolean;
  className: string;
};

/** What was just drafted, read from the list, with the way to the pocket. */
export function NewestGoal({ audience, drafted, scrollsIntoView = false, className }: NewestGoalProps) {
  const { data, isPending, isFetching, dataUpdatedAt } = useQuery(goalsQuery(audience, drafted.kind));
  const isOld = dataUpdatedAt === drafted.notAsOf;
  const { singular, plural, listPath } = goalKinds[drafted.kind];
  const record = isOld ? undefined : data && draftedRecord(data, drafted.request);
  return (
    <section className={className} aria-label={`Newest ${inSentence(singular)}`}>
      {record && (
        <div key={record.key} ref={scrollsIntoView ? scrollParentIntoView : undefined}>
          <GoalContent record={record} hasHint={false} />
        </div>
      )}
      {(isPending || (isOld && isFetching)) && <SkeletonRows label={`Loading the newest ${inSentence(singular)}`} />}
      <div className="mt-6 border-t border-line pt-5">
        <ButtonLink look="secondary" to={listPath[audience]} icon={ArrowRight} iconAtEnd>
          Open your {inSentence(plural)}
        </ButtonLink>
      </div>
    </section>
  );
}
