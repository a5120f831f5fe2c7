import Download from 'lucide-react/icons/download';
import Trash from 'lucide-react/icons/trash';

import type { GoalRecord } from '@/domain/goal';
import type { ResultLine } from '@/domain/result/result-line';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';

import { copyGoals } from './copied-goals';

/** A draft and its record. */
export type ShownTry = {
  id: string;
  record: GoalRecord;
  lines: readonly ResultLine[];
  /** Number among the existing drafts, from 1. */
  number: number;
};

/** The actions on a record, and the one that is pending. */
export type TryActionProps = {
  shown: ShownTry;
  downloading: readonly string[];
  deleting: readonly string[];
  onDownload: (record: GoalRecord) => void;
  onDelete: (record: GoalRecord) => void;
};

/** Copy, Download and Delete. */
export function TryActions({ size, ...props }: TryActionProps & { size: 'small' | 'medium' }) {
  const { shown, downloading, deleting, onDownload, onDelete } = props;
  const { record } = shown;
  return (
    <>
      <CopyButton key={record.key} size={size} copy={() => copyGoals([{ ...record, lines: shown.lines }])} />
      <Button
        look="quiet"
        size={size}
        icon={Download}
        pending={downloading.includes(record.key)}
        onClick={() => onDownload(record)}
        className="max-md:px-2"
      >
        Download
      </Button>
      <Button
        look="danger-quiet"
        size={size}
        icon={Trash}
        pending={deleting.includes(record.key)}
        onClick={() => onDelete(record)}
        className="max-md:px-2"
      >
        Delete
      </Button>
    </>
  );
}
