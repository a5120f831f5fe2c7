import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Info from 'lucide-react/icons/info';
import { useId, useState } from 'react';
import { useHref } from 'react-router-dom';

import { brand } from '@/brand';
import { recordAddress } from '@/components/goal/record-address';
import { changeGiven, type GivenEntry } from '@/device/given-entries';
import type { Audience } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { shownLine } from '@/domain/result/result-line';
import { calendarFile, compact, type CalendarEvent } from '@/lib/calendar-file';
import { formatDay, localDay } from '@/lib/dates';
import { datedFileName, downloadBlob } from '@/lib/download';
import { log } from '@/lib/log';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { DialogCard } from '@/ui/dialog';
import { RadioField } from '@/ui/radio-field';
import { notify } from '@/ui/toast';

import { firstReminder, rhythms, untilWhen, type DueDay, type Rhythm } from './due-days';
import { buildEntries, type Due } from './given-entries';
import type { TakenGoal } from './taken';

type CalendarDialogProps = {
  audience: Audience;
  taken: readonly TakenGoal[];
  days: readonly DueDay[];
  onClose: () => void;
};

const never = 'never';

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
  const nameOf = ({ record }: TakenGoal) => `${audience}-${record.kind}-${record.key}`;
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

  /** The events of a record, with cancelled ones for days of earlier files that its lines no longer name. */
  function eventsOf(each: TakenGoal, given: readonly GivenEntry[]) {
    const ofRecord = due.filter((one) => one.taken === each);
    const entries = buildEntries(given, ofRecord, new Set(chosen));
    const eventOf = (key: string, day: string, lines: readonly string[]): CalendarEvent => ({
      uid: uidOf(key),
      day,
      summary: each.goal.goal,
      description: [...lines, '', addressOf(each)].join('\n'),
      url: addressOf(each),
    });
    const events = ofRecord.flatMap((one, index) =>
      chosen.includes(one) ? eventOf(entries.keys[index] ?? one.key, one.day, one.lines) : [],
    );
    const cancelled = entries.gone.map(({ key, day }) => ({ ...eventOf(key, day, []), isCancelled: true }));
    return { events: [...events, ...cancelled], given: entries.given };
  }

  async function download(): Promise<void> {
    if (chosen.length === 0) {
      setRefused(true);
      return;
    }
    let events: CalendarEvent[] = [];
    const take = (stored: Readonly<Record<string, readonly GivenEntry[]>>) => {
      const all = taken.map((each) => ({ name: nameOf(each), ...eventsOf(each, stored[nameOf(each)] ?? []) }));
      events = all.flatMap((each) => each.events);
      return { ...stored, ...Object.fromEntries(all.map(({ name, given }) => [name, given])) };
    };
    let isFollowing = true;
    try {
      await changeGiven(take);
    } catch (reason) {
      log('Storing the entries of a calendar file failed.', reason);
      take({});
      isFollowing = false;
    }
    save([...events, ...remindersOf()]);
    notify.success(
      `Calendar file with ${counted(chosen.length)} downloaded.${isFollowing ? '' : " This browser can't compare it with other files, so your calendar may show a date twice."}`,
    );
    onClose();
  }

  return (
    <DialogCard
      title="Add dates to calendar"
      onClose={onClose}
      closeLabel="Close"
      footer={
        <Button icon={CalendarPlus} aria-describedby={errorId} onClick={() => void download()}>
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
        This is a one-time file. Download it again if dates change: most calendars then update their events. In Outlook
        use File, Open &amp; Export, Import.
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

const counted = (count: number): string => `${count} ${count === 1 ? 'date' : 'dates'}`;

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
