import * as v from 'valibot';

import type { Company, CompanyEntry } from '@/domain/company';

import { call } from './http';
import { businessCalls, id, read, tolerantText, unwrapped } from './read';

const companyAnswer = v.object({
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
});

/** What an answer wraps in `businessProfile`, itself perhaps wrapped in `data` (reading 25). */
function profile(answer: unknown): unknown {
  const inner = unwrapped(answer);
  const wraps = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, 'businessProfile');
  return wraps ? (inner as { businessProfile: unknown }).businessProfile : inner;
}

/** Onboards a company. Gives its id. @throws ApiFailure */
export async function createCompany(payload: CompanyEntry, signal?: AbortSignal): Promise<string> {
  const answer = await call('createCompany', { audience: businessCalls, payload, signal });
  return read(v.object({ id }), profile(answer)).id;
}

/** One company's profile. @throws ApiFailure */
export async function readCompany(businessId: string, signal?: AbortSignal): Promise<Company> {
  const answer = await call('company', { audience: businessCalls, segments: { businessId }, signal });
  return read(companyAnswer, profile(answer));
}
