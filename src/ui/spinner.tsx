import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

/** Turns while something is under way; under reduced motion a dot that pulses, beside which stands a word. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span aria-hidden className={clsx('inline-grid size-5 place-items-center', className)}>
      <LoaderCircle className="size-full motion-safe:animate-spin motion-reduce:hidden" strokeWidth={2.2} />
      <span className="hidden size-2 rounded-full bg-current motion-reduce:block motion-reduce:animate-pulse-slow" />
    </span>
  );
}
