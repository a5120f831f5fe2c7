import { useState } from 'react';

import { meanScore, presentPlaces, quarterName, scoreText, type ClosedQuarter } from '@/domain/closed-quarter';
import type { GoalRecord } from '@/domain/goal';
import { ConfirmDialog } from '@/ui/confirm';

import { WordingChoice } from './wording-choice';

type ChangedQuarterDialogProps = {
  record: GoalRecord;
  mine: ClosedQuarter;
  /** What another tab or an import has kept since; undefined where it was removed. */
  theirs: ClosedQuarter | undefined;
  onStay: () => void;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
};

/** Asks which of two versions of a closed quarter is kept, before one takes the place of the other unseen. */
export function ChangedQuarterDialog({
  record,
  mine,
  theirs,
  onStay,
  onKeepMine,
  onKeepTheirs,
}: ChangedQuarterDialogProps) {
  const [choice, setChoice] = useState<'mine' | 'theirs'>('mine');
  const name = quarterName(mine.quarter);
  return (
    <ConfirmDialog
      title="Changed elsewhere"
      action="Keep this one"
      onAction={choice === 'mine' ? onKeepMine : onKeepTheirs}
      other="Keep editing"
      onClose={onStay}
    >
      <p>
        {name} was {theirs ? 'closed or changed in another tab or by an import' : 'removed in another tab'} since you
        began. Choose which one to keep.
      </p>
      <WordingChoice
        legend={<bdi>{record.goal}</bdi>}
        sides={[
          { side: 'mine', label: 'What you set here', ...summary(mine, theirs) },
          {
            side: 'theirs',
            label: theirs ? 'What was kept since' : 'Without this quarter',
            ...(theirs ? summary(theirs, mine) : { about: name, text: 'not closed' }),
          },
        ]}
        choice={choice}
        onChoose={setChoice}
      />
    </ConfirmDialog>
  );
}

/** The mean of a version, and the first line in which it differs from the other one. */
function summary(one: ClosedQuarter, other: ClosedQuarter | undefined): { about: string; text: string } {
  const places = presentPlaces(one.lines, other?.lines.map(({ text }) => text) ?? []);
  const differs = one.lines.findIndex(({ score, sentence }, index) => {
    const there = other?.lines[places[index] ?? -1];
    return there === undefined || score !== there.score || sentence !== there.sentence;
  });
  const index = Math.max(0, differs);
  const { score, sentence } = one.lines[index] ?? { score: 0, sentence: '' };
  return {
    about: `Mean ${scoreText(meanScore(one.lines))}. Line ${index + 1}`,
    text: [scoreText(score), sentence].filter((part) => part !== '').join(', '),
  };
}
