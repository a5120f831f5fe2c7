import History from 'lucide-react/icons/history';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useId, useRef, useState, type ReactNode } from 'react';

import { GoalFacts, GoalHeading, GoalLines } from '@/components/goal/goal';
import { GoalHint, HintSummary } from '@/components/goal/goal-hint';
import { kindLooks } from '@/components/goal/goal-kind';
import { changeOf, useChangeWordings } from '@/device/change-wordings';
import { useStorageState } from '@/device/wordings';
import type { Audience } from '@/domain/audience';
import { historyOf, withCheckIn } from '@/domain/check-ins';
import type { GoalRecord } from '@/domain/goal';
import { mergedLines, originalLines } from '@/domain/merged-goal';
import { resultsOf, type ResultLine } from '@/domain/result/result-line';
import { inWords, meanProgress, progressStep, type Wording } from '@/domain/wording';
import { storageNotices } from '@/domain/wording-messages';
import { localDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Progress } from '@/ui/progress';
import { Range } from '@/ui/range';
import { useToday } from '@/ui/use-today';

import { CheckInLine } from './check-in-line';
import { CheckInsDialog } from './check-ins-dialog';
import { ClosedQuarters } from './closed-quarters';
import { DiscardButton } from './discard-button';
import { UntouchedHint } from './untouched-hint';

type OwnWordingDetailsProps = {
  audience: Audience;
  record: GoalRecord;
  wording: Wording;
  action?: ReactNode;
  /** A tool for the lines, below them. */
  children?: ReactNode;
  /** Opens a closed quarter to be changed. */
  onChangeQuarter: (quarter: string) => void;
};

