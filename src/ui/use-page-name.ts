import { useMatches } from 'react-router-dom';

/** Names the page that is shown, alike with a slash at the end of its address and without (docs/product.md 2.7). */
export function usePageName(): string {
  const page = useMatches().at(-1);
  return [page?.id, ...Object.values(page?.params ?? {})].join(' ');
}
