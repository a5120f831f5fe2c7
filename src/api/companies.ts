import * as v from 'valibot';

import type { Company, CompanyEntry } from '@/domain/company';

import { call } from './client';
import { businessCalls, idText, readRecord, tolerantText } from './read';

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

/** In which an answer may wrap the company. */
const wrapper = 'businessProfile';

/** Onboards a company. Gives its id. @throws ApiFailure */
export async function createCompany(payload: CompanyEntry, signal?: AbortSignal): Promise<string> {
  const answer = await call('createCompany', { audience: businessCalls, payload, signal });
  return readRecord(answer, { id: idText }, wrapper).id;
}

/** One company's profile. @throws ApiFailure */
export async function readCompany(businessId: string, signal?: AbortSignal): Promise<Company> {
  const answer = await call('company', { audience: businessCalls, params: { businessId }, signal });
  return readRecord(answer, companyFields, wrapper);
}
