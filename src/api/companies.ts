import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

import type { Company, CompanyEntry } from '@/domain/company';
import { errors, successes } from '@/domain/messages';

import { businessAudience, call, type ResponseOf } from './client';
import { freshFor } from './fresh';
import { idText, readRecord, tolerantText } from './read';

const companyFields = {
  id: tolerantText,
  name: tolerantText,
  industry: tolerantText,
  location: tolerantText,
  missionStatement: tolerantText,
  growthStage: tolerantText,
  headCount: tolerantText,
  visionStatement: tolerantText,
  marketPosition: tolerantText,
  longTermObjectives: tolerantText,
  currentYearGoals: tolerantText,
  organizationalGrowth: tolerantText,
  previousGoals: tolerantText,
  companyValues: v.pipe(
    v.fallback(v.array(tolerantText), []),
    v.transform((values) => values.filter((value) => value !== '')),
  ),
};

/** Reads the id of a new company. @throws ApiFailure without one */
export function readCompanyId(response: ResponseOf<'createCompany'>): string {
  return readRecord(response, { id: idText }, 'businessProfile').id;
}

/** Reads a company's fields; a missing one is ''. @throws ApiFailure when the response is no record */
export function readCompanyFields(response: ResponseOf<'company'>): Company {
  return readRecord(response, companyFields, 'businessProfile');
}

/** One company's profile. */
export function companyQuery(businessId: string) {
  return queryOptions({
    queryKey: ['company', businessId],
    queryFn: async ({ signal }) =>
      readCompanyFields(await call('company', { audience: businessAudience, params: { businessId }, signal })),
    staleTime: freshFor,
  });
}

/** Onboards a company; gives its id. @param entryOf converts the form's values */
export function createCompanyMutation<Typed>(entryOf: (typed: Typed) => CompanyEntry) {
  return mutationOptions({
    mutationKey: ['company', 'create'],
    mutationFn: async (typed: Typed) =>
      readCompanyId(await call('createCompany', { audience: businessAudience, payload: entryOf(typed) })),
    meta: { success: successes.companyOnboarded, failure: errors.onboardCompanyFailed },
  });
}
