import { queryOptions } from '@tanstack/react-query';

/**
 * When this person was here before this visit, in milliseconds since 1970; null for the first time on this device
 * (docs/product.md 8.20). Reading it notes the visit. It fails where the browser keeps nothing.
 */
export const lastVisitQuery = (owner: string) =>
  queryOptions({
    queryKey: ['last visit', owner],
    queryFn: async (): Promise<number | null> => {
      const { noteVisit } = await import('./drafted-for-db');
      return noteVisit(owner, Date.now());
    },
    // Every opening of the overview is a sign of its owner.
    staleTime: 0,
    networkMode: 'always',
  });
