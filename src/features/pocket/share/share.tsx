import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import FileText from 'lucide-react/icons/file-text';
import Link2 from 'lucide-react/icons/link-2';
import ShareIcon from 'lucide-react/icons/share';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useHref } from 'react-router-dom';

import { copyGoals, goalsAsText } from '@/components/goal/copied-goals';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import { searchedText } from '@/domain/merged-goal';
import { paths } from '@/domain/paths';
import { log } from '@/lib/log';
import { useFiscalYearStart } from '@/session/preferences';
import { copiedFor } from '@/ui/copy-button';
import { DialogCard } from '@/ui/dialog';
import { Menu, MenuDialog, type MenuItem } from '@/ui/menu';
import { notify } from '@/ui/toast';
import { useMinWidth } from '@/ui/use-media-query';

import { CalendarDialog } from './calendar-dialog';
import { findDueDays } from './due-days';
import { LinkDialog, createLinks, type Links } from './link-dialog';
import type { TakenGoal } from './taken';

type ShareProps = {
  audience: Audience;
  taken: readonly TakenGoal[];
  /** Set for a popover at its button: dialogs return the focus to the element that had it. */
  focusButton?: () => void;
  onDownload: () => void;
  onClose: () => void;
};

/** The menu 'Share' and its dialogs (docs/product.md 23). */
export function Share({ audience, taken, focusButton, onDownload, onClose }: ShareProps) {
  const [view, setView] = useState<'menu' | 'calendar' | 'original' | Links>('menu');
  const [isCopied, setCopied] = useState(false);
  const isWide = useMinWidth(768);
  const yearStart = useFiscalYearStart();
  const [days] = useState(() => findDueDays(taken, new Date(), yearStart));
  const isOne = taken.length === 1;
  const page = new URL(useHref(paths.shared), window.location.origin).href;
  // Notes are private: only a link can include them, on request.
  const goals = useMemo(() => taken.map(({ goal }) => ({ ...goal, note: '' })), [taken]);

  const closeCopied = useEffectEvent(onClose);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => closeCopied(), copiedFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  function open(dialog: 'calendar' | 'original' | Links): void {
    focusButton?.();
    setView(dialog);
  }

  /** Otherwise the timer of 'Copied' would close the dialog of another item. */
  const instead = (onPress: () => void) => () => {
    setCopied(false);
    onPress();
  };

  async function copy(): Promise<void> {
    try {
      await copyGoals(goals);
      setCopied(true);
    } catch (reason) {
      log('Copying goals failed.', reason);
      notify.error('Your browser blocked copying. Try again.');
    }
  }

  async function openLink(): Promise<void> {
    try {
      open(await createLinks(taken, page));
    } catch (reason) {
      log('Creating a link failed.', reason);
      notify.error("We couldn't create the link. Try again.");
    }
  }

  /** `AbortError` means that the person closed the share sheet. */
  async function send(): Promise<void> {
    await navigator.share({ title: goals[0]?.goal ?? '', text: goalsAsText(goals) }).catch((reason: unknown) => {
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) {
        log('Sharing goals with another app failed.', reason);
        notify.error('Your browser blocked sharing. Try again.');
      }
    });
    onClose();
  }

  if (view === 'calendar') return <CalendarDialog audience={audience} taken={taken} days={days} onClose={onClose} />;
  if (view === 'original') return <Original record={taken[0]?.record} onClose={onClose} />;
  if (view !== 'menu') {
    return (
      <LinkDialog
        links={view}
        count={taken.length}
        hasNote={taken.some(({ goal }) => goal.note !== '')}
        onDownload={onDownload}
        onClose={onClose}
      />
    );
  }

  const datedCount = days.filter(({ day }) => day !== null).length;
  const items: MenuItem[] = [
    {
      ...(isCopied
        ? { label: 'Copied', note: 'Now paste it into an email or chat', icon: Check }
        : { label: 'Copy', note: 'Formatted, for email and chat', icon: Copy }),
      onPress: () => void copy(),
    },
    {
      label: 'Add dates to calendar',
      note: datedCount === 0 ? 'No exact date yet' : `${datedCount} ${datedCount === 1 ? 'date' : 'dates'}`,
      icon: CalendarPlus,
      isDisabled: datedCount === 0,
      startsGroup: true,
      onPress: instead(() => open('calendar')),
    },
    {
      label: 'Share as a link',
      note: `Anyone with the link can read ${isOne ? 'it' : 'them'}`,
      icon: Link2,
      onPress: instead(() => void openLink()),
    },
    // Not every browser has `navigator.share`.
    ...(!isWide && 'share' in navigator
      ? [
          {
            label: 'Share with another app',
            note: 'Messages, email and more',
            icon: ShareIcon,
            onPress: instead(() => void send()),
          },
        ]
      : []),
  ];
  const [first] = taken;
  if (isOne && first && searchedText(first.record) !== first.record.result) {
    items.push({
      label: 'Show original',
      note: 'The text as it was written',
      icon: FileText,
      startsGroup: true,
      onPress: instead(() => open('original')),
    });
  }
  const Shape = focusButton && isWide ? Menu : MenuDialog;
  return (
    <>
      <Shape label="Share" items={items} onClose={onClose} />
      <span role="status" className="sr-only">
        {isCopied && 'Copied'}
      </span>
    </>
  );
}

/** The stored text of a result, byte for byte (docs/product.md 7.7). */
function Original({ record, onClose }: { record: GoalRecord | undefined; onClose: () => void }) {
  return (
    <DialogCard title="Original text" onClose={onClose} className="md:max-w-180">
      <p dir="auto" className="pt-3 wrap-anywhere whitespace-pre-wrap text-ink">
        {record?.result}
      </p>
    </DialogCard>
  );
}
