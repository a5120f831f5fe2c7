import { Trash2 } from 'lucide-react';

import type { GoalRecord } from '@/domain/goal';
import { goalKinds, inSentence } from '@/domain/goal-kind';
import { Button } from '@/ui/button';
import { DialogCard } from '@/ui/dialog';

type DeleteDialogProps = {
  record: GoalRecord;
  pending: boolean;
  hasFailed: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before a record is deleted, naming its goal; until that is confirmed, closing sends nothing. */
export function DeleteDialog({ record, pending, hasFailed, onClose, onConfirm }: DeleteDialogProps) {
  const row = goalKinds[record.kind];
  const name = inSentence(row.singular);
  return (
    <DialogCard
      title={`Delete this ${name}?`}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" icon={Trash2} sends pending={pending} onClick={onConfirm}>
            Delete {name}
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
      <p className="mt-2 min-h-5 text-small text-danger">{hasFailed && row.deleteFailed}</p>
    </DialogCard>
  );
}
