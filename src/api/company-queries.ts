import { queryOptions } from '@tanstack/react-query';

import { readCompany } from './companies';

/** One company's profile. */
export function companyQuery(businessId: string) {
  return queryOptions({
    queryKey: ['company', businessId],
    queryFn: ({ signal }) => readCompany(businessId, signal),
  });
}
