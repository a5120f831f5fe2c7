import { clsx } from 'clsx';
import { Square, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from './button';
import { Progress } from './progress';
import type { WorkProgress } from './use-work';

type WorkBarProps = {
  icon: LucideIcon;
  /** The colours of the tile. */
  isDangerous?: boolean;
  progress: WorkProgress;
  /** What went wrong so far. */
  badge?: ReactNode;
  onStop: () => void;
};

/** The inside of a bottom bar while long work is under way: what it is, how far it has come, and Stop. */
export function WorkBar({ icon: Icon, isDangerous = false, progress, badge, onStop }: WorkBarProps) {
  const { title, done, total, timeLeft } = progress;
  return (
    <div className="flex w-full items-center gap-4">
      <span
        aria-hidden
        className={clsx(
          'hidden size-10 shrink-0 place-items-center rounded-tile md:grid',
          isDangerous ? 'bg-danger-soft text-danger-soft-ink' : 'bg-accent-soft text-accent-soft-ink',
        )}
      >
        <Icon className="size-5" strokeWidth={1.85} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="font-semibold">{title}</p>
          {badge !== undefined && <div className="md:ml-auto">{badge}</div>}
          <p className="text-small whitespace-nowrap text-muted tabular-nums max-md:w-full">
            {done} of {total}
            {timeLeft !== '' && ` \u00b7 ${timeLeft}`}
          </p>
        </div>
        <Progress label={title} part={total === 0 ? null : done / total} className="mt-2" />
      </div>
      <Button look="secondary" icon={Square} iconClassName="size-3.5! fill-current" data-bar-focus onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
