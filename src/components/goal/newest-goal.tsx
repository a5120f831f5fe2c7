import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';

import { goalsQuery } from '@/api/goals';
import type { Audience } from '@/domain/audience';
import { draftedRecords, type SentRequest } from '@/domain/goal';
import { goalKinds, inSentence } from '@/domain/goal-kind';
import { ButtonLink } from '@/ui/button';
import { focusTitle } from '@/ui/focus';
import { SkeletonRows, useLoad } from '@/ui/load-states';

import { AwaitedRecord, useAwaitedList } from './awaited-record';
import { GoalContent } from './goal';

/** For the first element of a region that may be out of view when it appears. */
const scrollParentIntoView = (content: HTMLElement | null) =>
  content?.parentElement?.scrollIntoView({ block: 'start' });

type NewestGoalProps = {
  audience: Audience;
  drafted: SentRequest;
};

/** The newest draft, read from the list, with a link to the pocket. */
export function NewestGoal({ audience, drafted }: NewestGoalProps) {
  const { kind, savedAt } = drafted;
  const query = useQuery(goalsQuery(audience, kind));
  const load = useLoad(query);
  const { data, dataUpdatedAt } = query;
  const { singular, plural, listPath } = goalKinds[kind];
  // A list that was fetched before the draft does not have it.
  const isRead = dataUpdatedAt >= savedAt;
  const record = isRead && data ? draftedRecords(data, drafted)[0] : undefined;
  useAwaitedList(audience, kind, savedAt, record === undefined);
  const hasFailed = query.isError && query.errorUpdatedAt >= savedAt;
  return (
    <section
      aria-label={`Newest ${inSentence(singular)}`}
      className="mt-2 animate-rise-far scroll-mt-2 border-t border-line pt-6 text-ink"
    >
      {record && (
        <div key={record.key} ref={scrollParentIntoView}>
          <GoalContent record={record} />
        </div>
      )}
      {!record && (hasFailed || isRead) && (
        <AwaitedRecord kind={kind} load={load} hasFailed={hasFailed} onLoaded={focusTitle} />
      )}
      {!record && !hasFailed && !isRead && <SkeletonRows label={`Loading the newest ${inSentence(singular)}`} />}
      <div className="mt-6 border-t border-line pt-5">
        <ButtonLink look="secondary" to={listPath[audience]} icon={ArrowRight} iconAtEnd>
          Open your {inSentence(plural)}
        </ButtonLink>
      </div>
    </section>
  );
}
