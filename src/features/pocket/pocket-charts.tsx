import { useMemo, type ReactNode } from 'react';

import type { Pocket } from '@/components/goal/use-pocket-goals';
import { type GoalRecord, partsOf } from '@/domain/goal';
import { inSentence, type GoalKindRow } from '@/domain/goal-kind';
import type { PocketGoals } from '@/domain/merged-goal';
import { adjectiveOf } from '@/domain/quality/goal-quality';
import { capitalise } from '@/domain/text';
import { meanProgress } from '@/domain/wording';
import { formatMonth, shortMonth } from '@/lib/dates';
import { withCommas } from '@/lib/with-commas';
import { ChartTable, ColumnChart, RowChart, type BarLink } from '@/ui/charts';

import { useShare } from './measurable-share';
import { filterSearch, monthOf, type Facets } from './pocket-view';

/** More columns or bars than this do not fit where the charts stand three in a row. */
const shownMonths = 6;
const shownBars = 5;

/** The first day of a month of the address, '2026-03', or of one some months away from it. */
function dayOf(month: string, away = 0): Date {
  const [year, number] = month.split('-').map(Number);
  const day = new Date(0, 0, 1);
  // The constructor would take the year 50 for 1950.
  day.setFullYear(year ?? 0, (number ?? 1) - 1 + away, 1);
  return day;
}

/** The newest month with goals and the five before it, the earliest first; none where no goal has a date. */
function monthsOf({ months }: Facets): string[] {
  const [newest] = months;
  if (newest === undefined) return [];
  return Array.from(
    { length: shownMonths },
    (_, index) => monthOf({ createdAt: dayOf(newest.month, index + 1 - shownMonths) }) ?? '',
  );
}

const counted = (count: number, name: string): string => `${withCommas(count)} ${name}`;

/** 'All 8 OKRs', and '1 OKR' of one. */
const allOf = (count: number, name: string): string => (count === 1 ? '' : 'All ') + counted(count, name);

const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 100);

/** What the pocket is filtered by, and the key of the record that is open. */
type Shown = { role: string | null; month: string | null; selectedId: string | null };

/** The filter of a bar, or, where it is set, the way back to all. The open record stays open. */
function linkTo(
  filter: { role: string } | { month: string },
  words: BarLink['words'],
  { role, month, selectedId }: Shown,
): BarLink {
  const isCurrent = 'role' in filter ? filter.role === role : filter.month === month;
  return { to: { search: filterSearch(isCurrent ? null : filter, selectedId) }, words, isCurrent };
}

type PocketChartsProps = {
  id: string;
  kind: GoalKindRow;
  pocket: Pocket;
  facets: Facets;
  shown: Shown;
};

/** Charts of the whole pocket, whatever it is filtered by; their bars set the filter (docs/product.md 7.20). */
export function PocketCharts({ id, kind, pocket, facets, shown: { role, month, selectedId } }: PocketChartsProps) {
  const shown = { role, month, selectedId };
  // The page is rendered with every letter that is typed above.
  const { goals, isReady, hasFailed } = pocket;
  const own = useMemo(() => ownGoals(goals), [goals]);
  return (
    <div className="@container mt-4 print:hidden">
      <section
        id={id}
        aria-label="Charts"
        className="grid gap-px overflow-clip rounded-card border border-line bg-line *:bg-raised lg:@min-[46rem]:grid-cols-3 lg:@min-[46rem]:has-[>:nth-child(4)]:grid-cols-2 forced-colors:*:outline-1"
      >
        <PerMonth kind={kind} total={goals.records.length} facets={facets} shown={shown} />
        <PerRole kind={kind} facets={facets} shown={shown} />
        {isReady || hasFailed ? (
          <MeasurableShare kind={kind} goals={goals} facets={facets} shown={shown} />
        ) : (
          <ReadingShare kind={kind} goals={goals} />
        )}
        {own.count > 0 && <OwnProgress {...own} />}
      </section>
    </div>
  );
}

function Panel({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="min-w-0 px-5 py-5 md:px-6">
      <h2 className="text-label font-semibold">{title}</h2>
      <p className="mb-4 text-small text-muted">{text}</p>
      {children}
    </div>
  );
}

type FacetPanelProps = { kind: GoalKindRow; facets: Facets; shown: Shown };

const nameOf = (count: number, { singular, plural }: GoalKindRow): string =>
  inSentence(count === 1 ? singular : plural);

function PerMonth({ kind, total, facets, shown }: FacetPanelProps & { total: number }) {
  const counts = new Map(facets.months.map(({ month, count }) => [month, count]));
  const months = monthsOf(facets).map((month) => ({ key: month, value: counts.get(month) ?? 0 }));
  const inside = months.reduce((sum, { value }) => sum + value, 0);
  const [first] = months;
  const all = inside === total ? allOf(total, nameOf(total, kind)) : `${inside} of ${total}`;
  if (first === undefined) return <Panel title="Goals per month" text="None of them has a date." />;
  return (
    <Panel title="Goals per month" text={`${all}, since ${formatMonth(first.key)}`}>
      <ColumnChart
        isLow
        columns={months.map(({ key, value }) => ({
          key,
          label: shortMonth(key),
          value,
          link:
            value > 0
              ? linkTo({ month: key }, [` ${nameOf(value, kind)} in `, ` ${key.slice(0, -3)}`], shown)
              : undefined,
        }))}
      />
      <ChartTable
        caption="Goals per month"
        heads={['Month', kind.plural]}
        rows={months.map(({ key, value }) => ({ key, label: formatMonth(key), values: [value] }))}
      />
    </Panel>
  );
}

