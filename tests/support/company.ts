import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { saveDraft, type Draft } from '@/device/drafts';
import { companyTexts, type CompanyText } from '@/domain/company';
import { paths } from '@/domain/paths';

import { openApp, signedInAs } from './app.tsx';

/** The payload: with the stage 'Early stage' and two values. */
export const sentCompany = {
  name: 'Northbay Health',
  industry: 'Healthcare',
  location: 'Lisbon, Portugal',
  headCount: 42,
  growthStage: 'EarlyStage',
  marketPosition: 'Second in Portugal by clinics served',
  missionStatement: 'Make good primary care easy to run.\nEvery day.',
  visionStatement: 'A clinic in every town',
  longTermObjectives: 'Four countries',
  currentYearGoals: 'Sign 60 clinics',
  organizationalGrowth: 'From 29 to 42 people',
  previousGoals: 'Launched in Spain',
  companyValues: ['Say it plainly', 'Patients first'],
};

/** The same for the company form, by label, without stage and values. */
export const typedCompany: Readonly<Record<string, string>> = {
  Name: sentCompany.name,
  Industry: sentCompany.industry,
  'Head Count': '42',
  ...Object.fromEntries(Object.entries(companyTexts).map(([name, label]) => [label, sentCompany[name as CompanyText]])),
};

const { headCount, companyValues, ...texts } = sentCompany;

/** The same as the tab stores it for the form. */
export const companyDraft: Draft = {
  ...texts,
  headCount: String(headCount),
  ...Object.fromEntries(companyValues.map((value, index) => [`value${index + 1}`, value])),
};

export async function openCompanyForm(): Promise<UserEvent> {
  await signedInAs('business');
  const user = openApp(paths.companyOnboarding);
  await screen.findByLabelText('Name');
  return user;
}

/** The form prefilled with typed values, for tests of later steps. */
export async function openFilledCompanyForm(): Promise<UserEvent> {
  await signedInAs('business');
  saveDraft('company', companyDraft);
  return openCompanyForm();
}
