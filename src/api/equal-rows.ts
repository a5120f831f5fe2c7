function isEqual(one: unknown, other: unknown): boolean {
  return one === other || (one instanceof Date && other instanceof Date && one.getTime() === other.getTime());
}

function isEqualRow(row: object, other: object): boolean {
  const fields = Object.entries(other);
  return (
    fields.length === Object.keys(row).length &&
    fields.every(([name, value]) => isEqual((row as Record<string, unknown>)[name], value))
  );
}

/**
 * For the `structuralSharing` of a list of flat rows: the list that is cached already where the new one says the same, so
 * that nothing is rendered, sorted or searched again; else the new one as it is. The library's own way copies each row,
 * takes two equal dates for different ones, and goes on after the first difference: a fifth of a second or more for a
 * hundred thousand rows (docs/decisions/0013).
 */
export function keepEqualRows(cached: unknown, fresh: unknown): unknown {
  if (!Array.isArray(cached) || !Array.isArray(fresh) || cached.length !== fresh.length) return fresh;
  const [rows, others] = [cached as readonly object[], fresh as readonly object[]];
  return rows.every((row, index) => isEqualRow(row, others[index] ?? {})) ? cached : fresh;
}
