let collator: Intl.Collator | undefined;

/** Compares as a dictionary does: case and accents count last, numbers by their value. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  // An `Intl.Collator` takes milliseconds to create, and a page without a sorted list needs none.
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(one, other);
}

/** Sorts stably by texts or numbers; null and '' come last in both directions. */
export function sortedBy<T>(
  list: readonly T[],
  valueOf: (item: T) => string | number | null,
  descending = false,
): readonly T[] {
  const direction = descending ? -1 : 1;
  const withValues = list.map((item) => ({ item, value: valueOf(item) }));
  const isEmpty = ({ value }: { value: string | number | null }) => value === null || value === '';
  const sorted = withValues
    .filter((each) => !isEmpty(each))
    .toSorted(({ value: one }, { value: other }) =>
      typeof one === 'number' && typeof other === 'number'
        ? direction * (one - other)
        : direction * compareTexts(`${one}`, `${other}`),
    );
  return [...sorted, ...withValues.filter(isEmpty)].map(({ item }) => item);
}
