import { clsx } from 'clsx';
import { Check, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';

export type Tint = 'accent' | 'lake';

const tints: Record<Tint, { ring: string; dot: string; fill: string; line: string }> = {
  accent: { ring: 'border-accent', dot: 'bg-accent', fill: 'bg-accent', line: 'before:bg-accent/40' },
  lake: { ring: 'border-lake', dot: 'bg-lake', fill: 'bg-lake', line: 'before:bg-lake/40' },
};

type RouteListProps = {
  items: readonly string[];
  tint: Tint;
  firstIsAim: boolean;
  /** What stands below an item. */
  below?: (index: number) => ReactNode;
  /** Whether an item is done: its waypoint is filled then. */
  isDone?: (index: number) => boolean;
  /** Advice on an item, by index: its waypoint is dashed and the words stand below it. */
  notes?: readonly (string | null)[];
  /** How many rows of the grid around it the list takes, so that its items stand level with those of another list. */
  rows?: number;
};

/** Bullets as waypoints of a route: for items that follow one another. */
export function RouteList({ items, tint, firstIsAim, below, isDone, notes = [], rows }: RouteListProps) {
  const { ring, dot, fill, line } = tints[tint];
  return (
    <ul
      className={clsx('grid', rows === undefined ? 'gap-5' : 'grid-rows-subgrid')}
      style={rows === undefined ? undefined : { gridRow: `span ${rows}` }}
    >
      {items.map((item, index) => {
        const aim = firstIsAim && index === 0;
        const done = !aim && isDone?.(index) === true;
        const note = notes[index] ?? null;
        return (
          <li
            // Lines have no identity of their own and never change places.
            key={index}
            className={clsx(
              'relative flex gap-4 before:absolute before:top-5 before:-bottom-6 before:left-[9.25px] before:w-[1.5px] last:before:hidden',
              line,
              aim && 'font-semibold',
            )}
          >
            <span
              aria-hidden
              className={clsx(
                'relative mt-0.5 grid size-5 shrink-0 place-items-center rounded-full',
                aim || done
                  ? fill
                  : clsx('border-2 bg-raised', note === null ? ring : 'border-dashed border-line-strong'),
              )}
            >
              {done ? (
                <Check className="size-3.5 text-accent-ink" strokeWidth={3} />
              ) : (
                note === null && <span className={clsx('size-2 rounded-full', aim ? 'bg-blaze' : dot)} />
              )}
            </span>
            <div className="min-w-0 flex-1">
              <bdi className="block">{item}</bdi>
              {note !== null && <Advice>{note}</Advice>}
              {below?.(index)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Advice({ children }: { children: string }) {
  return (
    <p className="mt-1 flex min-h-6 w-fit items-center gap-1.5 rounded-badge bg-blaze-soft px-2 text-micro font-semibold text-blaze-soft-ink forced-colors:border">
      <Lightbulb aria-hidden className="size-3.5 shrink-0" strokeWidth={1.85} />
      {children}
    </p>
  );
}
