import { clsx } from 'clsx';

type Bar = { key: string; label: string; value: number };

const written = (value: number): string => value.toLocaleString('en-US');

/** In percent of the longest bar; at least 2, so that the bar is visible. */
const lengthOf = (value: number, longest: number): string => `${Math.max(2, (value / Math.max(1, longest)) * 100)}%`;

/** Horizontal bars. Hidden from assistive technology: a `ChartTable` has the same numbers. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <ul aria-hidden className="grid gap-4">
      {bars.map(({ key, label, value }) => (
        <li key={key}>
          <p className="mb-1.5 flex justify-between gap-4 text-label">
            <bdi className="min-w-0 truncate font-normal">{label}</bdi>
            <span className="font-semibold">{written(value)}</span>
          </p>
          <div className="h-3 rounded-full bg-track forced-colors:border">
            <div
              className="h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
              style={{ width: lengthOf(value, longest) }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

type Column = Bar & {
  /** A second line under the label. */
  note?: string;
};

/** Columns in the order of time, the last one solid. Hidden from assistive technology like `BarChart`. */
export function ColumnChart({ columns }: { columns: readonly Column[] }) {
  const longest = Math.max(...columns.map(({ value }) => value));
  return (
    <ul aria-hidden className="flex gap-1.5 sm:gap-3">
      {columns.map(({ key, label, note, value }, index) => (
        <li key={key} className="min-w-0 flex-1 text-center">
          <div className="flex h-36 flex-col justify-end">
            <p className="mb-1 text-label font-semibold">{written(value)}</p>
            <div
              className={clsx(
                'mx-auto w-full max-w-10 rounded-badge forced-colors:bg-[CanvasText]',
                value === 0 ? 'bg-track' : index === columns.length - 1 ? 'bg-lake' : 'bg-lake/26',
              )}
              style={{ height: value === 0 ? 3 : lengthOf(value, longest) }}
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
  /** The head of the first column, and then of the numbers. */
  heads: readonly [string, ...string[]];
  rows: readonly { key: string; label: string; values: readonly number[] }[];
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
                // The index is the column.
                <td key={index}>{written(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
