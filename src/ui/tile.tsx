import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';

/** An icon on a small square; `className` has the colors. */
export function Tile({ icon: Icon, className }: { icon: LucideIcon; className: string }) {
  return (
    <span aria-hidden className={clsx('grid size-10 shrink-0 place-items-center rounded-tile', className)}>
      <Icon className="size-5" />
    </span>
  );
}
