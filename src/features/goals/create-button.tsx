import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';

import { createGoal } from '@/api/goals';
import { goalsQuery } from '@/api/queries';
import type { Audience } from '@/domain/audience';
import type { GoalKindRow } from '@/domain/goal-kind';
import type { GoalRequest } from '@/domain/records';
import { rememberOwner } from '@/session/remember-owner';
import { Button, type ButtonLook } from '@/ui/button';
import { kindLooks } from '@/ui/kind-tile';
import { notify } from '@/ui/notify';
import { useSharedMutation } from '@/ui/use-shared-mutation';

import type { Drafted } from './dashboard-page';

/** One thing to do per screen is the filled button; the other kind stands beside it (design 1). */
const buttonLooks: Record<GoalKindRow['kind'], { look: ButtonLook; icon?: string }> = {
  okr: { look: 'primary' },
  kpi: { look: 'secondary', icon: kindLooks.kpi.text },
};

type CreationOptions = {
  audience: Audience;
  row: GoalKindRow;
  /** Called once the goals are drafted, also when the page was left by then. */
  onSent: (request: GoalRequest) => void;
  onDrafted: (drafted: Drafted) => void;
};

/** Drafts goals of one kind. What was typed stays; the cached list is asked for again, since it has a new record. */
export function useCreation({ audience, row, onSent, onDrafted }: CreationOptions) {
  const queries = useQueryClient();
  const { queryKey } = goalsQuery(audience, row.kind);
  return useSharedMutation({
    mutationKey: [...queryKey, 'create'],
    send: async (sent: GoalRequest) => {
      const isSameOwner = rememberOwner();
      await createGoal(audience, row.kind, sent);
      if (isSameOwner()) onSent(sent);
      void queries.invalidateQueries({ queryKey });
    },
    onDone: (_, sent) => {
      // What is shown as the newest must not come from the list of before.
      void queries.resetQueries({ queryKey });
      notify.success(row.generated);
      onDrafted({ kind: row.kind, request: sent });
    },
    onFailure: () => notify.error(row.generateFailed),
  });
}

type CreateButtonProps = { row: GoalKindRow; request: GoalRequest; creation: ReturnType<typeof useCreation> };

/** The button of one kind. It comes and goes with what is typed; the creation it starts does not. */
export function CreateButton({ row, request, creation }: CreateButtonProps) {
  const { run, isPending, failed } = creation;
  const { look, icon } = buttonLooks[row.kind];
  return (
    <div>
      <Button
        look={look}
        size="large"
        icon={kindLooks[row.kind].icon}
        {...(icon === undefined ? {} : { iconClassName: icon })}
        sends
        pending={isPending}
        onClick={() => run(request)}
        className="w-full"
      >
        {row.createLabel}
      </Button>
      <p className={clsx('text-small text-danger', failed && 'mt-1')}>{failed && row.generateFailed}</p>
    </div>
  );
}
