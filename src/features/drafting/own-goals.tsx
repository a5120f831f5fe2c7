import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { useCheckInRound } from '@/components/check-in/use-check-in-round';
import { KindTile } from '@/components/goal/goal-kind';
import { GoalProgress } from '@/components/goal/goal-progress';
import { hookOfEveryKind } from '@/components/goal/hook-of-every-kind';
import { recordAddress } from '@/components/goal/record-address';
import { untouchedOf } from '@/components/goal/touched';
import { usePocketGoals, type Pocket } from '@/components/goal/use-pocket-goals';
import type { Audience } from '@/domain/audience';
import { goalKinds, type GoalKind } from '@/domain/goal-kind';
import { log } from '@/lib/log';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { useLoad } from '@/ui/load-states';
import { useSameList } from '@/ui/use-same-list';
import { useToday } from '@/ui/use-today';

/** The pockets of every kind, and the reads of their records. */
export const usePockets = hookOfEveryKind(({ kind, noData }, audience: Audience) => {
  const pocket = usePocketGoals(audience, kind);
  return { ...pocket, load: useLoad(pocket.query, (reason) => log(noData, reason)) };
});

const shown = 4;

type OwnGoalsProps = { audience: Audience; pockets: Record<GoalKind, Pocket>; className: string };

/** A few saved goals: first those without a check-in for 30 days, then the newest (docs/product.md 7.2). */
export function OwnGoals({ audience, pockets, className }: OwnGoalsProps) {
  const today = useToday();
  const lists = useSameList(Object.values(pockets).map(({ goals }) => goals));
  const { waiting, first } = useMemo(() => {
    const old = lists.flatMap((goals) => untouchedOf(goals, today)).map(({ record }) => record);
    const newest = lists
      .flatMap(({ records }) => records.slice(0, shown + old.length))
      .toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt));
    return { waiting: old, first: [...new Set([...old, ...newest])].slice(0, shown) };
  }, [lists, today]);
  const isReady = Object.values(pockets).every(({ query, isReady: isRead }) => query.data && isRead);
  const { checkIn, round } = useCheckInRound(audience, isReady ? waiting : undefined);
  return (
    <section aria-labelledby="own-goals" className={className}>
      <header className="flex items-center justify-between gap-4 px-5 pt-4 pb-3 md:px-6">
        <h2 id="own-goals" className="min-h-9 content-center text-h3">
          Your goals
        </h2>
        {waiting.length > 0 && (
          <Button look="secondary" size="small" aria-haspopup="dialog" onClick={checkIn}>
            Check in
          </Button>
        )}
      </header>
      <ul className="divide-y divide-line border-y border-line">
        {first.map((record) => (
          <li key={`${record.kind} ${record.key}`}>
            <Link
              to={recordAddress(audience, record)}
              className="flex items-center gap-3.5 px-5 py-3 text-ink no-underline focus-inside hover:bg-sunken/60 md:px-6"
            >
              <KindTile kind={record.kind} />
              <div className="min-w-0 flex-1">
                <bdi className="line-clamp-2 font-medium wrap-anywhere">{record.goal || '\u2013'}</bdi>
                <div className="flex flex-wrap gap-x-3 text-small text-muted">
                  <bdi className="wrap-anywhere">{record.role || '\u2013'}</bdi>
                  <GoalProgress pocket={pockets[record.kind]} record={record} today={today} />
                </div>
              </div>
            </Link>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-5 px-5 py-2.5 md:px-6">
        {Object.values(goalKinds).map(({ kind, singular, plural, listPath }) => {
          const count = pockets[kind].goals.records.length;
          return (
            count > 0 && (
              <Link
                key={kind}
                to={listPath[audience]}
                className="inline-flex min-h-6 items-center text-label font-semibold text-accent no-underline hover:underline pointer-coarse:min-h-11"
              >
                See {withCommas(count)} {count === 1 ? singular : plural}
              </Link>
            )
          );
        })}
      </p>
      {round}
    </section>
  );
}
