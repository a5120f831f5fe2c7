import { useMemo, useRef, useState } from 'react';

import type { GoalRecord } from '@/domain/goal';

const none: ReadonlySet<string> = new Set();
const noReasons: ReadonlyMap<string, string> = new Map();

/**
 * The records that are chosen, to do something with all of them (docs/product.md 7.15). The choice survives filtering and
 * sorting, and loses records that are gone.
 * @param shown the records as they are filtered and sorted
 */
export function useChoice(records: readonly GoalRecord[], shown: readonly GoalRecord[]) {
  const [keys, setKeys] = useState(none);
  const [isLocked, setLocked] = useState(false);
  const [reasons, setReasons] = useState(noReasons);
  /** Where a range begins. */
  const anchor = useRef<string | null>(null);

  const chosen = useMemo(() => (keys.size === 0 ? [] : records.filter(({ key }) => keys.has(key))), [records, keys]);
  const foundCount = useMemo(
    () => (keys.size === 0 ? 0 : shown.reduce((count, { key }) => count + Number(keys.has(key)), 0)),
    [shown, keys],
  );
  const allFound = shown.length > 0 && foundCount === shown.length;

  function set(changed: readonly GoalRecord[], isChosen: boolean): void {
    const next = new Set(keys);
    for (const { key } of changed) {
      if (isChosen) next.add(key);
      else next.delete(key);
    }
    setKeys(next);
  }

  /** From the record that was pressed last to this one, in the order in which they are shown. */
  function rangeTo(record: GoalRecord): readonly GoalRecord[] {
    const from = shown.findIndex(({ key }) => key === anchor.current);
    const to = shown.indexOf(record);
    return from < 0 || to < 0 ? [record] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  }

  return {
    chosen,
    has: ({ key }: GoalRecord) => keys.has(key),
    /** Of what was found: 'some' is drawn as neither. */
    found: allFound ? ('all' as const) : foundCount > 0 ? ('some' as const) : ('none' as const),
    /** @param withRange whether those between the last one and this one follow it */
    toggle: (record: GoalRecord, withRange: boolean) => {
      set(withRange ? rangeTo(record) : [record], !keys.has(record.key));
      anchor.current = record.key;
    },
    toggleFound: () => set(shown, !allFound),
    clear: () => {
      setKeys(none);
      setReasons(noReasons);
      anchor.current = null;
    },
    /** The chosen records as they are shown, those that a filter hides after them. */
    inShownOrder: (): readonly GoalRecord[] => {
      const visible = shown.filter(({ key }) => keys.has(key));
      if (visible.length === chosen.length) return visible;
      const seen = new Set(visible);
      return [...visible, ...chosen.filter((record) => !seen.has(record))];
    },
    /** Whether the boxes are locked, while something is done with the chosen records. */
    isLocked,
    setLocked,
    /** Why a chosen record is still there, by its key. */
    reasons,
    setReasons,
  };
}

export type Choice = ReturnType<typeof useChoice>;
