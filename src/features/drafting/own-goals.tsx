import { useMemo } from 'react';

import { useCheckInRound } from '@/components/check-in/use-check-in-round';
import { GoalProgress } from '@/components/goal/goal-progress';
import { hookOfEveryKind } from '@/components/goal/hook-of-every-kind';
import { RecordListLinks, RecordRow } from '@/components/goal/record-rows';
import { findUntouched } from '@/components/goal/touched';
import { usePocketGoals, type Pocket } from '@/components/goal/use-pocket-goals';
import type { Audience } from '@/domain/audience';
import type { GoalKind } from '@/domain/goal-kind';
import { log } from '@/lib/log';
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
    const old = lists.flatMap((goals) => findUntouched(goals, today)).map(({ record }) => record);
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
      <ul className="divide-y divide-line border-y border-line print:border-b-0">
        {first.map((record) => (
          <RecordRow key={`${record.kind} ${record.key}`} audience={audience} record={record}>
            <span className="flex flex-wrap gap-x-3">
              <bdi className="wrap-anywhere">{record.role || '\u2013'}</bdi>
              <GoalProgress pocket={pockets[record.kind]} record={record} today={today} />
            </span>
          </RecordRow>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-5 px-5 py-2.5 md:px-6 print:hidden">
        <RecordListLinks audience={audience} records={lists.flatMap(({ records }) => records)} />
      </div>
      {round}
    </section>
  );
}
