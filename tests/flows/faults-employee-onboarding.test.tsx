import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { errors, successes } from '@/domain/messages';

import { openFilledEmployeeForm, typedEmployee } from '../support/employee-form.ts';
import { failThenSucceed, hangAndLeave, type Submit } from '../support/fault-pass.ts';
import { bodyFaults, networkFault, noContent, otherSuccess, refusal, refusedStatuses } from '../support/faults.ts';

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
  harmless: [],
};

describe('employee onboarding', () => {
  const bodies = Object.values(bodyFaults);

  // 202 comes without an id, which is what the answer is read for.
  it.each([networkFault, ...refusedStatuses.map(refusal), ...bodies, noContent, otherSuccess])(
    'fails well: $name',
    async (fault) => {
      await expect(failThenSucceed(submit, fault)).resolves.toBeUndefined();
    },
  );

  it('waits without a limit, and is given up in silence when the page is left', async () => {
    await expect(hangAndLeave(submit)).resolves.toBeUndefined();
  });
});
