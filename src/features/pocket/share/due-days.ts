import { dayAfter } from '@/domain/days';
import { goalKinds, inSentence, resultName, type GoalKind } from '@/domain/goal-kind';
import { doubtfulTimes, findDays, withoutDate } from '@/domain/quality/line-dates';
import { capitalize } from '@/domain/text';
import { localDay } from '@/lib/dates';

import type { TakenGoal } from './taken';

/** A day that a goal names, with the lines that name it; or, with null, a line that names none. */
export type DueDay = {
  /** Made of its day: a later file changes the text of the entry. */
  key: string;
  taken: TakenGoal;
  /** '2026-12-31' */
  day: string | null;
  isPast: boolean;
  /** 'Key result 2: Reduce churn', 'Objective, key results 1 and 3'; of a line without a day 'Key result 4' */
  where: string;
  lines: readonly string[];
  /** The uncertain time that a line without a day names, 'Q2 FY28'; else null. */
  doubtful: string | null;
};

type Named = { number: number | null; text: string };

/** The days that goals name; of one goal also its lines without a day. `yearStart` is a month, 1 to 12. */
export function findDueDays(taken: readonly TakenGoal[], now: Date, yearStart: number): DueDay[] {
  const today = localDay(now);
  return taken.flatMap((each) => {
    const days = daysOf(each, today, yearStart);
    return taken.length === 1 ? days : days.filter(({ day }) => day !== null);
  });
}

function daysOf(taken: TakenGoal, today: string, yearStart: number): DueDay[] {
  const { record, goal } = taken;
  // Days without a year are read from the day of creation.
  const from = goal.createdAt && localDay(goal.createdAt);
  const byDay = new Map<string, Named[]>();
  const undated: DueDay[] = [];
  let count = 0;
  for (const { type, text } of goal.lines) {
    // A detail belongs to the result above it.
    if (type === 'heading' || type === 'note') continue;
    if (type === 'result') count += 1;
    const number = type === 'objective' || count === 0 ? null : count;
    const days = findDays(text, from, yearStart);
    for (const day of days) byDay.set(day, [...(byDay.get(day) ?? []), { number, text }]);
    if (days.length === 0 && type === 'result') {
      const where = resultName(record.kind, count);
      undated.push({
        key: where,
        taken,
        day: null,
        isPast: false,
        where,
        lines: [text],
        doubtful: doubtfulTimes(text, from, yearStart)[0] ?? null,
      });
    }
  }
  const dated = [...byDay].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    ...dated.map(([day, lines]) => ({
      key: `${record.kind}-${record.key}-${day}`,
      taken,
      day,
      isPast: day < today,
      where: whereOf(record.kind, lines),
      lines: lines.map(({ text }) => text),
      doubtful: null,
    })),
    ...undated,
  ];
}

function whereOf(kind: GoalKind, lines: readonly Named[]): string {
  const [first, ...others] = lines;
  if (first === undefined) return '';
  if (others.length === 0)
    return `${first.number === null ? 'Objective' : resultName(kind, first.number)}: ${withoutDate(first.text)}`;
  const numbers = lines.flatMap(({ number }) => (number === null ? [] : [String(number)]));
  const last = numbers.pop() ?? '';
  const result = inSentence(goalKinds[kind].result);
  const listed = numbers.length === 0 ? `${result} ${last}` : `${result}s ${numbers.join(', ')} and ${last}`;
  return first.number === null ? `Objective, ${listed}` : capitalize(listed);
}

/** 'today', 'in 6 weeks' */
export function untilWhen(day: string, today: string): string {
  const count = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (count === 0) return 'today';
  if (count === 1) return 'tomorrow';
  if (count < 14) return `in ${count} days`;
  return count < 183 ? `in ${Math.round(count / 7)} weeks` : `in ${Math.round(count / 30.4)} months`;
}

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

/** When reminders come: `rule` is an RRULE without UNTIL. */
export type Rhythm = {
  value: string;
  label: string;
  inWords: string;
  rule: string;
  isFirst: (day: string) => boolean;
};

export const rhythms: readonly Rhythm[] = [
  {
    value: 'weekly',
    label: 'Weekly',
    inWords: 'Every Monday',
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    isFirst: isMonday,
  },
  {
    value: 'monthly',
    label: 'Monthly',
    inWords: 'On the first Monday of each month',
    rule: 'FREQ=MONTHLY;BYDAY=1MO',
    isFirst: (day) => isMonday(day) && Number(day.slice(-2)) <= 7,
  },
];

/** The first day of a reminder, which begins tomorrow at the earliest; null where none is left until the last day. */
export function firstReminder({ isFirst }: Rhythm, today: string, until: string): string | null {
  for (let day = dayAfter(today, 1); day <= until; day = dayAfter(day, 1)) if (isFirst(day)) return day;
  return null;
}
