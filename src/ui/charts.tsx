import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

import { withCommas } from '@/lib/with-commas';

import { readingDirection } from './reading-direction';

/** Where a bar leads that is there to be pressed. */
export type BarLink = {
  to: To;
  /** What makes a name of what is drawn, for screen readers: the words after the first part of it and after the last. */
  words: readonly [string, string];
  /** Whether it leads to what is shown now. */
  isCurrent: boolean;
};

type Bar = {
  key: string;
  label: string;
  value: number;
  /** The value as it is written, where that is not the number. */
  text?: string;
  link?: BarLink | undefined;
};

/** The part of the longest bar; at least a fiftieth, so that the bar is visible. */
const partOf = (value: number, longest: number): number => Math.max(0.02, value / Math.max(1, longest));

/** Where text is large and the place is small, a chart begins with its newest column. */
const scrollToEnd = (list: HTMLElement | null) => list?.scrollTo({ left: readingDirection(list) * list.scrollWidth });

/** A list of bars. Assistive technology has a `ChartTable` with the same numbers, and of a chart the links only. */
function Bars({ bars, className, children }: { bars: readonly Bar[]; className: string; children: ReactNode }) {
  return (
    <ul ref={scrollToEnd} aria-hidden={bars.every(({ link }) => link === undefined) || undefined} className={className}>
      {children}
    </ul>
  );
}

const linkClass =
  'rounded-badge text-ink no-underline hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:text-accent-soft-ink forced-colors:aria-[current]:outline-2';

/** What is drawn of a bar, as the link that it may be. */
function BarBody({
  link,
  className,
  children,
}: {
  link: BarLink | undefined;
  className?: string;
  children: ReactNode;
}) {
  if (link === undefined) return <div className={className}>{children}</div>;
  return (
    <Link to={link.to} aria-current={link.isCurrent || undefined} className={clsx('block', linkClass, className)}>
      {children}
    </Link>
  );
}

function Words({ children }: { children: string | undefined }) {
  return children && <span className="sr-only">{children}</span>;
}

function Track({ value, longest, className }: { value: number; longest: number; className: string }) {
  return (
    <div className={clsx('rounded-full bg-track forced-colors:border', className)}>
      <div
        className="h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
        style={{ width: `${partOf(value, longest) * 100}%` }}
      />
    </div>
  );
}

/** Horizontal bars under their labels. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <Bars bars={bars} className="grid gap-4">
      {bars.map(({ key, label, value }) => (
        <li key={key}>
          <p className="mb-1.5 flex justify-between gap-4 text-label">
            <bdi className="min-w-0 truncate font-normal">{label}</bdi>
            <span className="font-semibold">{withCommas(value)}</span>
          </p>
          <Track value={value} longest={longest} className="h-3" />
        </li>
      ))}
    </Bars>
  );
}

type RowChartProps = {
  bars: readonly Bar[];
  /** The value of a whole bar; else that of the longest. */
  whole?: number;
};

/** Thin bars beside their labels, for a small place. */
export function RowChart({ bars, whole }: RowChartProps) {
  const longest = whole ?? Math.max(...bars.map(({ value }) => value));
  return (
    <Bars bars={bars} className="-mx-2 grid">
      {bars.map(({ key, label, value, text, link }) => (
        <li key={key}>
          <BarBody
            link={link}
            className="grid min-h-7 grid-cols-[minmax(min(6rem,42%),7fr)_minmax(0.75rem,10fr)_2.5rem] items-center gap-3 px-2 text-small pointer-coarse:min-h-11"
          >
            <span className="truncate">
              <bdi>{label}</bdi>
              <Words>{link?.words[0]}</Words>
            </span>
            <Track value={value} longest={longest} className="h-1.5" />
            <span className="text-end font-semibold">
              {text ?? withCommas(value)}
              <Words>{link?.words[1]}</Words>
            </span>
          </BarBody>
        </li>
      ))}
    </Bars>
  );
}

type Column = Bar & {
  /** A second line under the label. */
  note?: string;
};

type ColumnChartProps = {
  columns: readonly Column[];
  /** The value of a whole column; else that of the longest. */
  whole?: number;
  /** For a small place. */
  isLow?: boolean;
};

/** Columns in the order of time, the last one solid. */
export function ColumnChart({ columns, whole, isLow = false }: ColumnChartProps) {
  const longest = whole ?? Math.max(...columns.map(({ value }) => value));
  return (
    <Bars
      bars={columns}
      className={clsx('flex', isLow ? 'relative -mx-2 -my-1 gap-1 overflow-x-auto px-1 py-1' : 'gap-1.5 sm:gap-3')}
    >
      {columns.map(({ key, label, note, value, text, link }, index) => (
        <li key={key} className={clsx('flex-1 text-center', isLow ? 'min-w-9' : 'min-w-0')}>
          <BarBody link={link} className={clsx(isLow && 'px-0.5 pt-1 pb-1.5')}>
            <div className={clsx('flex flex-col justify-end', isLow ? 'h-24' : 'h-36')}>
              <p className={clsx('mb-1 font-semibold', isLow ? 'text-small' : 'text-label')}>
                {text ?? withCommas(value)}
                <Words>{link?.words[0]}</Words>
              </p>
              <div
                className={clsx(
                  'mx-auto w-full max-w-10 rounded-badge forced-colors:bg-[CanvasText]',
                  value === 0 ? 'bg-track' : index === columns.length - 1 ? 'bg-lake' : 'bg-lake/26',
                )}
                // The number stands above the longest one too.
                style={{ height: value === 0 ? 3 : `calc((100% - 1.75rem) * ${partOf(value, longest)})` }}
              />
            </div>
            <p className="mt-1.5 text-micro text-muted">
              {label}
              <Words>{link?.words[1]}</Words>
            </p>
            {!isLow && <p className="text-micro text-muted">{note}</p>}
          </BarBody>
        </li>
      ))}
    </Bars>
  );
}

type ChartTableProps = {
  caption: string;
  /** The head of the first column, and then of the numbers. */
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
                // The index is the column.
                <td key={index}>{typeof value === 'number' ? withCommas(value) : value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
