import { Download, Trash2, X } from 'lucide-react';

import { GoalContent } from '@/components/goal';
import { DetailsBody } from '@/components/list-with-details';
import type { GoalRecord } from '@/domain/goal';
import { Button, IconButton } from '@/ui/button';

type GoalDetailsProps = {
  record: GoalRecord;
  downloading: boolean;
  deleting: boolean;
  onClose: () => void;
  onDownload: () => void;
  onDelete: () => void;
};

/** The open record with its two actions. */
export function GoalDetails({ record, downloading, deleting, onClose, onDownload, onDelete }: GoalDetailsProps) {
  return (
    <>
      <DetailsBody>
        <GoalContent record={record} action={<IconButton icon={X} label="Close details" onClick={onClose} />} />
      </DetailsBody>
      <footer className="flex items-center gap-3 border-t border-line px-5 py-4 md:px-6">
        <Button icon={Download} pending={downloading} onClick={onDownload} className="flex-1">
          Download PDF
        </Button>
        <Button look="danger-quiet" icon={Trash2} pending={deleting} onClick={onDelete}>
          Delete
        </Button>
      </footer>
    </>
  );
}
