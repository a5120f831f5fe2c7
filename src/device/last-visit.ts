import { queryOptions } from '@tanstack/react-query';

/** Time of the last visit in milliseconds, null for the first (docs/product.md 8.20). Reading it stores this visit. */
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