/** A record in its person's own wording, with note and progress (docs/product.md 7.19). */
export function OwnWordingDetails({
  audience,
  record,
  wording,
  action,
  children,
  onChangeQuarter,
}: OwnWordingDetailsProps) {
  const [isOriginal, setOriginal] = useState(false);
  const resultId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const today = useToday();
  const lines = isOriginal ? originalLines(record) : mergedLines(record, wording);
  return (
    <>
      <GoalHeading record={record} action={action} />
      <GoalFacts record={record} />
      <WordingBlock
        audience={audience}
        record={record}
        isOriginal={isOriginal}
        onToggle={() => setOriginal(!isOriginal)}
      />
      {!isOriginal && (
        <UntouchedHint
          audience={audience}
          record={record}
          wording={wording}
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
        {isOriginal ? (
          <GoalLines kind={record.kind} lines={lines} />
        ) : (
          <ProgressList audience={audience} record={record} wording={wording} today={today} />
        )}
      </div>
      {!isOriginal && (
        <>
          <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4 empty:hidden print:hidden">
            {children}
            <AllCheckIns wording={wording} lineCount={resultsOf(lines).length} today={today} />
          </div>
          {wording.quarters && <ClosedQuarters record={record} wording={wording} onChange={onChangeQuarter} />}
        </>
      )}
      {!isOriginal && wording.note !== '' && (
        <>
          <h3 className="mt-6 text-label font-semibold">Note</h3>
          <p className="mt-1 whitespace-pre-line text-muted">
            <bdi>{wording.note}</bdi>
          </p>
        </>
      )}
      <div className="mt-6 border-t border-line pt-4 empty:hidden">
        <GoalHint kind={record.kind} lines={lines} hasSummary={false} />
      </div>
    </>
  );
}

/** The way to every check-in, once there is one. */
function AllCheckIns({
  wording: { checkIns },
  lineCount,
  today,
}: Pick<OwnWordingDetailsProps, 'wording'> & { lineCount: number; today: string }) {
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
        className="first:-ms-3"
      >
        All check-ins
      </Button>
      {isOpen && (
        <CheckInsDialog checkIns={checkIns} lineCount={lineCount} today={today} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Says that the wording is the person's and where it is kept, with the way back to the record's. */
function WordingBlock({
  audience,
  record,
  isOriginal,
  onToggle,
}: Pick<OwnWordingDetailsProps, 'audience' | 'record'> & { isOriginal: boolean; onToggle: () => void }) {
  const notice = storageNotices[useStorageState()];
  return (
    <div className="mt-5 rounded-tile bg-accent-soft px-4 py-3 text-accent-soft-ink">
      <p className="flex items-center gap-2 text-label font-semibold">
        <MonitorSmartphone aria-hidden className="size-4.5 shrink-0" strokeWidth={1.85} />
        Your wording, on this device
      </p>
      <div className="-mx-3 mt-0.5 flex flex-wrap gap-x-2">
        <Button look="quiet" size="small" onClick={onToggle} className="text-accent-soft-ink! hover:bg-raised/60">
          {isOriginal ? 'Show my wording' : 'Show original'}
        </Button>
        <DiscardButton audience={audience} record={record} />
      </div>
      <p role="status" className="text-small">
        {notice}
      </p>
    </div>
  );
}

type Step = { result: number; line: string | undefined; percent: number; savedAt: number };

/** A wording with the progress of one line, wherever that is in it; undefined where it is gone. */
function withProgress(record: GoalRecord, stored: Wording, { result, line, percent, savedAt }: Step) {
  const results = resultsOf(mergedLines(record, stored));
  const place = results[result] === line ? result : results.findIndex((text) => text === line);
  if (place === -1) return undefined;
  const progress = results.map((_, index) => (index === place ? percent : (stored.progress[index] ?? 0)));
  const said = results.map((_, index) => (index === place ? percent : null));
  return { ...stored, progress, checkIns: withCheckIn(stored.checkIns, localDay(new Date(savedAt)), said), savedAt };
}

/** The places of results that a line is or leads to; nothing for details, headings and notes. */
type Stop = { isAim: boolean; from: number; to: number } | undefined;

/** An objective leads to the results up to the next one. */
function stopsOf(lines: readonly ResultLine[]): Stop[] {
  let count = 0;
  const places = lines.map(({ type }) => (type === 'result' ? count++ : count));
  return lines.map(({ type }, index): Stop => {
    const from = places[index] ?? 0;
    if (type === 'result') return { isAim: false, from, to: from + 1 };
    if (type !== 'objective') return undefined;
    const next = lines.findIndex((line, at) => at > index && line.type === 'objective');
    const to = next === -1 ? count : (places[next] ?? count);
    return to > from ? { isAim: true, from, to } : undefined;
  });
}

/** The lines, and under each result how far it is; what is set is kept at once. */
function ProgressList({
  audience,
  record,
  wording,
  today,
}: Pick<OwnWordingDetailsProps, 'audience' | 'record' | 'wording'> & { today: string }) {
  const changeWordings = useChangeWordings(audience, record.kind);
  // The slider must have its step at once, and the cache tells of it a moment later.
  const [early, setEarly] = useState({ of: wording, progress: wording.progress });
  const { progress } = early.of === wording ? early : wording;
  const lines = mergedLines(record, wording);
  const { tint } = kindLooks[record.kind];
  const results = resultsOf(lines);
  const stops = stopsOf(lines);
  const of = (index: number) => progress[stops[index]?.from ?? -1] ?? 0;

  function set(result: number, percent: number) {
    const savedAt = Date.now();
    setEarly({
      of: wording,
      progress: results.map((_, index) => (index === result ? percent : (progress[index] ?? 0))),
    });
    changeWordings.mutate(
      changeOf(
        record,
        (stored) =>
          // Another tab may have reworded or discarded it a moment ago.
          stored && withProgress(record, stored, { result, line: results[result], percent, savedAt }),
      ),
    );
  }

  function barOf(index: number) {
    const stop = stops[index];
    if (stop === undefined) return null;
    const { isAim, from, to } = stop;
    const percent = isAim ? meanProgress(progress.slice(from, to), to - from) : of(index);
    const number = from + 1;
    const [first] = wording.checkIns;
    return (
      // The same element before and after the first check-in: the slider keeps the focus.
      <>
        <div className="mt-1 flex min-h-6 items-center gap-3 font-normal">
          {isAim ? (
            <Progress label="Progress of the objective" part={percent / 100} />
          ) : (
            <Range
              label={`Progress of line ${number}`}
              value={percent}
              step={progressStep}
              valueText={inWords(percent)}
              tint={tint}
              onChange={(value) => set(from, value)}
            />
          )}
          <span aria-hidden className="w-11 shrink-0 text-end text-label font-semibold tabular-nums">
            {inWords(percent)}
          </span>
        </div>
        {!isAim && first !== undefined && (
          <CheckInLine history={historyOf(wording.checkIns, from)} first={first.day} today={today} />
        )}
      </>
    );
  }

  return (
    <GoalLines
      kind={record.kind}
      lines={lines}
      below={barOf}
      signOf={(index) => (stops[index]?.isAim === false && of(index) === 100 ? 'done' : undefined)}
    />
  );
}
