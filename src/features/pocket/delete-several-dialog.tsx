import { Trash2 } from 'lucide-react';

import type { GoalRecord } from '@/domain/goal';
import { Button } from '@/ui/button';
import { DialogCard } from '@/ui/dialog';

/** Goals that are quoted. */
const quoted = 3;

type DeleteSeveralDialogProps = {
  records: readonly GoalRecord[];
  /** '12 OKRs' */
  what: string;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks once before several records are deleted, never before one (docs/product.md 7.16). */
export function DeleteSeveralDialog({ records, what, onClose, onConfirm }: DeleteSeveralDialogProps) {
  const more = records.length - quoted;
  return (
    <DialogCard
      title={`Delete ${what}?`}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" icon={Trash2} sends onClick={onConfirm}>
            Delete {what}
          </Button>
        </>
      }
    >
      <p>They will be gone from your pocket. This cannot be undone.</p>
      <ul className="mt-3 divide-y divide-line">
        {records.slice(0, quoted).map(({ key, goal }) => (
          <li key={key} className="truncate py-2 font-medium text-ink">
            <bdi>{goal || '\u2013'}</bdi>
          </li>
        ))}
        {more > 0 && <li className="py-2">and {more} more</li>}
      </ul>
    </DialogCard>
  );
}
