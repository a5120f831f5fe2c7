import { Gauge, Target } from 'lucide-react';

import { classNames } from '@/ui/class-names';

const button = 'flex h-9 min-w-0 items-center justify-center gap-2 rounded-field text-small font-semibold whitespace-nowrap';

/** The two buttons of the form, drawn. */
export function CreateButtons({ className }: { className?: string }) {
  return (
    <div className={classNames('grid grid-cols-2 gap-2', className)}>
      <span className={`${button} border border-line-strong`}>
        <Gauge className="size-4 shrink-0 text-lake max-[359px]:hidden" strokeWidth={1.85} />
        Create KPIs
      </span>
      <span className={`${button} bg-accent text-accent-ink`}>
        <Target className="size-4 shrink-0 max-[359px]:hidden" strokeWidth={1.85} />
        Create OKRs
      </span>
    </div>
  );
}
