import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

/** Track (6 px) and thumb, with the selectors of each engine. */
const parts = clsx(
  '[&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full',
  '[&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_right,var(--fill)_var(--part),var(--c-track)_var(--part))]',
  'rtl:[&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_left,var(--fill)_var(--part),var(--c-track)_var(--part))]',
  '[&::-webkit-slider-thumb]:-mt-1.5 [&::-webkit-slider-thumb]:size-4.5 [&::-webkit-slider-thumb]:appearance-none',
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-solid',
  '[&::-webkit-slider-thumb]:border-(--fill) [&::-webkit-slider-thumb]:bg-raised',
  '[&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-track',
  '[&::-moz-range-progress]:h-1.5 [&::-moz-range-progress]:rounded-full [&::-moz-range-progress]:bg-(--fill)',
  '[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-4.5 [&::-moz-range-thumb]:rounded-full',
  '[&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-solid [&::-moz-range-thumb]:border-(--fill)',
  '[&::-moz-range-thumb]:bg-raised',
  // Forced colors draw no gradients: the track is a border.
  'forced-colors:[&::-moz-range-track]:border forced-colors:[&::-webkit-slider-runnable-track]:border',
  'forced-colors:[&::-moz-range-thumb]:bg-[CanvasText] forced-colors:[&::-webkit-slider-thumb]:bg-[CanvasText]',
);

type RangeProps = {
  label: string;
  value: number;
  max?: number;
  step: number;
  valueText: string;
  describedBy?: string | undefined;
  /** A class that sets its color as `--fill`. */
  tint: string;
  onChange: (value: number) => void;
};

/** A native range to set progress. */
export function Range({ label, value, max = 100, step, valueText, describedBy, tint, onChange }: RangeProps) {
  // The thumb's center moves between 9 px from each end.
  const part = `calc(9px + (100% - 18px) * ${value / max})`;
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      aria-describedby={describedBy}
      min={0}
      max={max}
      step={step}
      value={value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      style={{ '--part': part } as CSSProperties}
      className={clsx(
        'block h-6 w-full min-w-0 appearance-none rounded-full bg-transparent pointer-coarse:h-11',
        tint,
        parts,
      )}
    />
  );
}
