import { useQuery } from '@tanstack/react-query';

import { goalsQuery } from '@/api/goals';
import type { Audience } from '@/domain/audience';
import { goalKinds, inSentence, type GoalKind } from '@/domain/goal-kind';
import { Button } from '@/ui/button';
import { TryAgain, type Load } from '@/ui/load-states';

/** The pause before the list is first read again for a record that it does not have, and for how long that goes on, in milliseconds. */
const [firstPauseMs, awaitedForMs] = [2000, 5 * 60_000];

/** Reads the list again for a missing record, after pauses that double (docs/product.md 7.5). `savedAt` is in milliseconds. */
export function useAwaitedList(audience: Audience, kind: GoalKind, savedAt: number, isAwaited: boolean): void {
  useQuery({
    ...goalsQuery(audience, kind),
    refetchInterval: ({ state }) => {
      const untilLastReadMs = Math.max(state.dataUpdatedAt, state.errorUpdatedAt) - savedAt;
      return isAwaited && untilLastReadMs < awaitedForMs && Math.max(firstPauseMs, untilLastReadMs);
    },
    notifyOnChangeProps: [],
  });
}

type AwaitedRecordProps = {
  kind: GoalKind;
  load: Load<unknown>;
  /** Whether reading the list failed; else the record is not in it yet. */
  hasFailed: boolean;
  onLoaded: () => void;
};

/** Says that a record is saved and why it is not shown, with a way to read the list again. */
export function AwaitedRecord({ kind, load, hasFailed, onLoaded }: AwaitedRecordProps) {
  const saved = `Your ${inSentence(goalKinds[kind].singular)} is saved`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{hasFailed ? `${saved}, but we couldn't load it here.` : `${saved}, but it isn't in the list yet.`}</p>
      {hasFailed ? (
        <TryAgain load={load} size="small" aria-label="Load it" onLoaded={onLoaded} />
      ) : (
        <Button look="secondary" size="small" sends pending={load.isRetrying} onClick={() => void load.retry()}>
          Check again
        </Button>
      )}
    </div>
  );
}
