import History from 'lucide-react/icons/history';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useId, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';

import { ProgressList } from '@/components/check-in/progress-list';
import { GoalLines } from '@/components/goal/goal';
import { GoalHint, HintSummary } from '@/components/goal/goal-hint';
import { useStorageNotice } from '@/device/versions';
import type { GoalRecord } from '@/domain/goal';
import { mergedLines, originalLines } from '@/domain/merged-goal';
import { resultsOf } from '@/domain/result/result-line';
import type { GoalVersion } from '@/domain/version';
import { Button } from '@/ui/button';

import { DiscardButton } from './discard-button';
import { usePocket } from './pocket-context';
import { UntouchedHint } from './untouched-hint';
import { CheckInsDialog } from './version/check-ins-dialog';
import { ClosedQuarters } from './version/closed-quarters';

/** A button on the block of the version. */
const inBlock = 'text-accent-soft-ink! hover:bg-raised/60';

type OwnVersionDetailsProps = {
  record: GoalRecord;
  version: GoalVersion | undefined;
  /** Whether progress is read and can be stored. */
  hasProgress: boolean;
  /** The block with 'Discard my version'; it unmounts with the version. */
  discardRef: Ref<HTMLDivElement>;
  /** Opens a closed quarter to be changed. */
  onChangeQuarter: (quarter: string) => void;
};

/** The result of a record in its person's version, with note and progress (docs/product.md 7.19). */
export function OwnVersionDetails({
  record,
  version,
  hasProgress,
  discardRef,
  onChangeQuarter,
}: OwnVersionDetailsProps) {
  const { kind } = record;
  const { audience, view } = usePocket();
  const { today } = view;
  const [isOriginal, setOriginal] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const resultId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = isOriginal ? undefined : version;
  const lines = useMemo(
    () => (isOriginal ? originalLines(record) : mergedLines(record, version)),
    [isOriginal, record, version],
  );
  const hasWords = version !== undefined && (version.lines !== null || version.note !== '');
  const block = version && (
    <VersionBlock
      ref={discardRef}
      record={record}
      title={hasWords ? 'Your version, saved in this browser' : 'Your progress, in this browser'}
    >
      {hasWords && (
        <Button look="quiet" size="small" onClick={() => setOriginal(!isOriginal)} className={inBlock}>
          {isOriginal ? 'Show my version' : 'Show original'}
        </Button>
      )}
      {version.checkIns.length > 0 && (
        <Button
          look="quiet"
          size="small"
          icon={History}
          aria-haspopup="dialog"
          onClick={() => setShowsHistory(true)}
          className={inBlock}
        >
          Check-in history
        </Button>
      )}
    </VersionBlock>
  );
  return (
    <>
      {hasWords && block}
      <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 ref={heading} id={resultId} tabIndex={-1} className="rounded-badge text-label font-semibold">
          Result
        </h3>
        <HintSummary kind={kind} lines={lines} />
      </div>
      <div role="group" aria-labelledby={resultId}>
        {isOriginal || !hasProgress ? (
          <GoalLines kind={kind} lines={lines} />
        ) : (
          <ProgressList audience={audience} record={record} version={version} lines={lines} today={today} />
        )}
      </div>
      {/* Below the sliders, so that a check-in doesn't move them under the pointer. */}
      {shown && <UntouchedHint record={record} version={shown} onCheckIn={() => heading.current?.focus()} />}
      <div className="mt-5 empty:hidden">
        <GoalHint kind={kind} lines={lines} hasSummary={false} />
      </div>
      {shown?.quarters && <ClosedQuarters version={shown} onChange={onChangeQuarter} />}
      {shown && shown.note !== '' && (
        <>
          <h3 className="mt-6 text-label font-semibold">Note</h3>
          <p className="mt-1 whitespace-pre-line text-muted">
            <bdi>{shown.note}</bdi>
          </p>
        </>
      )}
      {/* Below the sliders, so that the first change doesn't move them under the pointer. */}
      {!hasWords && block}
      {version && showsHistory && (
        <CheckInsDialog
          kind={kind}
          checkIns={version.checkIns}
          lineCount={resultsOf(lines).length}
          today={today}
          onClose={() => setShowsHistory(false)}
        />
      )}
    </>
  );
}

type VersionBlockProps = { ref: Ref<HTMLDivElement>; record: GoalRecord; title: string; children: ReactNode };

/** Says where a version is stored, and discards it. */
function VersionBlock({ ref, record, title, children }: VersionBlockProps) {
  const notice = useStorageNotice();
  return (
    <div ref={ref} className="mt-5 rounded-tile bg-accent-soft px-4 py-3 text-accent-soft-ink">
      <p className="flex items-center gap-2 text-label font-semibold">
        <MonitorSmartphone aria-hidden className="size-4.5 shrink-0" />
        {title}
      </p>
      <div className="-mx-3 mt-0.5 flex flex-wrap gap-x-2">
        {children}
        <DiscardButton record={record} />
      </div>
      <p role="status" className="text-small">
        {notice}
      </p>
    </div>
  );
}
