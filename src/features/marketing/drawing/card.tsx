import type { ReactNode } from 'react';

import { classNames } from '@/ui/class-names';

/** A piece of the product in a drawing. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('rounded-card bg-overlay text-ink shadow-2', className)}>{children}</div>;
}
