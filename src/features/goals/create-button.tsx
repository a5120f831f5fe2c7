import { useQueryClient } from '@tanstack/react-query';

import { createGoal } from '@/api/goals';
import { goalsQuery } from '@/api/queries';
import type { Audience } from '@/domain/audience';
import type { GoalKindRow } from '@/domain/goal-kind';
import type { GoalRequest } from '@/domain/records';
import { Button, type ButtonLook } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { kindLooks } from '@/ui/kind-tile';
import { notify } from '@/ui/notify';
import { useSubmission } from '@/ui/use-submission';

import type { Drafted } from './dashboard-page';

/** One thing to do per screen is the filled button; the other kind stands beside it (design 1). */
const buttonLooks: Record<GoalKindRow['kind'], { look: ButtonLook; icon?: string }> = {
  okr: { look: 'primary' },
  kpi: { look: 'secondary', icon: kindLooks.kpi.text },
};

/** Drafts goals of one kind. What was typed stays; the cached list is dropped, since it has a new record (reading 18). */
export function useCreation(audience: Audience, row: GoalKindRow, onDrafted: (drafted: Drafted) => void) {
  const queries = useQueryClient();
  return useSubmission({
    send: (signal, sent: GoalRequest) => createGoal(audience, row.kind, sent, signal),
    onDone: (_, sent) => {
      queries.removeQueries({ queryKey: goalsQuery(audience, row.kind).queryKey });
      notify.success(row.generated);
      onDrafted({ kind: row.kind, request: sent });
    },
    failureText: () => row.generateFailed,
  });
}

type CreateButtonProps = { row: GoalKindRow; request: GoalRequest; creation: ReturnType<typeof useCreation> };

/** The button of one kind. It comes and goes with what is typed; the creation it starts does not. */
export function CreateButton({ row, request, creation }: CreateButtonProps) {
  const { submit, pending, error } = creation;
  const { look, icon } = buttonLooks[row.kind];
  return (
    <div>
      <Button
        look={look}
        size="large"
        icon={kindLooks[row.kind].icon}
        {...(icon === undefined ? {} : { iconClassName: icon })}
        pending={pending}
        onClick={() => submit(request)}
        className="w-full"
      >
        {row.createLabel}
      </Button>
      <p className={classNames('text-small text-danger', error !== null && 'mt-1')}>{error}</p>
    </div>
  );
}
