import { clsx } from 'clsx';
import { Check } from 'lucide-react';

import { growthStages } from '@/domain/company';

/**
 * How far a company has come, as a route with its waypoints (design 9). A stage that is none of ours is shown as it was
 * written.
 */
export function GrowthRoute({ stage }: { stage: string }) {
  const now = growthStages.findIndex(({ value }) => value === stage);
  if (now < 0) {
    return (
      <p className="wrap-anywhere">
        <bdi>{stage}</bdi>
      </p>
    );
  }
  return (
    <ol>
      {growthStages.map(({ value, label }, index) => {
        const isPast = index < now;
        const isNow = index === now;
        return (
          <li
            key={value}
            aria-current={isNow ? 'step' : undefined}
            className={clsx(
              'relative flex items-center gap-3.5 pb-5 last:pb-0',
              'before:absolute before:top-5 before:bottom-0 before:left-[9.25px] before:w-[1.5px] last:before:hidden',
              isPast ? 'before:bg-accent' : 'before:bg-line',
              isNow && 'font-semibold',
              index > now && 'text-muted',
            )}
          >
            <span
              aria-hidden
              className={clsx(
                'grid size-5 shrink-0 place-items-center rounded-full',
                isPast && 'bg-accent text-accent-ink',
                isNow && 'border-2 border-accent',
                index > now && 'border-2 border-line-strong',
              )}
            >
              {isPast && <Check className="size-3" strokeWidth={3} />}
              {isNow && <span className="size-2 rounded-full bg-accent" />}
            </span>
            {label}
          </li>
        );
      })}
    </ol>
  );
}
