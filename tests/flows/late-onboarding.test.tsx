import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { address } from '../support/app.tsx';
import { openFilledCompanyForm } from '../support/company.ts';
import { openFilledEmployeeForm, secrets } from '../support/employee-form.ts';
import { refusal } from '../support/faults.ts';
import { fill, press } from '../support/form.ts';
import { aWhile, go, somebodyElseSignsIn } from '../support/leaving.ts';
import { toasts } from '../support/toasts.ts';
import { answer, callsOf, onlyCallOf } from '../support/wire.ts';

const onboardings = [
  {
    what: 'a person',
    call: 'createEmployee',
    open: openFilledEmployeeForm,
    asks: 'This person is being submitted.',
    menu: 'Employee Onboarding',
    first: 'First Name',
    key: 'employeeId',
    home: paths.employeeOnboarding,
    arrival: paths.employeeList,
  },
  {
    what: 'a company',
    call: 'createCompany',
    open: openFilledCompanyForm,
    asks: 'The company is being submitted.',
    menu: 'Company',
    first: 'Name',
    key: 'businessId',
    home: paths.companyOnboarding,
    arrival: '/business/company-profile/',
  },
] as const;

describe.each(onboardings)('onboarding $what under way', ({ call, open, asks, menu, first, key, home, arrival }) => {
  async function leave(status: 201 | 500 = 201) {
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    answer(call, async () => {
      await gate;
      return status === 500 ? refusal(500).respond(201) : undefined;
    });
    const user = await open();
    await press(user, 'Submit');
    await onlyCallOf(call);
    await go(user, 'Help');
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toHaveTextContent(asks);
    await press(user, 'Leave');
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    return { user, letGo };
  }

  const drafts = () => sessionStorage.getItem('draft') ?? '';

  it('goes on after leaving: its id is stored and the draft is gone, without a word', async () => {
    const { letGo } = await leave();
    expect(storedValues()[key]).toBeNull();
    expect(drafts()).not.toBe('');
    letGo();
    await waitFor(() => expect(storedValues()[key]).not.toBeNull());
    await aWhile();
    expect(drafts()).toBe('');
    expect(toasts()).toEqual([]);
    expect(address()).toBe(paths.help);
  });

  it('keeps the draft when it fails', async () => {
    const { user, letGo } = await leave(500);
    letGo();
    await aWhile();
    await go(user, menu);
    expect(await screen.findByLabelText(first)).not.toHaveValue('');
  });

  it('cannot be sent twice by whoever comes back, and then goes on from there', async () => {
    const { user, letGo } = await leave();
    await go(user, menu);
    expect(await screen.findByLabelText(first)).not.toHaveValue('');
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
    await press(user, 'Submit');
    letGo();
    await waitFor(() => expect(address()).toContain(arrival));
    expect(callsOf(call)).toHaveLength(1);
    expect(toasts()).toHaveLength(1);
    expect(drafts()).toBe('');
  });

  it('loses nothing of what was typed next by whoever came back', async () => {
    const { user, letGo } = await leave();
    await go(user, menu);
    await screen.findByLabelText(first);
    await press(user, 'Discard');
    await fill({ [first]: 'Somebody next' });
    letGo();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await aWhile();
    expect(address()).toBe(home);
    expect(screen.getByLabelText(first)).toHaveValue('Somebody next');
    expect(drafts()).toContain('Somebody next');
    expect(screen.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-busy');
    await go(user, 'Help');
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).not.toHaveTextContent(asks);
  });

  it('keeps what was typed next also of whoever has left once more', async () => {
    const { user, letGo } = await leave();
    await go(user, menu);
    await screen.findByLabelText(first);
    await press(user, 'Discard');
    await fill({ [first]: 'Somebody next' });
    await go(user, 'Help');
    await press(user, 'Leave');
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    letGo();
    await waitFor(() => expect(storedValues()[key]).not.toBeNull());
    await aWhile();
    expect(drafts()).toContain('Somebody next');
    expect(address()).toBe(paths.help);
  });

  it('writes nothing into what belongs to somebody who signed in meanwhile', async () => {
    const { letGo } = await leave();
    await somebodyElseSignsIn('business');
    letGo();
    await aWhile();
    expect(storedValues()[key]).toBeNull();
    expect(toasts()).toEqual([]);
    for (const secret of secrets) expect(document.body).not.toHaveTextContent(secret);
  });
});
