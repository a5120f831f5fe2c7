import { screen } from '@testing-library/react';

import { errors, successes } from '@/domain/messages';

import { openFilledEmployeeForm, typedEmployee } from '../support/employee-form.ts';
import type { Submit } from '../support/fault-pass.ts';
import { faultTests } from '../support/fault-tests.ts';
import { bodyFaults, networkFault, noContent, otherSuccess, refusal, refusedStatuses } from '../support/faults.ts';

const { html, htmlCalledJson, ...harmlessFaults } = bodyFaults;

const submit: Submit = {
  what: 'employee onboarding',
  call: 'createEmployee',
  status: 201,
  open: openFilledEmployeeForm,
  button: 'Submit',
  failure: errors.submitEmployeeFailed,
  success: successes.employeeSubmitted,
  kept: typedEmployee,
  asksBeforeLeaving: true,
  shows: () => screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked),
  // The person is onboarded by the status; the list that follows needs no id.
  harmless: [...Object.values(harmlessFaults), noContent, otherSuccess].map(({ name }) => name),
};

faultTests(
  [submit],
  [
    networkFault,
    ...refusedStatuses.map(refusal),
    html,
    htmlCalledJson,
    ...Object.values(harmlessFaults),
    noContent,
    otherSuccess,
  ],
);
