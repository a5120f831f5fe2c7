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

/** The field in which a response may wrap the company. */
const wrapper = 'businessProfile';

/** Reads the id of a company that was onboarded. @throws ApiFailure when there is none */
export function readCompanyId(answer: ResponseOf<'createCompany'>): string {
  return readRecord(answer, { id: idText }, wrapper).id;
}

/** Reads a company's fields; a missing one is an empty text. @throws ApiFailure when the answer is no record */
export function readCompanyFields(answer: ResponseOf<'company'>): Company {
  return readRecord(answer, companyFields, wrapper);
}

/** Onboards a company. Gives its id. @throws ApiFailure */
export async function createCompany(payload: CompanyEntry, signal?: AbortSignal): Promise<string> {
  return readCompanyId(await call('createCompany', { audience: businessAudience, payload, signal }));
}

/** One company's profile. @throws ApiFailure */
export async function readCompany(businessId: string, signal?: AbortSignal): Promise<Company> {
  return readCompanyFields(await call('company', { audience: businessAudience, params: { businessId }, signal }));
}

/** One company's profile. */
export function companyQuery(businessId: string) {
  return queryOptions({
    queryKey: ['company', businessId],
    queryFn: ({ signal }) => readCompany(businessId, signal),
    staleTime: freshFor,
  });
}

/** Onboards a company; gives its id. @param entryOf makes the entry of what was typed */
export function createCompanyMutation<Typed>(entryOf: (typed: Typed) => CompanyEntry) {
  return mutationOptions({
    mutationKey: ['company', 'create'],
    mutationFn: (typed: Typed) => createCompany(entryOf(typed)),
    meta: { success: successes.companyOnboarded, failure: errors.onboardCompanyFailed },
  });
}
