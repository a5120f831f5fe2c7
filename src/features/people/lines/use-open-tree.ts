import { useMemo, useState } from 'react';

import type { LinePerson } from './find-manager';
import { managersAbove, openRows, type ReportingTree } from './reporting-tree';

/** A tree as far as it is expanded, and the current person. */
export function useOpenTree(tree: ReportingTree, people: readonly LinePerson[]) {
  // The second level is shown until something is expanded or collapsed, also for people who load later.
  const [chosen, setOpened] = useState<ReadonlySet<LinePerson> | null>(null);
  const opened = useMemo(() => chosen ?? new Set(tree.tops), [chosen, tree]);
  const [current, setCurrent] = useState<LinePerson | null>(null);
  const rows = useMemo(() => openRows(tree, (person) => opened.has(person)), [tree, opened]);
  const place = useMemo(() => rows.findIndex(({ person }) => person === current), [rows, current]);

  return {
    tree,
    rows,
    /** The current row; one that is not shown any more counts as the first. */
    place: Math.max(0, place),
    current,
    setCurrent,
    open: (some: readonly LinePerson[]) => setOpened(new Set([...opened, ...some])),
    fold: (person: LinePerson) => {
      const next = new Set(opened);
      next.delete(person);
      setOpened(next);
      // People below are not shown any more.
      if (current !== null && managersAbove(tree, current).includes(person)) setCurrent(person);
    },
    openAll: () => setOpened(new Set(people)),
    foldAll: () => {
      setOpened(new Set());
      setCurrent(tree.tops[0] ?? null);
    },
    openWaysTo: (some: readonly LinePerson[]) => {
      const next = new Set(opened);
      for (const person of some) for (const manager of managersAbove(tree, person)) next.add(manager);
      setOpened(next);
    },
  };
}

export type OpenTree = ReturnType<typeof useOpenTree>;
