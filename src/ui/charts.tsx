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

type Column = Bar & {
  note?: string;
};

/** Columns in the order of time, the last one solid. */
export function ColumnChart({ columns }: { columns: readonly Column[] }) {
  const longest = Math.max(...columns.map(({ value }) => value));
  return (
    <ul aria-hidden className="flex gap-1.5 sm:gap-3">
      {columns.map(({ key, label, note, value }, index) => (
        <li key={key} className="min-w-0 flex-1 text-center">
          <div className="flex h-36 flex-col justify-end">
            <p className="mb-1 text-label font-semibold">{withCommas(value)}</p>
            <div
              className={clsx(
                'mx-auto w-full max-w-10 rounded-badge forced-colors:bg-[CanvasText]',
                value === 0 ? 'bg-track' : index === columns.length - 1 ? 'bg-lake' : 'bg-lake/26',
              )}
              // The longest column leaves room for its number.
              style={{ height: value === 0 ? 3 : `calc((100% - 1.75rem) * ${partOf(value, longest)})` }}
            />
          </div>
          <p className="mt-1.5 text-micro text-muted">{label}</p>
          <p className="text-micro text-muted">{note}</p>
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
