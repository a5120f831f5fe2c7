import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent } from 'react';

import { DraftNotice } from '@/components/draft-notice';
import { LeaveGuard } from '@/components/leave-guard';
import { useStorageNotice } from '@/device/versions';
import { goalKinds, inSentence, type GoalKind } from '@/domain/goal-kind';
import { writeToClipboard } from '@/lib/clipboard';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';

/* The parts that the editors of a version and of a quarter share (docs/product.md 7.19, 7.25). */

export function saveOnCtrlEnter(event: KeyboardEvent, save: () => Promise<void>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void save();
}

type EditorNoticesProps = Pick<ComponentProps<typeof DraftNotice>, 'draft' | 'onBegin' | 'instead'> & {
  kind: GoalKind;
  /** Whether another tab has deleted the record. */
  isGone: boolean;
  unsaved: () => boolean;
  /** The question before unsaved text is left. */
  question: string;
};

/** Says that the record is gone, or that unsaved text was restored, and asks before unsaved text is left. */
export function EditorNotices({ kind, isGone, unsaved, question, ...notice }: EditorNoticesProps) {
  return (
    <>
      <LeaveGuard isKept parameter="record" unsaved={unsaved}>
        {isGone ? 'Your text will be lost with the deleted goal unless you copy it.' : question}
      </LeaveGuard>
      <p role="alert" className={clsx('text-blaze-soft-ink', isGone && 'mt-3 rounded-tile bg-blaze-soft px-4 py-3')}>
        {isGone &&
          `This ${inSentence(goalKinds[kind].singular)} was deleted in another tab. Copy your text to keep it.`}
      </p>
      <DraftNotice discarded="Changes discarded." className="mt-3" {...notice} />
    </>
  );
}

type SaveButtonProps = ComponentProps<typeof Button> & {
  isGone: boolean;
  /** The text to copy where the record is gone. */
  textOf: () => string;
};

export function SaveButton({ isGone, textOf, ...button }: SaveButtonProps) {
  if (!isGone) return <Button sends {...button} />;
  return <CopyButton size="medium" copy={() => writeToClipboard({ 'text/plain': Promise.resolve(textOf()) })} />;
}

/** Says that this browser doesn't save. */
export function StorageNotice() {
  const notice = useStorageNotice();
  return (
    <p role="status" className={clsx('text-small text-blaze-soft-ink', notice !== '' && 'pt-2')}>
      {notice}
    </p>
  );
}
