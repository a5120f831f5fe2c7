import { clsx } from 'clsx';

import { withCommas } from '@/lib/with-commas';

type Bar = {
  key: string;
  label: string;
  value: number;
};

/** The part of the longest bar; values above 0 get at least a fiftieth, so that the bar is visible. */
const partOf = (value: number, longest: number): number => (value === 0 ? 0 : Math.max(0.02, value / longest));

/** A bar filled in proportion to the longest value. */
export function Track({ value, longest, className }: { value: number; longest: number; className: string }) {
  return (
    <div className={clsx('rounded-full bg-track forced-colors:border', className)}>
      <div
        className="h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
        style={{ width: `${partOf(value, longest) * 100}%` }}
      />
    </div>
  );
}

/** Thin bars next to their labels. */
export function RowChart({ bars }: { bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    // Assistive technology has a `ChartTable` with the same numbers.
    <ul aria-hidden className="grid">
      {bars.map(({ key, label, value }) => (
        <li
          key={key}
          className="grid min-h-7 grid-cols-[minmax(min(6rem,42%),7fr)_minmax(0.75rem,10fr)_2.5rem] items-center gap-3 text-small pointer-coarse:min-h-11"
        >
          <bdi className="truncate">{label}</bdi>
          <Track value={value} longest={longest} className="h-1.5" />
          <span className="text-end font-semibold">{withCommas(value)}</span>
        </li>
      ))}
    </ul>
  );
}

type ChartTableProps = {
  caption: string;
  heads: readonly [string, ...string[]];
  rows: readonly { key: string; label: string; values: readonly (number | string)[] }[];
};

/** A chart's numbers for screen readers. */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values }) => (
            <tr key={key}>
              <th scope="row">
                <bdi>{label}</bdi>
              </th>
              {values.map((value, index) => (
                <td key={index}>{typeof value === 'number' ? withCommas(value) : value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
