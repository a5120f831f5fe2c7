import { clsx } from 'clsx';
import { useMemo } from 'react';

import { kindLooks } from '@/components/goal/goal-kind';
import { hookOfEveryKind } from '@/components/goal/hook-of-every-kind';
import { dayCount, untouchedDays, untouchedOf, untouchedSearch } from '@/components/goal/touched';
import { useWordings } from '@/device/wordings';
import { audiences } from '@/domain/audience';
import { keptHere } from '@/domain/drafted-for';
import type { GoalRecord } from '@/domain/goal';
import { goalKinds, inSentence } from '@/domain/goal-kind';
import { mergeGoals, type PocketGoals } from '@/domain/merged-goal';
import type { Wordings } from '@/domain/wording';
import { withCommas } from '@/lib/with-commas';
import { useSameList } from '@/ui/use-same-list';
import { useToday } from '@/ui/use-today';

import { AnswerCard, type Answer } from './answer-card';
import type { GoalSources } from './goal-cards';

const { audience } = audiences.business;

const useWordingsOfEveryKind = hookOfEveryKind(({ kind }) => useWordings(audience, kind));

const named = 3;

/** What was not touched for long; null where nothing is in the person's own wording. */
function untouchedAnswer(pockets: readonly PocketGoals[], today: string): Answer | null {
  const own = pockets.flatMap((pocket) => pocket.withOwnWording());
  if (own.length === 0) return null;
  const untouched = pockets.flatMap((pocket) => untouchedOf(pocket, today));
  const count = untouched.length;
  const listed = count === 0 ? own : untouched;
  const kinds = Object.values(goalKinds).filter(({ kind }) => listed.some(({ record }) => record.kind === kind));
  return {
    title:
      count === 0
        ? 'Every goal was touched this month'
        : `${withCommas(count)} ${count === 1 ? 'goal' : 'goals'} not touched for 30 days`,
    ground: `Of ${withCommas(own.length)} in your wording, ${keptHere}.`,
    evidence: count > 0 && (
      <ul className="grid grid-cols-1 gap-1.5">
        {untouched.slice(0, named).map(({ record, wording }) => {
          const { icon: Icon, text } = kindLooks[record.kind];
          return (
            <li key={`${record.kind} ${record.key}`} className="flex items-center gap-2 text-small">
              <Icon className={clsx('size-4 shrink-0', text)} />
              <bdi className="min-w-0 flex-1 truncate">{record.goal || '\u2013'}</bdi>
              <span className="shrink-0 text-muted">{dayCount(untouchedDays(wording, today))}</span>
            </li>
          );
        })}
      </ul>
    ),
    links: kinds.map(({ listPath, plural }) => ({
      to: listPath[audience] + (count === 0 ? '' : untouchedSearch),
      label: count > 0 && kinds.length === 1 ? 'See them' : `See the ${inSentence(plural)}`,
    })),
  };
}

/** Which goals in the person's own wording were not touched for 30 days (docs/product.md 7.24, 8.20). */
export function UntouchedAnswer({ goals }: { goals: GoalSources }) {
  const today = useToday();
  const read = useWordingsOfEveryKind();
  const kinds = Object.values(goalKinds).map(({ kind }) => kind);
  const lists = useSameList<readonly GoalRecord[] | undefined>(kinds.map((kind) => goals[kind].data));
  const wordings = useSameList<Wordings>(kinds.map((kind) => read[kind].wordings));
  const isReady = kinds.every((kind) => read[kind].isReady && goals[kind].isFinished);
  const answer = useMemo(() => {
    const known = lists.filter((list) => list !== undefined);
    if (!isReady || known.length < lists.length) return undefined;
    return untouchedAnswer(
      known.map((records, index) => mergeGoals(records, wordings[index] ?? new Map())),
      today,
    );
  }, [lists, wordings, isReady, today]);
  const unreadable = kinds.map((kind) => read[kind]).filter(({ hasFailed }) => hasFailed);
  const missing = kinds.filter(
    (kind) => (goals[kind].hasFailed || goals[kind].isOutdated) && read[kind].wordings.size > 0,
  );
  const failed = [...unreadable, ...missing.map((kind) => goals[kind])];
  // Most people have no wording of their own: no place is held for an answer that does not come.
  if (failed.length === 0 && wordings.every(({ size }) => size === 0)) return null;
  return <AnswerCard name="Check-ins" failed={failed} answer={answer} />;
}
