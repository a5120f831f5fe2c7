import { clsx } from 'clsx';

type ProgressProps = {
  label: string;
  /** 0 to 1; null for indeterminate. */
  part: number | null;
  isPaused?: boolean;
  className?: string;
};

/** A progress bar (docs/product.md 19.1). */
export function Progress({ label, part, isPaused = false, className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      max={1}
      {...(part === null ? {} : { value: part })}
      className={clsx(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-track',
        '[&::-moz-progress-bar]:rounded-full [&::-webkit-progress-bar]:bg-track [&::-webkit-progress-value]:rounded-full',
        isPaused
          ? '[&::-moz-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-muted'
          : '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
        'indeterminate:animate-pulse-slow indeterminate:[&::-webkit-progress-bar]:bg-accent',
        'forced-colors:border forced-colors:[&::-moz-progress-bar]:bg-[CanvasText] forced-colors:[&::-webkit-progress-value]:bg-[CanvasText]',
        className,
      )}
    />
  );
}
