import { useState } from 'react';

import type { GoalRecord } from '@/domain/goal';
import { originalLines } from '@/domain/merged-goal';
import type { Wording } from '@/domain/wording';
import { firstDifference } from '@/domain/wording-difference';
import { formatDate, formatTime } from '@/lib/dates';
import { ConfirmDialog } from '@/ui/confirm';

import { WordingChoice } from './wording-choice';

/** What was to be saved, and what another tab or an import has saved since; undefined where it was discarded. */
export type Changed = { mine: Wording; theirs: Wording | undefined };

type ChangedDialogProps = Changed & {
  record: GoalRecord;
  onStay: () => void;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
};

const noWording = { lines: null, note: '', progress: [] };

/** Asks which of two wordings is kept before one takes the place of the other unseen (docs/product.md 7.19). */
export function ChangedDialog({ mine, theirs, record, onStay, onKeepMine, onKeepTheirs }: ChangedDialogProps) {
  const [choice, setChoice] = useState<'mine' | 'theirs'>('mine');
  const { place, texts } = firstDifference(originalLines(record), mine, theirs ?? noWording);
  const savedAt = theirs && new Date(theirs.savedAt);
  return (
    <ConfirmDialog
      title="Changed elsewhere"
      action="Keep this one"
      onAction={choice === 'mine' ? onKeepMine : onKeepTheirs}
      other="Keep editing"
      onClose={onStay}
    >
      <p>
        Your version was {theirs ? 'saved in another tab or by an import' : 'discarded in another tab'} since you began
        to type. Choose which one to keep.
      </p>
      <WordingChoice
        legend={<bdi>{record.goal}</bdi>}
        sides={[
          { side: 'mine', label: 'What you typed here', about: `Not saved yet. ${place}`, text: texts[0] },
          {
            side: 'theirs',
            label: theirs ? 'What was saved since' : 'The original',
            about: `${savedAt ? `${formatDate(savedAt)}, ${formatTime(savedAt)}` : 'Your version was discarded'}. ${place}`,
            text: texts[1],
          },
        ]}
        choice={choice}
        onChoose={setChoice}
      />
      <p className="mt-3 text-small">
        {choice === 'mine'
          ? `It takes the place of ${theirs ? 'what was saved since' : 'the original'}.`
          : 'What you typed waits in this tab: Edit shows it again.'}
      </p>
    </ConfirmDialog>
  );
}
