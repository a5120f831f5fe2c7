import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { hookOfEveryKind } from '@/components/goal/hook-of-every-kind';
import { recordAddress } from '@/components/goal/record-address';
import { usePocketGoals } from '@/components/goal/use-pocket-goals';
import type { Audience } from '@/domain/audience';
import { partsOf, type GoalRecord } from '@/domain/goal';
import { goalKinds, type GoalKind, type GoalKindRow } from '@/domain/goal-kind';
import type { PocketGoals } from '@/domain/merged-goal';
import { passesEveryCheck } from '@/domain/quality/goal-quality';
import { fold } from '@/lib/text-search';
import { SkeletonRows, TryAgain, useLoad } from '@/ui/load-states';

/** A record with those of its lines that pass every check of its kind. */
type Examples = { record: GoalRecord; lines: readonly string[] };

/** A person reads as many of a kind; a pocket may have thousands of lines. */
const most = 3;

/** Of a role's records the newest are read: what is good is not searched for in all of a long pocket. */
const newest = 100;

/**
 * The newest lines of a pocket that pass every check, in the person's own wording where they have one: those of a role, or
 * those of all roles where it has none.
 */
function examplesOf(kind: GoalKind, { records, mergedOf }: PocketGoals, role: string): Examples[] {
  function firstOf(some: readonly GoalRecord[]): Examples[] {
    const found: Examples[] = [];
    let left = most;
    for (const record of some.slice(0, newest)) {
      const { results } = partsOf(mergedOf(record).lines);
      const lines = results.filter((line) => passesEveryCheck(kind, line)).slice(0, left);
      if (lines.length > 0) found.push({ record, lines });
      left -= lines.length;
      if (left === 0) break;
    }
    return found;
  }
  const wanted = fold(role.trim());
  const ofRole = firstOf(records.filter((record) => fold(record.role.trim()) === wanted));
  return ofRole.length > 0 ? ofRole : firstOf(records);
}

function useGoodLines({ kind }: GoalKindRow, audience: Audience, role: string) {
  const { query, goals, isReady, hasFailed } = usePocketGoals(audience, kind);
  const load = useLoad(query);
  // What is worded on this device may be better than the record, and worse.
  const isKnown = load.data !== undefined && (isReady || hasFailed);
  const examples = useMemo(() => (isKnown ? examplesOf(kind, goals, role) : []), [isKnown, kind, goals, role]);
  return { load, isKnown, examples };
}

const useGoodLinesOfEveryKind = hookOfEveryKind(useGoodLines);

/** A person's own lines that pass every check, as examples for what they draft next (docs/product.md 7.21). */
export function GoodLines({ audience, role }: { audience: Audience; role: string }) {
  const kinds = Object.values(useGoodLinesOfEveryKind(audience, role));
  const failed = kinds.find(({ load }) => load.hasFailed);
  const examples = kinds.flatMap((each) => each.examples);
  if (failed) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted">Your pocket could not be read.</p>
        <TryAgain load={failed.load} size="small" />
      </div>
    );
  }
  if (kinds.some(({ isKnown }) => !isKnown)) return <SkeletonRows rows={2} label="Reading your pocket" />;
  if (examples.length === 0) return <p className="text-muted">None of your lines passes every check yet.</p>;
  return (
    <ul className="grid gap-5">
      {examples.map(({ record, lines }) => (
        <li key={`${record.kind} ${record.key}`}>
          <p className="text-small text-muted">
            {goalKinds[record.kind].singular}
            {record.role !== '' && (
              <>
                {' for '}
                <bdi>{record.role}</bdi>
              </>
            )}
            {': '}
            <Link to={recordAddress(audience, record)} className="text-accent">
              <bdi>{record.goal || 'the goal'}</bdi>
            </Link>
          </p>
          <ul className="mt-2 grid list-disc gap-2 ps-5 marker:text-muted">
            {lines.map((line, index) => (
              <li key={`${index} ${line}`}>
                <bdi>{line}</bdi>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
