import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Glyph } from '@/ui/art/glyph';

/** A piece of the product in a drawing. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('rounded-card bg-overlay text-ink shadow-2', className)}>{children}</div>;
}

const tints = {
  lake: 'bg-lake-soft text-lake-soft-ink',
  blaze: 'bg-blaze-soft text-blaze-soft-ink',
  accent: 'bg-accent-soft text-accent-soft-ink',
};

export type FaceTint = keyof typeof tints;

/** The initials of somebody made up. */
export function Face({ initials, tint }: { initials: string; tint: FaceTint }) {
  return (
    <span
      className={clsx('grid size-9.5 shrink-0 place-items-center rounded-full text-small font-semibold', tints[tint])}
    >
      {initials}
    </span>
  );
}

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
