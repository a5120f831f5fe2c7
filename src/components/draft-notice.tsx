import { clsx } from 'clsx';

import { Button } from '@/ui/button';

type Values = Record<string, string>;

type DraftNoticeProps = {
  draft: { state: 'empty' | 'restored' | 'discarded'; discard: () => Values; undo: () => Values };
  /** Restores the form; called with nothing it empties the form. */
  onBegin: (values: Values) => void;
  discarded?: string;
  instead?: Notice | null;
  className?: string;
};

type Notice = { text: string; label: string; onPress: () => void };

/** Says that a form was restored from unsaved entries, and offers to discard them, with Undo. */
export function DraftNotice({
  draft: { state, discard, undo },
  onBegin,
  discarded = 'Form cleared.',
  instead = null,
  className,
}: DraftNoticeProps) {
  const notices: Record<typeof state, Notice | null> = {
    empty: null,
    restored: {
      text: 'We restored your unsaved entries. They stay in this tab only.',
      label: 'Discard',
      onPress: () => onBegin(discard()),
    },
    discarded: { text: discarded, label: 'Undo', onPress: () => onBegin(undo()) },
  };
  const notice = instead ?? notices[state];
  return (
    <div role="status">
      {notice && (
        <div
          className={clsx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised py-2.5 ps-5 pe-3',
            className,
          )}
        >
          <p className="text-muted">{notice.text}</p>
          <Button look="secondary" size="small" onClick={notice.onPress}>
            {notice.label}
          </Button>
        </div>
      )}
    </div>
  );
}
