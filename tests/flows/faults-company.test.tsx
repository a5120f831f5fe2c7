import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { errors, successes } from '@/domain/messages';

import { openFilledCompanyForm, typedCompany } from '../support/company.ts';
import { failThenSucceed, hangAndLeave, representativeFaults, type Submit } from '../support/fault-pass.ts';
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

describe('company onboarding', () => {
  const faults = [...representativeFaults, bodyFaults.emptyObject, bodyFaults.truncated, bodyFaults.wrongContainer];

  it.each(faults)('fails well: $name', async (fault) => {
    await expect(failThenSucceed(submit, fault)).resolves.toBeUndefined();
  });

  it('waits without a limit, and is given up in silence when the page is left', async () => {
    await expect(hangAndLeave(submit)).resolves.toBeUndefined();
  });
});
