/** What is made at the first use and kept: the formatters of Intl take milliseconds that no page should begin with. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
