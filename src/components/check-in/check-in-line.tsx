import type { LineCheckIn } from '@/domain/check-ins';
import { daysBetween } from '@/domain/days';
import { withCommas } from '@/lib/with-commas';

import { shortDay } from './short-day';

/** The drawing, in its own units: 132 by 28 pixels where text has its usual size. */
const [width, height] = [132, 28];
const [firstX, lastX] = [4, width - 4];
const [top, bottom] = [4, height - 4];

type Point = { x: number; y: number };

/** Where check-ins are drawn, between the first one of the goal and today. */
function pointsOf(history: readonly LineCheckIn[], first: string, today: string): readonly Point[] {
  const days = daysBetween(first, today);
  return history.map(({ day, percent }) => ({
    // A check-in dated in the future, by a wrong clock, is drawn at today.
    x: firstX + (lastX - firstX) * (days <= 0 ? 1 : Math.min(1, daysBetween(first, day) / days)),
    y: bottom - ((bottom - top) * percent) / 100,
  }));
}

/** The path of steps through points: it stays at a height until the next one. */
const stepsThrough = ([start, ...others]: readonly Point[]): string =>
  start === undefined ? '' : [`M${start.x} ${start.y}`, ...others.map(({ x, y }) => `H${x}V${y}`)].join('');

/**
 * '4 check-ins, last Oct 9', '4 check-ins, last 3.2% on Oct 9', and '2 check-ins, no change yet' if all values are
 * equal.
 */
function inWords(history: readonly LineCheckIn[], today: string): string {
  const [count, last] = [history.length, history.at(-1)];
  const isUnchanged =
    count > 1 && history.every(({ percent, value }) => percent === last?.percent && value === last.value);
  const number = `${withCommas(count)} ${count === 1 ? 'check-in' : 'check-ins'}`;
  const at = last?.value === undefined ? '' : `${last.value} on `;
  return `${number}, ${isUnchanged ? 'no change yet' : `last ${at}${shortDay(last?.day ?? today, today)}`}`;
}

type CheckInLineProps = {
  history: readonly LineCheckIn[];
  /** The day of the goal's first check-in: the drawings of all its lines begin there. */
  first: string;
  today: string;
};

/** How the progress of a line went, from two check-ins on as steps, dotted on to today (docs/product.md 7.24). */
export function CheckInLine({ history, first, today }: CheckInLineProps) {
  const points = pointsOf(history, first, today);
  const last = points.at(-1);
  if (last === undefined) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3.5 font-normal">
      {history.length > 1 && (
        <svg
          aria-hidden
          viewBox={`0 0 ${width} ${height}`}
          fill="none"
          strokeWidth={1.5}
          className="h-7 w-33 shrink-0 stroke-(--fill) rtl:-scale-x-100 forced-colors:stroke-[CanvasText]"
        >
          <path d={`M0 ${bottom}H${width}`} strokeWidth={1} className="stroke-line" />
          <path d={`M${last.x} ${last.y}H${lastX}`} strokeDasharray="2 3" className="stroke-line-strong" />
          <path d={stepsThrough(points)} />
          <circle cx={last.x} cy={last.y} r={3} className="fill-(--fill) forced-colors:fill-[CanvasText]" />
        </svg>
      )}
      <p className="text-small text-muted">{inWords(history, today)}</p>
    </div>
  );
}
