import { screen, within } from '@testing-library/react';

import { errors, successes } from '@/domain/messages';

import { openFilledCompanyForm, typedCompany } from '../support/company.ts';
import { representativeFaults, type Submit } from '../support/fault-pass.ts';
import { faultTests } from '../support/fault-tests.ts';
import { bodyFaults } from '../support/faults.ts';

const submit: Submit = {
  what: 'company onboarding',
  call: 'createCompany',
  status: 201,
  open: openFilledCompanyForm,
  button: 'Submit',
  failure: errors.onboardCompanyFailed,
  success: successes.companyOnboarded,
  kept: typedCompany,
  asksBeforeLeaving: true,
  shows: () =>
    within(screen.getByRole('group', { name: 'Company Values' }))
      .getAllByRole('textbox')
      .map((input) => (input as HTMLInputElement).value),
  harmless: [],
};

faultTests(
  [submit],
  [...representativeFaults, bodyFaults.emptyObject, bodyFaults.truncated, bodyFaults.wrongContainer],
);
