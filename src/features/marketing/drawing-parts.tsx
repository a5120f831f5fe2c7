import { clsx } from 'clsx';
import Gauge from 'lucide-react/icons/gauge';
import Target from 'lucide-react/icons/target';
import type { ReactNode } from 'react';

/** A card in a drawing of the product. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('rounded-card bg-overlay text-ink shadow-2', className)}>{children}</div>;
}

const tints = {
  lake: 'bg-lake-soft text-lake-soft-ink',
  blaze: 'bg-blaze-soft text-blaze-soft-ink',
  accent: 'bg-accent-soft text-accent-soft-ink',
};

export type AvatarTint = keyof typeof tints;

/** The initials of a made-up employee. */
export function AvatarDrawing({ initials, tint }: { initials: string; tint: AvatarTint }) {
  return (
    <span
      className={clsx('grid size-9.5 shrink-0 place-items-center rounded-full text-small font-semibold', tints[tint])}
    >
      {initials}
    </span>
  );
}

const buttonClass =
  'flex h-9 min-w-0 items-center justify-center gap-2 rounded-field text-small font-semibold whitespace-nowrap';

/** The two buttons of the goal form. */
export function CreateButtons({ className }: { className?: string }) {
  return (
    <div className={clsx('grid grid-cols-2 gap-2', className)}>
      <span className={`${buttonClass} border border-line-strong`}>
        <Gauge className="size-4 shrink-0 text-lake max-[359px]:hidden" />
        Create KPIs
      </span>
      <span className={`${buttonClass} bg-accent text-accent-ink`}>
        <Target className="size-4 shrink-0 max-[359px]:hidden" />
        Create OKRs
      </span>
    </div>
  );
}
