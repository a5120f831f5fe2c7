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
 * `structuralSharing` for a list of flat rows: keeps the cached list where the new one is equal. TanStack Query's own takes two
 * equal dates for different ones and copies every row (docs/decisions/0013).
 */
export function keepEqualRows(cached: unknown, fresh: unknown): unknown {
  if (!Array.isArray(cached) || !Array.isArray(fresh) || cached.length !== fresh.length) return fresh;
  const [rows, others] = [cached as readonly object[], fresh as readonly object[]];
  return rows.every((row, index) => isEqualRow(row, others[index] ?? {})) ? cached : fresh;
}
