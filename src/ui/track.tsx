import { clsx } from 'clsx';

/** A bar filled in proportion to the longest value. Values above 0 fill at least a fiftieth, so that they are visible. */
export function Track({ value, longest, className }: { value: number; longest: number; className: string }) {
  const part = value === 0 ? 0 : Math.max(0.02, value / longest);
  return (
    <div className={clsx('rounded-full bg-track forced-colors:border', className)}>
      <div
        className="h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
        style={{ width: `${part * 100}%` }}
      />
    </div>
  );
}
