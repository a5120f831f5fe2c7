import type { MutationFilters, QueryClient } from '@tanstack/react-query';
import Trash from 'lucide-react/icons/trash';

import { goalsQuery } from '@/api/goals';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds, inSentence } from '@/domain/goal-kind';
import type { Question } from '@/ui/confirm';

type Deletion = {
  queries: QueryClient;
  audience: Audience;
  record: GoalRecord;
  mutations: MutationFilters;
  onConfirm: () => void;
};

/** Asks before a record is deleted, naming its goal. Closing sends nothing. */
export function deletionQuestion({ queries, audience, record, mutations, onConfirm }: Deletion): Question {
  const { singular, deleteFailed } = goalKinds[record.kind];
  const name = inSentence(singular);
  const { queryKey } = goalsQuery(audience, record.kind);
  return {
    title: `Delete this ${name}?`,
    text: (
      <p>
        <bdi className="font-medium text-ink">
          {'\u201c'}
          {record.goal}
          {'\u201d'}
        </bdi>{' '}
        will be removed from your pocket. You can't undo this.
      </p>
    ),
    action: `Delete ${name}`,
    icon: Trash,
    isDangerous: true,
    onConfirm,
    request: {
      mutations,
      failed: deleteFailed,
      isOver: () =>
        queries.getQueryData<readonly GoalRecord[]>(queryKey)?.every(({ key }) => key !== record.key) === true,
    },
  };
}
