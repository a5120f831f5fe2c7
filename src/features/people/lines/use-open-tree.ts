import { useMemo, useState } from 'react';

import { managersAbove, openRows, type ReportingTree, type LinePerson } from './reporting-tree';

const keysOf = (people: readonly LinePerson[]) => people.map(({ key }) => key);

/** A tree as far as it is expanded, and the current person. */
export function useOpenTree(tree: ReportingTree, people: readonly LinePerson[]) {
  // The second level is shown until something is expanded or collapsed, also for people who load later.
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const opened = useMemo(() => chosen ?? new Set(keysOf(tree.tops)), [chosen, tree]);
  const [current, setCurrentKey] = useState<string | null>(null);
  const rows = useMemo(() => openRows(tree, ({ key }) => opened.has(key)), [tree, opened]);
  // The current row; one that is not shown any more counts as the first.
  const place = useMemo(
    () =>
      Math.max(
        0,
        rows.findIndex(({ key }) => key === current),
      ),
    [rows, current],
  );
  const setCurrent = ({ key }: LinePerson) => setCurrentKey(key);
  const open = (some: readonly LinePerson[]) => setChosen(new Set([...opened, ...keysOf(some)]));

  return {
    tree,
    rows,
    place,
    setCurrent,
    open,
    fold: (person: LinePerson) => {
      setChosen(new Set([...opened].filter((key) => key !== person.key)));
      // People below are not shown any more.
      const row = rows[place];
      if (row && managersAbove(tree, row.person).includes(person)) setCurrent(person);
    },
    openAll: () => setChosen(new Set(keysOf(people))),
    foldAll: () => {
      setChosen(new Set());
      setCurrentKey(null);
    },
    openWaysTo: (some: readonly LinePerson[]) => open(some.flatMap((person) => managersAbove(tree, person))),
  };
}

export type OpenTree = ReturnType<typeof useOpenTree>;
