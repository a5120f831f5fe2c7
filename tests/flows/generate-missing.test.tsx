import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { notices } from '@/domain/messages';

import { refusal } from '../support/faults.ts';
import { fill } from '../support/form.ts';
import { ada, bo, choose, dialog, employeeField, generateButton, openDialog } from '../support/overview.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { answer, callsOf, hold, onlyCallOf, payloadOf } from '../support/wire.ts';

const company = { industry: 'Technology', currentYearGoals: 'Sign 60 clinics', longTermObjectives: 'Four countries' };
const found = { role: ada.jobTitle, goal: company.currentYearGoals, industry: company.industry };

describe('what is missing', () => {
  it('needs an employee, says so at the field, and sends nothing', async () => {
    const user = await openDialog({ company });
    await fill({ 'Additional prompt': 'Kept' });
    await waitFor(() => expect(employeeField()).toHaveAttribute('placeholder', 'Choose an employee'));
    await user.click(generateButton());
    await onlyToast(notices.chooseEmployee);
    expect(employeeField()).toBeInvalid();
    expect(employeeField()).toHaveAccessibleDescription(notices.chooseEmployee);
    expect(employeeField()).toHaveFocus();
    expect(dialog().getByLabelText('Additional prompt')).toHaveValue('Kept');
    expect(callsOf('createOkr')).toEqual([]);
    await choose(user, 'ada');
    expect(employeeField()).not.toBeInvalid();
  });

  it.each(['no company is stored', 'its call fails', 'it says nothing'])(
    'is asked for where %s: goal and industry',
    async (why) => {
      if (why === 'its call fails') answer('company', () => refusal(500).respond(200));
      const blank = { industry: '', currentYearGoals: '', longTermObjectives: '' };
      const user = await openDialog({
        company: why === 'no company is stored' ? null : why === 'it says nothing' ? blank : company,
      });
      await choose(user, 'ada');
      const goal = await screen.findByLabelText('Your Company Strategic Goal');
      await user.click(generateButton());
      await onlyToast(notices.goalNeeds);
      await waitFor(() => expect(goal).toHaveFocus());
      expect(goal).toHaveAccessibleDescription(notices.fillIn);
      expect(callsOf('createOkr')).toEqual([]);

      const industry = screen.getByLabelText('Your Industry');
      await fill({ 'Your Company Strategic Goal': 'Grow', 'Your Industry': 'Retail' });
      expect(industry).not.toBeInvalid();
      // After a refusal it is said at once.
      await user.clear(industry);
      expect(industry).toHaveAccessibleDescription(notices.fillIn);
      await fill({ 'Your Industry': 'Retail' });
      // A prompt is a goal: the field for one goes, and its text is kept.
      await fill({ 'Additional prompt': 'Fewer clicks' });
      expect(screen.queryByLabelText('Your Company Strategic Goal')).toBeNull();
      await user.clear(dialog().getByLabelText('Additional prompt'));
      expect(screen.getByLabelText('Your Company Strategic Goal')).toHaveValue('Grow');
      await user.click(generateButton());
      expect(await payloadOf(await onlyCallOf('createOkr'))).toEqual({
        role: ada.jobTitle,
        goal: 'Grow',
        industry: 'Retail',
      });
    },
  );

  it.each(['the record has none', 'it cannot be read'])(
    'a role is asked for where %s, of each by itself',
    async (why) => {
      if (why !== 'the record has none') answer('employeeDetails', () => refusal(500).respond(200));
      const employees = [ada, bo].map((person) => ({ ...person, jobTitle: '' }));
      const user = await openDialog({ company, employees });
      await choose(user, 'bo');
      await fill({ Role: 'Designer' });
      await choose(user, 'ada');
      await waitFor(() => expect(screen.getByLabelText('Role')).toHaveValue(''));
      await fill({ Role: 'Sales Lead' });
      await user.click(generateButton());
      expect(await payloadOf(await onlyCallOf('createOkr'))).toEqual({ ...found, role: 'Sales Lead' });
      await onlyToast('OKRs generated! Please check your pocket.');
    },
  );

  it.each(['nobody is there', 'the list fails'])('a role stands for the employee where %s', async (why) => {
    if (why === 'the list fails') answer('listEmployees', () => HttpResponse.json('no', { status: 200 }));
    const user = await openDialog({ company, employees: [] });
    await fill({ Role: 'Sales Lead' });
    await user.click(generateButton());
    expect(await payloadOf(await onlyCallOf('createOkr'))).toEqual({ ...found, role: 'Sales Lead' });
    expect(toasts().filter((text) => text.startsWith('Error'))).toEqual([]);
  });

  it('asks for no employee any longer once the list has failed, which can be asked for again from the dialog', async () => {
    let fails = true;
    answer('listEmployees', () => (fails ? refusal(503).respond(200) : undefined));
    const letGo = hold('listEmployees');
    const user = await openDialog({ company });
    await user.click(generateButton());
    await waitFor(() => expect(employeeField()).toHaveAccessibleDescription(notices.chooseEmployee));
    letGo();
    const hint = 'We could not load your employees. You can name a role instead.';
    await waitFor(() => expect(employeeField()).toHaveAccessibleDescription(hint));
    expect(employeeField()).not.toBeInvalid();
    fails = false;
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    await choose(user, 'ada');
    expect(employeeField()).toHaveValue('Ada Berg');
    expect(toasts().filter((text) => text.startsWith('Error'))).toEqual([]);
  });
});
