import History from 'lucide-react/icons/history';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useId, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';

import { ProgressList } from '@/components/check-in/progress-list';
import { GoalFacts, GoalHeading, GoalLines } from '@/components/goal/goal';
import { GoalHint, HintSummary } from '@/components/goal/goal-hint';
import { useStorageState } from '@/device/versions';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import type { GoalKind } from '@/domain/goal-kind';
import { mergedLines, originalLines } from '@/domain/merged-goal';
import { resultsOf } from '@/domain/result/result-line';
import type { GoalVersion } from '@/domain/version';
import { storageNotices } from '@/domain/version-messages';
import { Button } from '@/ui/button';
import { useToday } from '@/ui/use-today';

import { CheckInsDialog } from './check-ins-dialog';
import { ClosedQuarters } from './closed-quarters';
import { DiscardButton } from './discard-button';
import { UntouchedHint } from './untouched-hint';

/** A button on the block of the version. */
const inBlock = 'text-accent-soft-ink! hover:bg-raised/60';

type OwnVersionDetailsProps = {
  audience: Audience;
  record: GoalRecord;
  version: GoalVersion | undefined;
  /** Whether progress is read and can be stored. */
  hasProgress: boolean;
  action?: ReactNode;
  /** Facts beside role and date. */
  facts?: ReactNode;
  /** Actions on the goal, at the end. */
  children?: ReactNode;
  /** The block with 'Discard my version'; it unmounts with the version. */
  discardRef: Ref<HTMLDivElement>;
  /** Opens a closed quarter to be changed. */
  onChangeQuarter: (quarter: string) => void;
};

/** A record in its person's version, with note and progress (docs/product.md 7.19). */
export function OwnVersionDetails({
  audience,
  record,
  version,
  hasProgress,
  action,
  facts,
  children,
  discardRef,
  onChangeQuarter,
}: OwnVersionDetailsProps) {
  const [isOriginal, setOriginal] = useState(false);
  const resultId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const today = useToday();
  const shown = isOriginal ? undefined : version;
  const lines = useMemo(
    () => (isOriginal ? originalLines(record) : mergedLines(record, version)),
    [isOriginal, record, version],
  );
  const history = version && (
    <AllCheckIns kind={record.kind} version={version} lineCount={resultsOf(lines).length} today={today} />
  );
  const hasWords = version !== undefined && (version.lines !== null || version.note !== '');
  return (
    <>
      <GoalHeading record={record} action={action} />
      <GoalFacts record={record}>{facts}</GoalFacts>
      {hasWords && (
        <VersionBlock ref={discardRef} audience={audience} record={record} title="Your version, saved in this browser">
          <Button look="quiet" size="small" onClick={() => setOriginal(!isOriginal)} className={inBlock}>
            {isOriginal ? 'Show my version' : 'Show original'}
          </Button>
          {history}
        </VersionBlock>
      )}
      {shown && (
        <UntouchedHint
          audience={audience}
          record={record}
          version={shown}
          today={today}
          onCheckIn={() => heading.current?.focus()}
        />
      )}
      <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 ref={heading} id={resultId} tabIndex={-1} className="rounded-badge text-label font-semibold">
          Result
        </h3>
        <HintSummary kind={record.kind} lines={lines} />
      </div>
      <div role="group" aria-labelledby={resultId}>
        {isOriginal || !hasProgress ? (
          <GoalLines kind={record.kind} lines={lines} />
        ) : (
          <ProgressList audience={audience} record={record} version={version} lines={lines} today={today} />
        )}
      </div>
      <div className="mt-5 empty:hidden">
        <GoalHint kind={record.kind} lines={lines} hasSummary={false} />
      </div>
      {shown?.quarters && <ClosedQuarters record={record} version={shown} onChange={onChangeQuarter} />}
      {shown && shown.note !== '' && (
        <>
          <h3 className="mt-6 text-label font-semibold">Note</h3>
          <p className="mt-1 whitespace-pre-line text-muted">
            <bdi>{shown.note}</bdi>
          </p>
        </>
      )}
      {/* Below the sliders, so that the first change doesn't move them under the pointer. */}
      {version && !hasWords && (
        <VersionBlock ref={discardRef} audience={audience} record={record} title="Your progress, in this browser">
          {history}
        </VersionBlock>
      )}
      <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4 print:hidden">{children}</div>
    </>
  );
}

function AllCheckIns({
  kind,
  version: { checkIns },
  lineCount,
  today,
}: {
  kind: GoalKind;
  version: GoalVersion;
  lineCount: number;
  today: string;
}) {
  const [isOpen, setOpen] = useState(false);
  if (checkIns.length === 0) return null;
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={History}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={inBlock}
      >
        Check-in history
      </Button>
      {isOpen && (
        <CheckInsDialog
          kind={kind}
          checkIns={checkIns}
          lineCount={lineCount}
          today={today}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type VersionBlockProps = Pick<OwnVersionDetailsProps, 'audience' | 'record' | 'children'> & {
  ref: Ref<HTMLDivElement>;
  title: string;
};

/** Says where a version is stored, and discards it. */
function VersionBlock({ ref, audience, record, title, children }: VersionBlockProps) {
  const notice = storageNotices[useStorageState()];
  return (
    <div ref={ref} className="mt-5 rounded-tile bg-accent-soft px-4 py-3 text-accent-soft-ink">
      <p className="flex items-center gap-2 text-label font-semibold">
        <MonitorSmartphone aria-hidden className="size-4.5 shrink-0" />
        {title}
      </p>
      <div className="-mx-3 mt-0.5 flex flex-wrap gap-x-2">
        {children}
        <DiscardButton audience={audience} record={record} />
      </div>
      <p role="status" className="text-small">
        {notice}
      </p>
    </div>
  );
}
