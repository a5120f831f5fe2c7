import {
  QueryObserver,
  useQuery,
  useQueryClient,
  type DefaultError,
  type QueryClient,
  type QueryObserverOptions,
} from '@tanstack/react-query';

import { companyQuery } from '@/api/companies';
import { employeeDetailsQuery } from '@/api/employees';
import { useSource, type Source } from '@/components/source';
import type { Company } from '@/domain/company';
import type { EmployeeDetails } from '@/domain/employee';
import type { GoalRequest } from '@/domain/goal';
import { isFilled } from '@/lib/is-filled';
import { useStoredValues } from '@/session/use-session';

const firstFilled = (...texts: (string | undefined)[]): string => texts.find(isFilled) ?? '';

/** The parts of a request that the records have; the others are empty (docs/product.md 8.2). */
function foundIn(details: EmployeeDetails | undefined, company: Company | undefined): GoalRequest {
  return {
    role: firstFilled(details?.jobTitle),
    goal: firstFilled(company?.currentYearGoals, company?.longTermObjectives),
    industry: firstFilled(company?.industry),
  };
}

type Lookups = {
  /** The stored company; null while none is stored. */
  company: Source<Company> | null;
  found: GoalRequest;
  isPending: Record<keyof GoalRequest, boolean>;
  /** What is known once every call has succeeded or failed. */
  settled: (signal: AbortSignal | undefined) => Promise<GoalRequest>;
};

/**
 * Looks up what a request is made of: the role in the employee's record, goal and industry in the company's.
 * @param employeeId '' while none is chosen
 */
export function useLookups(employeeId: string): Lookups {
  const queries = useQueryClient();
  const { businessId } = useStoredValues();
  const detailsOptions = { ...employeeDetailsQuery(employeeId), enabled: employeeId !== '' };
  const companyOptions = { ...companyQuery(businessId ?? ''), enabled: businessId !== null };
  const details = useSource("employee's details", useQuery(detailsOptions));
  const company = useSource('company', useQuery(companyOptions));
  return {
    company: businessId === null ? null : company,
    found: foundIn(details.data, company.data),
    isPending: { role: details.isLoading, goal: company.isLoading, industry: company.isLoading },
    settled: async (signal) =>
      foundIn(
        ...(await Promise.all([
          settledData(queries, detailsOptions, signal),
          settledData(queries, companyOptions, signal),
        ])),
      ),
  };
}

/**
 * The data of a call that may be in flight already; undefined once it has failed. It is waited for to its end, also when
 * the screen shows another record in the meantime.
 */
function settledData<Data, Key extends readonly unknown[]>(
  queries: QueryClient,
  options: QueryObserverOptions<Data, DefaultError, Data, Data, Key>,
  signal: AbortSignal | undefined,
): Promise<Data | undefined> {
  return new Promise((resolve) => {
    const observer = new QueryObserver(queries, { ...options, staleTime: Infinity, retryOnMount: false });
    const settle = (data: Data | undefined): void => {
      observer.destroy();
      resolve(data);
    };
    const look = ({ data, isFetching }: ReturnType<typeof observer.getCurrentResult>): void => {
      if (data !== undefined || !isFetching) settle(data);
    };
    signal?.addEventListener('abort', () => settle(undefined), { once: true });
    observer.subscribe(look);
    look(observer.getCurrentResult());
  });
}
