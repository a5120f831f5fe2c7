import { Trash2 } from 'lucide-react';

import { deleteGoal } from '@/api/goals';
import type { Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import type { GoalRecord } from '@/domain/records';
import { Button } from '@/ui/button';
import { DialogCard } from '@/ui/dialog';
import { notify } from '@/ui/notify';
import { useSubmission } from '@/ui/use-submission';

type DeleteDialogProps = { audience: Audience; record: GoalRecord; onClose: () => void; onDeleted: () => void };

/** Asks before a record is deleted, naming its goal; Cancel and Escape send nothing (reading 17). */
export function DeleteDialog({ audience, record, onClose, onDeleted }: DeleteDialogProps) {
  const row = goalKinds[record.kind];
  const { submit, pending, error } = useSubmission({
    send: (signal) => deleteGoal(audience, record.kind, record.id, signal),
    onDone: () => {
      notify.success(row.deleted);
      onDeleted();
    },
    failureText: () => row.deleteFailed,
  });
  return (
    <DialogCard
      title={`Delete this ${row.singular}?`}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" icon={Trash2} pending={pending} onClick={() => submit()}>
            Delete {row.singular}
          </Button>
        </>
      }
    >
      <p>
        <bdi className="font-medium text-ink">
          {'\u201c'}
          {record.goal}
          {'\u201d'}
        </bdi>{' '}
        will be gone from your pocket. This cannot be undone.
      </p>
      <p className="mt-2 min-h-5 text-small text-danger">{error}</p>
    </DialogCard>
  );
}
