import { useLocation, useSearchParams } from 'react-router-dom';

type Changes<Name extends string> = Partial<Record<Name, string | null>>;

/**
 * What a page shows by its address, as one object over the parameters, so that none of them is lost when another changes
 * (docs/product.md 2.6).
 * @returns `get` gives what a parameter says, null for none; `change` writes some of them, null takes one out
 */
export function useViewParams<Name extends string>() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };

  /**
   * @param options.adds whether it is a step that Back undoes, such as opening a record; filtering is none, nor is closing,
   * which must keep what was filtered meanwhile
   */
  function change(values: Changes<Name>, { adds = false }: { adds?: boolean } = {}): void {
    // The browser's own address: what was just changed may not be rendered yet.
    const { search } = window.location;
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries<string | null | undefined>(values)) {
      if (value === null || value === undefined) next.delete(name);
      else next.set(name, value);
    }
    if (next.toString() !== new URLSearchParams(search).toString()) setQuery(next, { replace: !adds, state });
  }

  return { get: (name: Name): string | null => query.get(name), change };
}
