import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';

import { GoalFacts, GoalHeading } from '@/components/goal/goal';
import { standIn } from '@/components/goal/touched';
import { usePocketGoals } from '@/components/goal/use-pocket-goals';
import { recordChange, useChangeVersions } from '@/device/change-versions';
import { useStorageNotice } from '@/device/versions';
import type { Audience } from '@/domain/audience';
import type { GoalRecord } from '@/domain/goal';
import type { PocketGoals } from '@/domain/merged-goal';
import { inWords, noVersion } from '@/domain/version';
import { Button, IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useToday } from '@/ui/use-today';

import { ProgressList } from './progress-list';
import { withNothingChanged } from './with-check-in';

/** How far a goal is: in percent, and the progress and value of each line as one text. */
type Standing = { percent: number; lines: string };

/** A goal that was asked about, with its progress before. */
type Answer = { record: GoalRecord; before: Standing; isSkipped: boolean };

function standingOf(goals: PocketGoals, record: GoalRecord): Standing {
  const { progress, values } = goals.mergedOf(record);
  const lines = JSON.stringify(progress.map((percent, line) => [percent ?? 0, values[line]]));
  return { percent: standIn(goals, record)?.percent ?? 0, lines };
}

const focus = (element: HTMLElement | null) => element?.focus();

const isGoneFrom = ({ records }: PocketGoals, { key }: GoalRecord) => !records.some((record) => record.key === key);

type CheckInRoundProps = {
  audience: Audience;
  /** The goals to ask about, in order. */
  records: readonly GoalRecord[];
  onClose: () => void;
};

/** Asks for the progress of one goal after another, and lists at the end what changed (docs/product.md 7.24). */
export function CheckInRound({ audience, records, onClose }: CheckInRoundProps) {
  const titleId = useId();
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const record = records[answers.length];
  return (
    <Dialog shape="sheet" labelledBy={titleId} onClose={onClose}>
      <header className="flex items-center gap-3 border-b border-line px-5 py-3 md:px-10">
        <h2 id={titleId} className="flex-1 text-h3">
          Check in
        </h2>
        {record && (
          <p role="status" className="text-small text-muted tabular-nums">
            {answers.length + 1} of {records.length}
          </p>
        )}
        <IconButton icon={X} label="Close dialog" onClick={onClose} className="-me-2" />
      </header>
      {record ? (
        <Question
          key={`${record.kind} ${record.key}`}
          audience={audience}
          record={record}
          onAnswer={(before, isSkipped) => setAnswers([...answers, { record, before, isSkipped }])}
        />
      ) : (
        <Summary audience={audience} answers={answers} onClose={onClose} />
      )}
    </Dialog>
  );
}

type QuestionProps = {
  audience: Audience;
  record: GoalRecord;
  onAnswer: (before: Standing, isSkipped: boolean) => void;
};

/** One goal with its sliders. Enter anywhere but on a button goes to the next one. */
function Question({ audience, record, onAnswer }: QuestionProps) {
  const { goals } = usePocketGoals(audience, record.kind);
  const { mutate } = useChangeVersions(audience, record.kind);
  const notice = useStorageNotice();
  const today = useToday();
  const version = goals.versionOf(record);
  const now = standingOf(goals, record);
  const [before] = useState(now);
  const isGone = isGoneFrom(goals, record);
  const form = useRef<HTMLFormElement>(null);
  // After the dialog has opened, which focuses its first button.
  useEffect(() => form.current?.focus(), []);
  const isChanged = now.lines !== before.lines;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A value that is no number stays in its field, which says so.
    if (!event.currentTarget.checkValidity()) return;
    const savedAt = Date.now();
    // Untouched lines are confirmed unchanged.
    if (!isGone) {
      mutate(recordChange(record, (stored = noVersion) => withNothingChanged(record, stored, savedAt)));
    }
    onAnswer(before, isGone);
  }

  function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      aria-label={record.goal}
      onSubmit={submit}
      onKeyDown={submitOnEnter}
      className="flex min-h-0 flex-1 flex-col outline-none"
    >
      <div className="min-h-40 flex-1 overflow-y-auto px-5 pt-5 pb-6 focus-inside md:px-10">
        <GoalHeading record={record} />
        <GoalFacts record={record} />
        <div className="mt-6">
          {isGone ? (
            <p>This goal was deleted in another tab.</p>
          ) : (
            <ProgressList
              audience={audience}
              record={record}
              version={version}
              lines={goals.mergedOf(record).lines}
              today={today}
            />
          )}
        </div>
      </div>
      <footer className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line px-5 py-4 md:px-10">
        <p role="status" className={clsx('min-w-0 flex-1 text-small text-blaze-soft-ink', notice === '' && 'sr-only')}>
          {notice}
        </p>
        {!isChanged && !isGone && (
          <Button look="quiet" onClick={() => onAnswer(before, true)}>
            Skip
          </Button>
        )}
        <Button type="submit" className="max-md:flex-auto">
          {isChanged || isGone ? 'Next' : 'Nothing has changed'}
        </Button>
      </footer>
    </form>
  );
}

type SummaryProps = { audience: Audience; answers: readonly Answer[]; onClose: () => void };

/** The changes, a line for each goal. */
function Summary({ audience, answers, onClose }: SummaryProps) {
  const count = answers.filter(({ isSkipped }) => !isSkipped).length;
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-5 pb-6 md:px-10">
        <h3 ref={focus} tabIndex={-1} className="text-h2 outline-none">
          {count === 1 ? '1 goal is checked in.' : `${count} goals are checked in.`}
        </h3>
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {answers.map((answer) => (
            <li
              key={`${answer.record.kind} ${answer.record.key}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5"
            >
              <span className="min-w-0">
                <bdi className="block font-medium wrap-anywhere">{answer.record.goal || '\u2013'}</bdi>
                <bdi className="block text-small text-muted">{answer.record.role}</bdi>
              </span>
              <Change audience={audience} {...answer} />
            </li>
          ))}
        </ul>
      </div>
      <footer className="flex justify-end border-t border-line px-5 py-4 md:px-10">
        <Button onClick={onClose} className="max-md:flex-auto">
          Done
        </Button>
      </footer>
    </>
  );
}

/** '40% to 65%', 'No change, 40%' or 'Skipped'. A line that was set is a change, also if the average stays. */
function Change({ audience, record, before, isSkipped }: Answer & { audience: Audience }) {
  const { goals } = usePocketGoals(audience, record.kind);
  const after = standingOf(goals, record);
  const [from, to] = [inWords(before.percent), inWords(after.percent)];
  const unchanged = isSkipped ? 'Skipped' : `No change, ${to}`;
  const changed = from === to ? `Updated, still ${to}` : `${from} to ${to}`;
  const text = after.lines === before.lines ? unchanged : changed;
  return <span className="text-small text-muted tabular-nums">{isGoneFrom(goals, record) ? 'Deleted' : text}</span>;
}
