type FindStored<Item, Row> = {
  /** The items that were sent without a response, oldest first. */
  sent: readonly Item[];
  keyOf: (item: Item) => string;
  /** The list as read afterwards. */
  rows: readonly Row[];
  keyOfRow: (row: Row) => string;
  /** How many rows of each key were in the list before; none by default. */
  known?: ReadonlyMap<string, number> | undefined;
};

/** How many rows have each key. */
export function countByKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

/**
 * Finds the items that the backend has stored though no response came (docs/product.md 7.17, 8.10, 8.13): as many items of a
 * key are stored as the list has new rows of it. An empty key is never found.
 * @returns the stored items, each with all rows of its key
 */
export function findStored<Item, Row>({
  sent,
  keyOf,
  rows,
  keyOfRow,
  known,
}: FindStored<Item, Row>): Map<Item, readonly Row[]> {
  const byKey = new Map<string, Row[]>(sent.map((item) => [keyOf(item), []]));
  for (const row of rows) byKey.get(keyOfRow(row))?.push(row);
  const found = new Map<Item, readonly Row[]>();
  const taken = new Map(known);
  for (const item of sent) {
    const key = keyOf(item);
    const ofKey = byKey.get(key) ?? [];
    const count = taken.get(key) ?? 0;
    if (key === '' || ofKey.length <= count) continue;
    taken.set(key, count + 1);
    found.set(item, ofKey);
  }
  return found;
}
