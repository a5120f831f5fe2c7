import { useMemo } from 'react';

import { useCheckInRound } from '@/components/check-in/use-check-in-round';
import { hookOfEveryKind } from '@/components/goal/hook-of-every-kind';
import { RecordListLinks, RecordRow } from '@/components/goal/record-rows';
import { dayCount, untouchedDays, findUntouched, untouchedSearch } from '@/components/goal/touched';
import type { SourceState } from '@/components/source';
import { useVersions } from '@/device/versions';
import { audiences } from '@/domain/audience';
import { goalKinds } from '@/domain/goal-kind';
import { knownRows } from '@/domain/known';
import { mergeGoals } from '@/domain/merged-goal';
import { withCommas } from '@/lib/with-commas';
import { Button } from '@/ui/button';
import { allFailed } from '@/ui/load-states';
import { useSameList } from '@/ui/use-same-list';
import { useToday } from '@/ui/use-today';

import { OverviewCard } from './card';
import type { GoalSources } from './goal-sources';

const { audience } = audiences.business;

const useVersionsOfEveryKind = hookOfEveryKind(({ kind }) => useVersions(audience, kind));

const shown = 3;

/** The goals with progress in this browser that had no check-in for 30 days; left out without any (docs/product.md 7.24, 8.20). */
export function CheckIns({ goals }: { goals: GoalSources }) {
  const today = useToday();
  const read = useVersionsOfEveryKind();
  const kinds = Object.values(goalKinds);
  const lists = useSameList(kinds.map(({ kind }) => goals[kind].data));
  const versions = useSameList(kinds.map(({ kind }) => read[kind].versions));
  const isReady = kinds.every(({ kind }) => read[kind].isReady && goals[kind].isFinished);
  const waiting = useMemo(() => {
    if (!isReady || lists.includes(undefined)) return undefined;
    return lists.flatMap((records = [], index) =>
      findUntouched(mergeGoals(records, versions[index] ?? new Map()), today),
    );
  }, [lists, versions, isReady, today]);
  const records = useMemo(() => waiting?.map(({ record }) => record), [waiting]);
  const { checkIn, round } = useCheckInRound(audience, records);
  const failed = kinds.map(({ kind }) => read[kind]).filter(({ hasFailed }) => hasFailed);
  const sources = kinds.filter(({ kind }) => read[kind].versions.size > 0).map(({ kind }): SourceState => goals[kind]);
  const unread = { name: 'progress', isLoading: false, hasFailed: true, isOutdated: false };
  if (failed.length > 0) sources.push({ ...unread, ...allFailed(failed) });
  if (sources.length === 0) return null;
  return (
    <>
      <OverviewCard
        title="Needs a check-in"
        sources={sources}
        {...(waiting && waiting.length > 0 && { badge: withCommas(waiting.length) })}
        content={knownRows([waiting])}
        absence="Every goal has a recent check-in."
      >
        {(rows) => (
          <ul className="-mx-5 -mb-5 divide-y divide-line border-t border-line md:-mx-6 md:-mb-6">
            {rows.slice(0, shown).map(({ record, version }) => (
              <RecordRow key={`${record.kind} ${record.key}`} audience={audience} record={record}>
                <span className="line-clamp-2 wrap-anywhere">
                  <bdi>{record.role || '\u2013'}</bdi> · {dayCount(untouchedDays(version, today))}
                </span>
              </RecordRow>
            ))}
            <li className="flex flex-wrap items-center gap-x-5 px-5 py-2.5 md:px-6 print:hidden">
              <Button look="secondary" size="small" aria-haspopup="dialog" onClick={checkIn}>
                Check in
              </Button>
              <RecordListLinks
                audience={audience}
                records={rows.map(({ record }) => record)}
                search={untouchedSearch}
              />
            </li>
          </ul>
        )}
      </OverviewCard>
      {round}
    </>
  );
}
