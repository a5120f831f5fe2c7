import Download from 'lucide-react/icons/download';
import Trash from 'lucide-react/icons/trash';
import { useState } from 'react';

import { copyGoals } from '@/components/goal/copied-goals';
import { GoalLines } from '@/components/goal/goal';
import { HintSummary, markGaps, useHint } from '@/components/goal/goal-hint';
import type { GoalRecord } from '@/domain/goal';
import { formatTime } from '@/lib/dates';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Select } from '@/ui/select';

import type { ShownDraft } from './use-shown-drafts';

const sides = ['left', 'right'] as const;
type Side = (typeof sides)[number];

export type Pair = Record<Side, ShownDraft>;

/** The drafts to compare: the chosen ones while they exist, else the latest two; null for less than two. */
export function usePair(drafts: readonly ShownDraft[]) {
  const [chosen, setChosen] = useState<Partial<Record<Side, string>>>({});
  const [before, latest] = drafts.slice(-2);
  const find = (side: Side) => drafts.find(({ id }) => id === chosen[side]);
  const pair: Pair | null = before && latest ? { left: find('left') ?? before, right: find('right') ?? latest } : null;
  return { pair, choose: (side: Side, id: string) => setChosen((others) => ({ ...others, [side]: id })) };
}

/** The actions on a record, and the one that is pending. */
type DraftActionProps = {
  shown: ShownDraft;
  downloading: readonly string[];
  deleting: readonly string[];
  onDownload: (record: GoalRecord) => void;
  onDelete: (record: GoalRecord) => void;
};

/** Copy, Download and Delete. */
export function DraftActions({ size, ...props }: DraftActionProps & { size: 'small' | 'medium' }) {
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

type CompareDraftsProps = Omit<DraftActionProps, 'shown'> & {
  drafts: readonly ShownDraft[];
  pair: Pair;
  onChoose: (side: Side, id: string) => void;
};

/** Two drafts side by side, line beside line; one below the other on a phone. */
export function CompareDrafts({ drafts, pair, onChoose, ...actions }: CompareDraftsProps) {
  const rows = Math.max(pair.left.lines.length, pair.right.lines.length);
  return (
    <div className="gap-y-5 md:grid md:grid-cols-2">
      {sides.map((side) => (
        <div
          key={side}
          role="group"
          aria-label={`Draft ${pair[side].number}`}
          className="grid grid-cols-1 grid-rows-subgrid gap-y-5 border-line px-5 py-6 not-first:max-md:border-t md:px-7 not-first:md:border-s"
          style={{ gridRow: `span ${rows + 3}` }}
        >
          <Select
            aria-label={side === 'left' ? 'First draft' : 'Second draft'}
            value={pair[side].id}
            onChange={({ target }) => onChoose(side, target.value)}
            className="w-full max-w-60"
          >
            {drafts.map(({ id, number, record }) => (
              <option key={id} value={id}>
                {`Draft ${number} \u00b7 ${formatTime(record.createdAt)}${number === drafts.length ? ', latest' : ''}`}
              </option>
            ))}
          </Select>
          <Lines shown={pair[side]} rows={rows} />
          <div className="-ms-2 flex flex-wrap items-end gap-1 md:-ms-3">
            <DraftActions {...actions} size="small" shown={pair[side]} />
          </div>
        </div>
      ))}
    </div>
  );
}

function Lines({ shown: { record, lines }, rows }: { shown: ShownDraft; rows: number }) {
  const { kind } = record;
  const { hint, isShown } = useHint(kind, lines);
  return (
    <>
      <div>
        <HintSummary kind={kind} lines={lines} />
      </div>
      <GoalLines kind={kind} lines={lines} {...(hint && isShown && markGaps(kind, hint, lines))} rows={rows} />
    </>
  );
}
