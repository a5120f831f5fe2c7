import { clsx } from 'clsx';

import { Glyph } from '@/ui/art/glyph';

const button =
  'flex h-9 min-w-0 items-center justify-center gap-2 rounded-field text-small font-semibold whitespace-nowrap';

/** The two buttons of the form, drawn. */
export function CreateButtons({ className }: { className?: string }) {
  return (
    <div className={clsx('grid grid-cols-2 gap-2', className)}>
      <span className={`${button} border border-line-strong`}>
        <Glyph name="gauge" className="size-4 shrink-0 text-lake max-[359px]:hidden" />
        Create KPIs
      </span>
      <span className={`${button} bg-accent text-accent-ink`}>
        <Glyph name="target" className="size-4 shrink-0 max-[359px]:hidden" />
        Create OKRs
      </span>
    </div>
  );
}
