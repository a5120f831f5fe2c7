import { useState, type ReactNode } from 'react';

import { ConfirmDialog } from '@/ui/confirm';

import { VersionChoice } from './version-choice';

/** One of two versions: when and where it differs from the other one, and what it says there. */
type ChangedSide = { label: string; about: string; text: string };

type ChangedDialogProps = {
  goal: string;
  /** The changed text and the kind of change. */
  children: ReactNode;
  mine: ChangedSide;
  theirs: ChangedSide;
  /** The fate of the typed text if the other version is chosen. */
  fate?: string;
  onStay: () => void;
  onKeepMine: () => void;
  onKeepTheirs: () => void;
};

/** Asks which of two versions is kept, before one replaces the other unseen (docs/product.md 7.19, 7.25). */
export function ChangedDialog({
  goal,
  children,
  mine,
  theirs,
  fate,
  onStay,
  onKeepMine,
  onKeepTheirs,
}: ChangedDialogProps) {
  const [choice, setChoice] = useState<'mine' | 'theirs'>('mine');
  return (
    <ConfirmDialog
      title="Changed elsewhere"
      action="Keep this one"
      onAction={choice === 'mine' ? onKeepMine : onKeepTheirs}
      other="Keep editing"
      onClose={onStay}
    >
      <p>{children} since you began. Choose which one to keep.</p>
      <VersionChoice
        legend={<bdi>{goal}</bdi>}
        sides={[
          { side: 'mine', ...mine },
          { side: 'theirs', ...theirs },
        ]}
        choice={choice}
        onChoose={setChoice}
      />
      {choice === 'theirs' && fate && <p className="mt-3 text-small">{fate}</p>}
    </ConfirmDialog>
  );
}
