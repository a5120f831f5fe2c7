import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { audiences, type AudienceRow } from '@/domain/audience';
import { industries } from '@/domain/industries';
import { errors, notices, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { openApp, signedInAs } from '../support/app.tsx';
import { refusal } from '../support/faults.ts';
import { fill, press } from '../support/form.ts';
import { textsOf } from '../support/texts.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { allCalls, answer, callsOf, onlyCallOf, payloadOf } from '../support/wire.ts';

const required = ['First Name', 'Last Name', 'Email', 'Mobile number', 'Company', 'Location'];

const typed = {
  'First Name': 'Amara',
  'Last Name': 'Osei',
  Email: 'amara@northbay.example',
  'Mobile number': '4155550134',
  Company: 'Northbay Health',
  Location: 'Lisbon, Portugal',
};

async function openProfile(row: AudienceRow = audiences.individual): Promise<UserEvent> {
  await signedInAs(row.audience);
  const user = openApp(paths.profile);
  // The field that knows countries has come.
  await screen.findByLabelText(/country/i);
  return user;
}

/** Nothing but reading may leave this page. */
const sentCalls = () => allCalls().filter((call) => !call.startsWith('GET'));

describe.each(Object.values(audiences))('the profile, $audience', (row) => {
  it('is complete, and Update says honestly that it is not available', async () => {
    const user = await openProfile(row);
    expect(screen.getByRole('heading', { level: 1, name: 'Your information' })).toBeVisible();
    await fill(typed);
    await user.selectOptions(screen.getByLabelText('Industry'), 'Healthcare');
    await press(user, 'Update');
    await onlyToast(notices.unavailable);
    expect(sentCalls()).toEqual([]);
    for (const label of required) expect(screen.getByLabelText(label)).not.toBeInvalid();
  });

  it('offers the reset link of the account beside the passwords, and says when none could be asked for', async () => {
    const user = await openProfile(row);
    const name = row.appendsErrorText ? 'businessRequestPasswordReset' : 'requestPasswordReset';
    answer(name, () => refusal(500).respond(200), { once: true });
    await press(user, 'Reset Link');
    await onlyToast(errors.forgotPasswordFailed);
    const account = row.appendsErrorText ? 'people@northbay.example' : 'amara@northbay.example';
    expect(await payloadOf(await onlyCallOf(name))).toEqual({ email: account });
    await press(user, 'Reset Link');
    await waitFor(() => expect(toasts()).toContain(successes.resetLinkSent));
    expect(callsOf(name)).toHaveLength(2);
  });
});

describe('the profile', () => {
  it('asks for what is missing, by each field, and gives the first one the focus: at last an industry of one\u2019s own', async () => {
    const user = await openProfile();
    await press(user, 'Update');
    await onlyToast(errors.allFieldsRequired);
    expect(screen.getByLabelText('First Name')).toHaveFocus();
    for (const label of required.filter((each) => each !== 'Email')) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(notices.fillIn);
    }
    const select = screen.getByLabelText('Industry');
    expect(select).toBeInvalid();
    expect(screen.getByLabelText('Current Password')).not.toBeInvalid();

    await fill(typed);
    await press(user, 'Update');
    await onlyToast(errors.allFieldsRequired);
    expect(select).toHaveFocus();
    expect(industries).toHaveLength(30);
    expect(textsOf(within(select).getAllByRole('option')).slice(1)).toEqual([...industries, 'Other']);
    expect(screen.queryByLabelText('Your industry')).toBeNull();

    await user.selectOptions(select, 'Other');
    const own = await screen.findByLabelText('Your industry');
    await press(user, 'Update');
    expect(own).toHaveFocus();
    await fill({ 'Your industry': 'Primary care clinics' });
    await press(user, 'Update');
    await waitFor(() => expect(toasts()).toContain(notices.unavailable));
  });

  it('starts with the United States, and follows a number of another country', async () => {
    const user = await openProfile();
    expect(screen.getByLabelText(/country/i)).toHaveValue('US');
    await user.type(screen.getByLabelText('Mobile number'), '4155550134');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('(415) 555-0134');
    await user.clear(screen.getByLabelText('Mobile number'));
    await user.type(screen.getByLabelText('Mobile number'), '+351912345678');
    expect(screen.getByLabelText(/country/i)).toHaveValue('PT');
    const flag = document.querySelector('img[src*="country-flag-icons/"]');
    expect(flag).toHaveAttribute('src', '/node_modules/country-flag-icons/3x2/PT.svg');
  });

  it.each([
    { typed: '+49 30 123456', country: 'DE', number: '+4930123456' },
    { typed: '+351 912 345 678', country: 'PT', number: '+351912345678' },
    { typed: '+44 20 7946 0018', country: 'GB', number: '+442079460018' },
    { typed: '+1 415 555 0134', country: 'US', number: '+14155550134' },
    { typed: '+ 33 1 42 68 53 00', country: 'FR', number: '+33142685300' },
  ])('keeps $typed with its blanks, typed key by key', async ({ typed: text, country, number }) => {
    const user = await openProfile();
    const field = screen.getByLabelText('Mobile number');
    await user.type(field, text);
    expect(screen.getByLabelText(/country/i)).toHaveValue(country);
    expect(document.querySelector('[name="mobile-international"]')).toHaveValue(number);
    expect((field as HTMLInputElement).value.replace(/\D/g, '')).toBe(number.slice(1));
  });

  it('takes 15 digits with the code of the country and refuses 16, at once and at Update', async () => {
    const tooLong = "At most 15 digits with the country's code.";
    const user = await openProfile();
    const field = screen.getByLabelText('Mobile number');
    await user.type(field, '20155501234567');
    expect(field).not.toBeInvalid();
    // The code of another country is counted as soon as that is chosen.
    await user.selectOptions(screen.getByLabelText(/country/i), 'PT');
    expect(field).toHaveAccessibleDescription(tooLong);
    await user.selectOptions(screen.getByLabelText(/country/i), 'US');
    expect(field).not.toBeInvalid();
    await user.type(field, '8');
    expect(document.querySelector('[name="mobile-international"]')).toHaveValue('+1201555012345678');
    expect(field).toHaveAccessibleDescription(tooLong);
    expect(field).toBeInvalid();

    const { 'Mobile number': _, ...others } = typed;
    await fill(others);
    await user.selectOptions(screen.getByLabelText('Industry'), 'Legal');
    await press(user, 'Update');
    await onlyToast(tooLong);
    expect(field).toHaveFocus();
  });

  it('wants all three passwords or none, and the new one twice, which can be shown', async () => {
    const user = await openProfile();
    await fill(typed);
    await user.selectOptions(screen.getByLabelText('Industry'), 'Legal');
    await fill({ 'New Password': ' new one ' });
    expect(screen.getByLabelText('New Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getAllByRole('button', { name: 'Show characters' })[1] ?? document.body);
    expect(screen.getByLabelText('New Password')).toHaveAttribute('type', 'text');
    await press(user, 'Update');
    await onlyToast(errors.allFieldsRequired);
    expect(screen.getByLabelText('Current Password')).toHaveFocus();

    await fill({ 'Current Password': 'old', 'Confirm Password': ' another ' });
    await press(user, 'Update');
    await waitFor(() => expect(toasts()).toContain(errors.passwordsDoNotMatch));
    expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription(errors.passwordsDoNotMatch);

    await fill({ 'Confirm Password': ' new one ' });
    await press(user, 'Update');
    await waitFor(() => expect(toasts()).toContain(notices.unavailable));
    expect(sentCalls()).toEqual([]);
  });
});
