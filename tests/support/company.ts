import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { saveDraft, type Draft } from '@/device/drafts';
import { paths } from '@/domain/paths';

import { openApp, signedInAs } from './app.tsx';
import { fill } from './form.ts';

/** Values for the company form, by label. */
export const typedCompany: Readonly<Record<string, string>> = {
  Name: 'Northbay Health',
  Industry: 'Healthcare',
  Location: 'Lisbon, Portugal',
  'Head Count': '42',
  'Market Position': 'Second in Portugal by clinics served',
  'Mission Statement': 'Make good primary care easy to run.\nEvery day.',
  'Vision Statement': 'A clinic in every town',
  'Long-term Objectives': 'Four countries',
  'Current Year Goals': 'Sign 60 clinics',
  'Organizational Growth': 'From 29 to 42 people',
  'Previous Goals': 'Launched in Spain',
};

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

const { headCount, companyValues, ...texts } = sentCompany;

/** The same as the tab stores it for the form. */
export const companyDraft: Draft = {
  ...texts,
  headCount: String(headCount),
  ...Object.fromEntries(companyValues.map((value, index) => [`value${index + 1}`, value])),
};

/** Opens the company form, signed in as the ready business. */
export async function openCompanyForm(): Promise<UserEvent> {
  await signedInAs('business');
  const user = openApp(paths.companyOnboarding);
  await screen.findByLabelText('Name');
  return user;
}

/** The same, filled in from top to bottom. */
export async function openTypedCompanyForm(): Promise<UserEvent> {
  const user = await openCompanyForm();
  await fill(typedCompany);
  await user.click(screen.getByRole('radio', { name: 'Early stage' }));
  await user.click(screen.getByRole('button', { name: 'Add a value' }));
  await fill({ 'Value 1': 'Say it plainly', 'Value 2': 'Patients first' });
  return user;
}

/** The form prefilled with typed values, for tests of later steps. */
export async function openFilledCompanyForm(): Promise<UserEvent> {
  await signedInAs('business');
  saveDraft('company', companyDraft);
  return openCompanyForm();
}
