import { useQuery, useQueryClient } from '@tanstack/react-query';

import { companyQuery } from '@/api/company-queries';
import { employeeDetailsQuery } from '@/api/employee-queries';
import type { Company } from '@/domain/company';
import type { EmployeeDetails } from '@/domain/employee';
import type { GoalRequest } from '@/domain/records';
import { useStoredValues } from '@/session/use-session';

import { answerOf } from './answer-of';
import { useSource, type Source } from './use-source';

const firstFilled = (...texts: (string | undefined)[]): string => texts.find((text) => text?.trim()) ?? '';

/** What the records say of a request; what they do not say is empty (reading 12). */
function foundIn(details: EmployeeDetails | undefined, company: Company | undefined): GoalRequest {
  return {
    role: firstFilled(details?.jobTitle),
    goal: firstFilled(company?.currentYearGoals, company?.longTermObjectives),
    industry: firstFilled(company?.industry),
  };
}

export type Lookups = {
  /** The stored company; null while none is. */
  company: Source<Company> | null;
  /** What is known by now. */
  found: GoalRequest;
  /** What is still on its way. */
  awaited: Record<keyof GoalRequest, boolean>;
  /** What is known once every answer has come, or has failed. */
  settled: (signal: AbortSignal | undefined) => Promise<GoalRequest>;
};

/**
 * Looks up what a request is made of: the role in the employee's record, goal and industry in the company's.
 * @param employeeId '' while nobody is chosen
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
    awaited: { role: details.isLoading, goal: company.isLoading, industry: company.isLoading },
    settled: async (signal) =>
      foundIn(
        ...(await Promise.all([answerOf(queries, detailsOptions, signal), answerOf(queries, companyOptions, signal)])),
      ),
  };
}
