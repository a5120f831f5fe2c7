import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A piece of the product in a drawing. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('rounded-card bg-overlay text-ink shadow-2', className)}>{children}</div>;
}
