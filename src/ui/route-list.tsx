import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';

type RouteListProps = {
  items: readonly string[];
  /** A class that sets its colour as `--fill`. */
  tint: string;
  /** Whether the first item is what the others lead to. */
  startsWithObjective: boolean;
  /** What stands below an item. */
  below?: (index: number) => ReactNode;
  /** How its waypoint is drawn, where that is not as usual: filled when it is done, dashed when it is weak. */
  signOf?: (index: number) => 'done' | 'weak' | undefined;
  /** How many rows of the grid around it the list takes, so that its items stand level with those of another list. */
  rows?: number;
};

/** Bullets as waypoints of a route: for items that follow one another. */
export function RouteList({ items, tint, startsWithObjective, below, signOf, rows }: RouteListProps) {
  return (
    <ul
      className={clsx('grid', tint, rows === undefined ? 'gap-5' : 'grid-rows-subgrid')}
      style={rows === undefined ? undefined : { gridRow: `span ${rows}` }}
    >
      {items.map((item, index) => {
        const isObjective = startsWithObjective && index === 0;
        const sign = isObjective ? undefined : signOf?.(index);
        return (
          <li
            // Lines have no identity of their own and never change places.
            key={index}
            className={clsx(
              'relative flex gap-4 before:absolute before:start-[9.25px] before:top-5 before:-bottom-6 before:w-[1.5px]',
              'before:bg-(--fill)/40 last:before:hidden',
              isObjective && 'font-semibold',
            )}
          >
            <span
              aria-hidden
              className={clsx(
                'relative mt-0.5 grid size-5 shrink-0 place-items-center rounded-full',
                isObjective || sign === 'done'
                  ? 'bg-(--fill) forced-colors:border-2'
                  : clsx(
                      'border-2 bg-raised',
                      sign === 'weak' ? 'border-dashed border-line-strong' : 'border-(--fill)',
                    ),
              )}
            >
              {sign === 'done' && <Check className="size-3.5 text-accent-ink" strokeWidth={3} />}
              {sign === undefined && (
                <span className={clsx('size-2 rounded-full', isObjective ? 'bg-blaze' : 'bg-(--fill)')} />
              )}
            </span>
            <div className="min-w-0 flex-1">
              <bdi className="block">{item}</bdi>
              {below?.(index)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