const noRole = 'No role';

function PerRole({ kind, facets, shown }: FacetPanelProps) {
  const most = facets.roles.toSorted((one, other) => other.count - one.count).slice(0, shownBars);
  const isAll = most.length === facets.roles.length;
  return (
    <Panel
      title="Goals per role"
      text={
        isAll
          ? allOf(most.length, most.length === 1 ? 'role' : 'roles')
          : `The five with most, of ${facets.roles.length}`
      }
    >
      <RowChart
        bars={most.map(({ name, count }) => ({
          key: name,
          label: name || noRole,
          value: count,
          link: linkTo({ role: name }, [', ', ` ${nameOf(count, kind)}`], shown),
        }))}
      />
      <ChartTable
        caption="Goals per role"
        heads={['Role', kind.plural]}
        rows={most.map(({ name, count }) => ({ key: name, label: name || noRole, values: [count] }))}
      />
    </Panel>
  );
}

const unknown = '\u2013';

type MeasurableShareProps = FacetPanelProps & { goals: PocketGoals };

function MeasurableShare({ kind, goals, facets, shown }: MeasurableShareProps) {
  const share = useShare(goals);
  const adjective = adjectiveOf(kind.kind);
  const title = shareTitle(kind);
  if (share === undefined) return <ReadingShare kind={kind} goals={goals} />;
  const { measurable, lines } = share.whole;
  const months = monthsOf(facets).map((month) => {
    const measured = share.months.get(month);
    const percent = measured && measured.lines > 0 ? percentOf(measured.measurable, measured.lines) : null;
    return { key: month, percent, text: percent === null ? unknown : `${percent}%` };
  });
  return (
    <Panel
      title={title}
      text={
        lines === 0
          ? 'There are no lines yet.'
          : `${withCommas(measurable)} of ${withCommas(lines)} so far, ${percentOf(measurable, lines)}%`
      }
    >
      {months.length > 0 && lines > 0 && (
        <>
          <ColumnChart
            isLow
            whole={100}
            columns={months.map(({ key, percent, text }) => ({
              key,
              label: shortMonth(key),
              value: percent ?? 0,
              text,
              link:
                percent === null
                  ? undefined
                  : linkTo({ month: key }, [` of the lines ${adjective} in `, ` ${key.slice(0, -3)}`], shown),
            }))}
          />
          <ChartTable
            caption={title}
            heads={['Month', 'Share']}
            rows={months.map(({ key, text }) => ({ key, label: formatMonth(key), values: [text] }))}
          />
        </>
      )}
    </Panel>
  );
}

const shareTitle = ({ kind }: GoalKindRow): string => `${capitalise(adjectiveOf(kind))} lines`;

function ReadingShare({ kind, goals: { records } }: Pick<MeasurableShareProps, 'kind' | 'goals'>) {
  return (
    <Panel title={shareTitle(kind)} text={`Reading ${counted(records.length, nameOf(records.length, kind))} ...`} />
  );
}

/** How many goals have a person's own wording, and how far those are that were changed last, the last first. */
type OwnGoals = { count: number; goals: readonly { record: GoalRecord; percent: number }[] };

function ownGoals(merged: PocketGoals): OwnGoals {
  const own = merged.withOwnWording();
  const goals = own
    .toSorted((one, other) => other.wording.savedAt - one.wording.savedAt)
    .slice(0, shownBars)
    .map(({ record, wording }) => {
      const { results } = partsOf(merged.mergedOf(record).lines);
      return { record, percent: meanProgress(wording.progress, results.length) };
    });
  return { count: own.length, goals };
}

/** How far the goals in a person's own wording are; each bar opens its goal. */
function OwnProgress({ count, goals }: OwnGoals) {
  return (
    <Panel
      title="Progress"
      text={
        goals.length === count
          ? 'Goals in your wording, on this device'
          : `The five changed last, of ${count} in your wording on this device`
      }
    >
      <RowChart
        whole={100}
        bars={goals.map(({ record, percent }) => ({
          key: record.key,
          label: record.goal || unknown,
          value: percent,
          text: `${percent}%`,
          link: {
            to: { search: filterSearch(null, record.key) },
            words: [', ', ''],
            isCurrent: false,
          },
        }))}
      />
      <ChartTable
        caption="Progress"
        heads={['Goal', 'Progress']}
        rows={goals.map(({ record, percent }) => ({
          key: record.key,
          label: record.goal || unknown,
          values: [`${percent}%`],
        }))}
      />
    </Panel>
  );
}
