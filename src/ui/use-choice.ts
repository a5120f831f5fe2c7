import { useCallback, useMemo, useRef, useState } from 'react';

const none: ReadonlySet<string> = new Set();
const noReasons: ReadonlyMap<string, string> = new Map();

export type Keyed = { readonly key: string };

/**
 * The rows of a list that are chosen, to do something with all of them (docs/product.md 7.15). The choice survives filtering
 * and sorting, and loses rows that are gone. Nothing is looked through while none is chosen.
 * @param rows all of them
 * @param shown the rows that were found, in their order
 * @param taken those of them that are chosen with others: by the box for all that was found, and by a range
 */
export function useChoice<Row extends Keyed>(rows: readonly Row[], shown: readonly Row[], taken = shown) {
  const [keys, setKeys] = useState(none);
  const [isLocked, setLocked] = useState(false);
  const [reasons, setReasons] = useState(noReasons);
  /** Where a range begins. */
  const anchor = useRef<string | null>(null);

  const chosen = useMemo(() => (keys.size === 0 ? [] : rows.filter(({ key }) => keys.has(key))), [rows, keys]);
  const foundCount = useMemo(
    () => (keys.size === 0 ? 0 : taken.reduce((count, { key }) => count + Number(keys.has(key)), 0)),
    [taken, keys],
  );
  const allFound = taken.length > 0 && foundCount === taken.length;

  function set(changed: readonly Keyed[], isChosen: boolean): void {
    const next = new Set(keys);
    for (const { key } of changed) {
      if (isChosen) next.add(key);
      else next.delete(key);
    }
    setKeys(next);
  }

  /** From the row that was pressed last to this one, in the order in which they are shown. */
  function rangeTo(row: Keyed): readonly Keyed[] {
    const from = taken.findIndex(({ key }) => key === anchor.current);
    const to = taken.findIndex(({ key }) => key === row.key);
    return from < 0 || to < 0 ? [row] : taken.slice(Math.min(from, to), Math.max(from, to) + 1);
  }

  return {
    chosen,
    has: ({ key }: Keyed) => keys.has(key),
    /** Of what was found: 'some' is drawn as neither. */
    found: allFound ? ('all' as const) : foundCount > 0 ? ('some' as const) : ('none' as const),
    /** @param withRange whether those between the last one and this one follow it */
    toggle: (row: Keyed, withRange: boolean) => {
      set(withRange ? rangeTo(row) : [row], !keys.has(row.key));
      anchor.current = row.key;
    },
    toggleFound: () => set(taken, !allFound),
    setAll: set,
    /** How many of some rows are chosen; the same function until the choice changes. */
    countOf: useCallback(
      (some: readonly Keyed[]) =>
        keys.size === 0 ? 0 : some.reduce((count, { key }) => count + Number(keys.has(key)), 0),
      [keys],
    ),
    chooseOnly: (some: readonly Keyed[]) => setKeys(new Set(some.map(({ key }) => key))),
    clear: () => {
      setKeys(none);
      setReasons(noReasons);
      anchor.current = null;
    },
    /** The chosen rows as they are shown, those that a filter hides after them. */
    inShownOrder: (): readonly Row[] => {
      const visible = shown.filter(({ key }) => keys.has(key));
      if (visible.length === chosen.length) return visible;
      const seen = new Set(visible);
      return [...visible, ...chosen.filter((row) => !seen.has(row))];
    },
    isLocked,
    setLocked,
    /** Why a chosen row is still there, by its key. */
    reasons,
    setReasons,
  };
}

export type Choice<Row extends Keyed = Keyed> = ReturnType<typeof useChoice<Row>>;
