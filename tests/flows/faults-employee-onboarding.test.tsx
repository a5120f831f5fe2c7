import { screen } from '@testing-library/react';

import { errors, successes } from '@/domain/messages';

import { openFilledEmployeeForm, typedEmployee } from '../support/employee-form.ts';
import { representativeFaults, type Submit } from '../support/fault-pass.ts';
import { faultTests } from '../support/fault-tests.ts';
import { bodyFaults, noContent, otherSuccess } from '../support/faults.ts';

const harmless = [bodyFaults.empty, bodyFaults.nothing, noContent, otherSuccess];

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
  harmless: harmless.map(({ name }) => name),
};

faultTests([submit], [...representativeFaults, bodyFaults.htmlCalledJson, otherSuccess]);
