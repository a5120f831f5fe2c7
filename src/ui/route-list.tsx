import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';

export type RouteItem = { look: 'stop' | 'aim' | 'detail' | 'heading' | 'note'; label?: string; text: string };

type RouteListProps = {
  items: readonly RouteItem[];
  /** A class that sets its color as `--fill`. */
  tint: string;
  below?: (index: number) => ReactNode;
  /** The waypoint's look: filled for 'done', dashed for 'weak'. */
  signOf?: (index: number) => 'done' | 'weak' | undefined;
  /** The item that is reached, a step of the route. */
  current?: number;
  /** Rows of the surrounding grid, which align the items of two lists. */
  rows?: number;
};

/** A list whose bullets are waypoints of a route. */
export function RouteList({ items, tint, below, signOf, current, rows }: RouteListProps) {
  return (
    <ul
      className={clsx('grid', tint, rows === undefined ? 'gap-5' : 'grid-rows-subgrid')}
      style={rows === undefined ? undefined : { gridRow: `span ${rows}` }}
    >
      {items.map(({ look, label = '', text }, index) => {
        const isAim = look === 'aim';
        const isStop = isAim || look === 'stop';
        const sign = isAim ? undefined : signOf?.(index);
        return (
          <li
            key={index}
            aria-current={index === current ? 'step' : undefined}
            className={clsx(
              'relative flex gap-4 before:absolute before:start-[9.25px] before:top-5 before:-bottom-6 before:w-[1.5px]',
              'before:bg-(--fill)/40 last:before:hidden',
              (isAim || look === 'heading' || index === current) && 'font-semibold',
              (look === 'detail' || look === 'note') && 'text-small text-muted',
              look === 'detail' && '-mt-4',
            )}
          >
            <span
              aria-hidden
              className={clsx(
                'relative mt-0.5 grid size-5 shrink-0 place-items-center rounded-full',
                !isStop && 'invisible',
                isAim || sign === 'done'
                  ? 'bg-(--fill) forced-colors:border-2'
                  : clsx(
                      'border-2 bg-raised',
                      sign === 'weak' ? 'border-dashed border-line-strong' : 'border-(--fill)',
                    ),
              )}
            >
              {sign === 'done' && <Check className="size-3.5 text-accent-ink" strokeWidth={3} />}
              {sign === undefined && (
                <span className={clsx('size-2 rounded-full', isAim ? 'bg-blaze' : 'bg-(--fill)')} />
              )}
            </span>
            <div className="min-w-0 flex-1">
              <bdi className="block">
                {label}
                {text}
              </bdi>
              {below?.(index)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
