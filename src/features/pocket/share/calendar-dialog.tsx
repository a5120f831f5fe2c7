import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Info from 'lucide-react/icons/info';
import { useId, useState } from 'react';
import { useHref } from 'react-router-dom';

import { brand } from '@/brand';
import { recordAddress } from '@/components/goal/record-address';
import type { Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { shownLine } from '@/domain/result/result-line';
import { calendarFile, compact, type CalendarEvent } from '@/lib/calendar-file';
import { formatDay, localDay } from '@/lib/dates';
import { datedFileName, downloadBlob } from '@/lib/download';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { DialogCard } from '@/ui/dialog';
import { RadioField } from '@/ui/radio-field';
import { notify } from '@/ui/toast';

import { firstReminder, rhythms, untilWhen, type DueDay, type Rhythm } from './due-days';
import type { TakenGoal } from './taken';

type CalendarDialogProps = {
  audience: Audience;
  taken: readonly TakenGoal[];
  days: readonly DueDay[];
  onClose: () => void;
};

const never = 'never';

type Due = DueDay & { day: string };

const isDue = (each: DueDay): each is Due => each.day !== null;

/** 'Add dates to calendar': which days of goals become entries, and whether there are reminders (docs/product.md 23.2). */
export function CalendarDialog({ audience, taken, days, onClose }: CalendarDialogProps) {
  const [today] = useState(() => localDay(new Date()));
  const [off, setOff] = useState<ReadonlySet<string>>(
    () => new Set(days.filter((each) => each.isPast).map(({ key }) => key)),
  );
  const [rhythm, setRhythm] = useState<Rhythm | null>(null);
  const [isRefused, setRefused] = useState(false);
  const base = useHref('/');
  const errorId = useId();
  const isOne = taken.length === 1;

  const due = days.filter(isDue);
  const chosen = due.filter(({ key }) => !off.has(key));
  const last = lastOf(chosen);

  const addressOf = ({ record }: TakenGoal) =>
    new URL(base.replace(/\/$/, '') + recordAddress(audience, record), window.location.origin).href;
  const uidOf = (key: string) => `${audience}-${key}@${window.location.hostname}`;

  function toggle(key: string): void {
    const next = new Set(off);
    if (!next.delete(key)) next.add(key);
    setOff(next);
    setRefused(false);
  }

  function remindersOf(): CalendarEvent[] {
    if (rhythm === null) return [];
    return taken.flatMap((each) => {
      const until = lastOf(chosen.filter((one) => one.taken === each));
      const first = until === null ? null : firstReminder(rhythm, today, until);
      if (until === null || first === null) return [];
      const { record, goal } = each;
      return {
        uid: uidOf(`${record.kind}-${record.key}-reminder`),
        day: first,
        summary: `See your ${goalKinds[record.kind].singular}: ${goal.goal}`,
        description: [...goal.lines.map(shownLine), '', addressOf(each)].join('\n'),
        url: addressOf(each),
        rule: `${rhythm.rule};UNTIL=${compact(until)}`,
      };
    });
  }

  const eventOf = ({ key, day, lines, taken: of }: Due): CalendarEvent => ({
    uid: uidOf(key),
    day,
    summary: of.goal.goal,
    description: [...lines, '', addressOf(of)].join('\n'),
    url: addressOf(of),
  });

  function download(): void {
    if (chosen.length === 0) {
      setRefused(true);
      return;
    }
    save([...chosen.map(eventOf), ...remindersOf()]);
    notify.success(`Calendar file with ${chosen.length === 1 ? '1 date' : `${chosen.length} dates`} downloaded.`);
    onClose();
  }

  return (
    <DialogCard
      title="Add dates to calendar"
      onClose={onClose}
      closeLabel="Close"
      footer={
        <Button icon={CalendarPlus} aria-describedby={errorId} onClick={download}>
          Download .ics
        </Button>
      }
    >
      <p>
        {due.length === 1
          ? '1 date found. It becomes an all-day event.'
          : `${due.length} dates found. Each becomes an all-day event.`}
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {days.map((each) => (
          <DayRow
            key={each.key}
            due={each}
            goal={isOne ? '' : each.taken.goal.goal}
            today={today}
            isOn={isDue(each) && !off.has(each.key)}
            onToggle={() => toggle(each.key)}
          />
        ))}
      </ul>
      <RadioField
        label="Remind me"
        name="rhythm"
        look="segments"
        options={[{ value: never, label: 'Never' }, ...rhythms]}
        value={rhythm?.value ?? never}
        onChange={(value) => setRhythm(rhythms.find((each) => each.value === value) ?? null)}
        hint={reminderText(rhythm, today, last, isOne)}
        className="mt-4 text-ink"
      />
      <p className="mt-2 flex items-start gap-3 rounded-tile bg-sunken px-4 py-3 text-small forced-colors:border">
        <Info className="mt-0.5 size-4.5 shrink-0" />
        This is a one-time file. If a date changes, download it again and delete the old date from your calendar. In
        Outlook use File, Open &amp; Export, Import.
      </p>
      <p id={errorId} role="alert" className="-mb-4 min-h-6 pt-1.5 text-small text-danger">
        {isRefused && 'Select at least one date.'}
      </p>
    </DialogCard>
  );
}

function save(events: readonly CalendarEvent[]): void {
  const now = new Date();
  const text = calendarFile(events, brand.name, now);
  downloadBlob(new Blob([text], { type: 'text/calendar;charset=utf-8' }), datedFileName('Goal-dates', 'ics', now));
}

const lastOf = (days: readonly Due[]): string | null =>
  days
    .map(({ day }) => day)
    .toSorted()
    .at(-1) ?? null;

function reminderText(rhythm: Rhythm | null, today: string, last: string | null, isOne: boolean): string {
  if (rhythm === null) return 'No reminders, just the dates.';
  if (last === null) return `${rhythm.inWords} until the last selected date.`;
  if (firstReminder(rhythm, today, last) === null) return `No reminder fits before ${formatDay(last)}.`;
  return isOne ? `${rhythm.inWords} until ${formatDay(last)}.` : `${rhythm.inWords} until the last date of each.`;
}

const withoutDay = (doubtful: string | null): string =>
  `${doubtful === null ? 'No date found' : `“${doubtful}” is not an exact date`}. Add one with Edit.`;

type DayRowProps = { due: DueDay; goal: string; today: string; isOn: boolean; onToggle: () => void };

/** A day with its box and the lines that name it; a line without a day has a locked box. */
function DayRow({ due: { day, isPast, where, doubtful }, goal, today, isOn, onToggle }: DayRowProps) {
  const id = useId();
  const title = day === null ? where : formatDay(day);
  return (
    <li>
      <label htmlFor={`${id}-box`} className="flex items-start gap-1 py-2.5">
        <Checkbox
          id={`${id}-box`}
          label={title}
          aria-describedby={id}
          checked={isOn}
          locked={day === null}
          onChange={onToggle}
          className="-ms-2 -mt-1 size-8.5 pointer-coarse:-mt-2.5 pointer-coarse:size-11"
        />
        <span className="min-w-0">
          <bdi className={day === null ? '' : 'font-semibold text-ink'}>{title}</bdi>{' '}
          <span id={id} className="contents">
            {day !== null && <bdi className="ms-1 text-small">{isPast ? 'In the past' : untilWhen(day, today)}</bdi>}
            <span className="block text-small">
              {goal !== '' && (
                <>
                  <bdi>{goal}</bdi>:{' '}
                </>
              )}
              <bdi>{day === null ? withoutDay(doubtful) : where}</bdi>
            </span>
          </span>
        </span>
      </label>
    </li>
  );
}
