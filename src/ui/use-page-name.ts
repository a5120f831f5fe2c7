import { useMatches } from 'react-router-dom';

/** Names the current page, with or without a trailing slash (docs/product.md 2.7). */
export function usePageName(): string {
  const page = useMatches().at(-1);
  return [page?.id, ...Object.values(page?.params ?? {})].join(' ');
}
