import { useCallback, useMemo, useRef, useState } from 'react';

const emptySelection: ReadonlySet<string> = new Set();
const noReasons: ReadonlyMap<string, string> = new Map();

export type Keyed = { readonly key: string };

/**
 * The selected rows of a list (docs/product.md 7.15). The selection survives filtering and sorting, and loses removed rows.
 * @param rows all rows
 * @param shown the rows that were found, in order
 */
export function useChoice<Row extends Keyed>(rows: readonly Row[], shown: readonly Row[]) {
  const [keys, setKeys] = useState(emptySelection);
  const [isLocked, setLocked] = useState(false);
  const [reasons, setReasons] = useState(noReasons);
  /** Where a range begins. */
  const anchor = useRef<string | null>(null);

  const chosen = useMemo(() => (keys.size === 0 ? [] : rows.filter(({ key }) => keys.has(key))), [rows, keys]);
  const countOf = useCallback(
    (some: readonly Keyed[]) => (keys.size === 0 ? 0 : some.filter(({ key }) => keys.has(key)).length),
    [keys],
  );
  const foundCount = useMemo(() => countOf(shown), [countOf, shown]);
  const allFound = shown.length > 0 && foundCount === shown.length;

  function set(changed: readonly Keyed[], isChosen: boolean): void {
    const next = new Set(keys);
    for (const { key } of changed) {
      if (isChosen) next.add(key);
      else next.delete(key);
    }
    setKeys(next);
  }

  /** The shown rows from the anchor to this one. */
  function rangeTo(row: Keyed): readonly Keyed[] {
    const from = shown.findIndex(({ key }) => key === anchor.current);
    const to = shown.findIndex(({ key }) => key === row.key);
    return from < 0 || to < 0 ? [row] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  }

  return {
    chosen,
    has: ({ key }: Keyed) => keys.has(key),
    found: allFound ? ('all' as const) : foundCount > 0 ? ('some' as const) : ('none' as const),
    /** @param withRange whether the rows from the anchor to this one follow it */
    toggle: (row: Keyed, withRange: boolean) => {
      set(withRange ? rangeTo(row) : [row], !keys.has(row.key));
      anchor.current = row.key;
    },
    toggleFound: () => set(shown, !allFound),
    setAll: set,
    /** Counts selected rows; the same function until the selection changes. */
    countOf,
    chooseOnly: (some: readonly Keyed[]) => setKeys(new Set(some.map(({ key }) => key))),
    clear: () => {
      setKeys(emptySelection);
      setReasons(noReasons);
      anchor.current = null;
    },
    /** The selected rows in shown order, then those that a filter hides. */
    inShownOrder: (): readonly Row[] => {
      const visible = shown.filter(({ key }) => keys.has(key));
      if (visible.length === chosen.length) return visible;
      const seen = new Set(visible);
      return [...visible, ...chosen.filter((row) => !seen.has(row))];
    },
    isLocked,
    setLocked,
    /** Why a selected row was not deleted, by its key. */
    reasons,
    setReasons,
  };
}

export type Choice<Row extends Keyed = Keyed> = ReturnType<typeof useChoice<Row>>;
