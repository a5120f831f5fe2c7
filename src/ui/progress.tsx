import { clsx } from 'clsx';

/**
 * How far something has come, as a stone that fills (docs/product.md 19.1).
 * @param part 0 to 1; null while nothing is known yet
 */
export function Progress({ label, part, className }: { label: string; part: number | null; className?: string }) {
  return (
    <progress
      aria-label={label}
      max={1}
      {...(part === null ? {} : { value: part })}
      className={clsx(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-track',
        '[&::-webkit-progress-bar]:bg-track [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent',
        '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent',
        'indeterminate:animate-pulse-slow indeterminate:[&::-webkit-progress-bar]:bg-accent',
        'forced-colors:border forced-colors:[&::-moz-progress-bar]:bg-[CanvasText] forced-colors:[&::-webkit-progress-value]:bg-[CanvasText]',
        className,
      )}
    />
  );
}
