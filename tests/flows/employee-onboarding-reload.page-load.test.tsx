import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, describe, it } from 'vitest';

import { paths } from '@/domain/paths';

import { address, loadApp } from '../support/app.tsx';
import {
  expectEmpty,
  expectFilled,
  openFilledEmployeeForm,
  openTypedEmployeeForm,
  secrets,
} from '../support/employee-form.ts';
import { fill, press } from '../support/form.ts';

/** The page in the same tab as if it were loaded again: every module of ours starts anew. */
async function reload() {
  cleanup();
  const user = await loadApp(paths.employeeOnboarding);
  await screen.findByLabelText('First Name');
  return user;
}

describe('a reload of the employee form', () => {
  it('is there again after a reload, and only this tab has it', async () => {
    await openTypedEmployeeForm();
    for (const secret of secrets) {
      expect(Object.values(localStorage).join(' ')).not.toContain(secret);
      expect(JSON.stringify(window.history.state)).not.toContain(secret);
    }
    await reload();
    expectFilled();
    expect(screen.getByText(/Restored what you had typed/)).toBeVisible();
  });

  it('can be cleared, and that can be taken back', async () => {
    await openFilledEmployeeForm();
    const user = await reload();
    await press(user, 'Discard');
    expectEmpty();
    await press(user, 'Undo');
    expectFilled();
    await press(user, 'Discard');
    await fill({ Location: 'Oslo' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByText(/Restored what you had typed/)).toBeNull();
  });

  it('is gone with success', async () => {
    const user = await openFilledEmployeeForm();
    await press(user, 'Submit');
    await waitFor(() => expect(address()).toBe(paths.employeeList));
    await reload();
    expectEmpty();
  });
});
