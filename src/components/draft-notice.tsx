import { clsx } from 'clsx';

import { Button } from '@/ui/button';

type Values = Record<string, string>;

type DraftNoticeProps = {
  /** The form's draft (device/drafts.ts). */
  draft: { state: 'empty' | 'restored' | 'discarded'; discard: () => Values; undo: () => Values };
  /** Fills the form in again; called with nothing to empty it. */
  onBegin: (values: Values) => void;
  /** What is said after it was discarded. */
  discarded?: string;
  className?: string;
};

/** Says that a form began with what was typed before, and offers to discard it; that too can be undone. */
export function DraftNotice({
  draft: { state, discard, undo },
  onBegin,
  discarded = 'The form is empty now.',
  className,
}: DraftNoticeProps) {
  return (
    <div role="status">
      {state !== 'empty' && (
        <FormNotice
          text={state === 'restored' ? 'Restored what you had typed. It stays in this tab only.' : discarded}
          label={state === 'restored' ? 'Discard' : 'Undo'}
          onPress={() => onBegin(state === 'restored' ? discard() : undo())}
          className={className}
        />
      )}
    </div>
  );
}

type FormNoticeProps = { text: string; label: string; onPress: () => void; className?: string | undefined };

/** Says with what a form began, and offers to take that back. */
export function FormNotice({ text, label, onPress, className }: FormNoticeProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised py-2.5 ps-5 pe-3',
        className,
      )}
    >
      <p className="text-muted">{text}</p>
      <Button look="secondary" size="small" onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
