import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { type AudienceRow, audiences } from '@/domain/audience';
import { industries } from '@/domain/industries';
import { errors, notices, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { imageUrl } from '@/lib/image-url';
import { storedValues } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { openApp, signedInAs } from '../support/app.tsx';
import { refusal } from '../support/faults.ts';
import { choosePicture, chooser, openProfile, picture, portrait } from '../support/forms.ts';
import { fill, onlyToast, press, textsOf, toasts } from '../support/steps.ts';
import { allCalls, answer, callsOf, hold, onlyCallOf, payloadOf } from '../support/wire.ts';

const required = ['First Name', 'Last Name', 'Email', 'Mobile number', 'Company', 'Location'];

const typed = {
  'First Name': 'Amara',
  'Last Name': 'Osei',
  Email: 'amara@northbay.example',
  'Mobile number': '4155550134',
  Company: 'Northbay Health',
  Location: 'Lisbon, Portugal',
};

async function openForm(row: AudienceRow = audiences.individual): Promise<UserEvent> {
  await signedInAs(row.audience);
  const user = openApp(paths.profile);
  // The field with countries has loaded.
  await screen.findByLabelText(/country/i);
  return user;
}

/** This page must send nothing but reads. */
const sentCalls = () => allCalls().filter((call) => !call.startsWith('GET'));

describe.each(Object.values(audiences))('the profile, $audience', (row) => {
  it('is complete, and Update says honestly that it is not available', async () => {
    const user = await openForm(row);
    expect(screen.getByRole('heading', { level: 1, name: 'Your information' })).toBeVisible();
    await fill(typed);
    await user.selectOptions(screen.getByLabelText('Industry'), 'Healthcare');
    await press(user, 'Update');
    await onlyToast(notices.unavailable);
    expect(sentCalls()).toEqual([]);
    for (const label of required) expect(screen.getByLabelText(label)).not.toBeInvalid();
  });

  it('offers the reset link of the account beside the passwords, and says when none could be asked for', async () => {
    const user = await openForm(row);
    const name = row.appendsErrorText ? 'businessRequestPasswordReset' : 'requestPasswordReset';
    answer(name, () => refusal(500).respond(200), { once: true });
    await press(user, 'Reset Link');
    await onlyToast(errors.forgotPasswordFailed);
    expect(await payloadOf(await onlyCallOf(name))).toEqual({ email: demoAccounts[row.audience].email });
    await press(user, 'Reset Link');
    await waitFor(() => expect(toasts()).toContain(successes.resetLinkSent));
    expect(callsOf(name)).toHaveLength(2);
  });
});

describe('the profile', () => {
  it('asks for what is missing, by each field, and gives the first one the focus: at last an industry of one\u2019s own', async () => {
    const user = await openForm();
    await press(user, 'Update');
    await onlyToast(errors.allFieldsRequired);
    expect(screen.getByLabelText('First Name')).toHaveFocus();
    for (const label of required.filter((each) => each !== 'Email')) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(notices.required);
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
    const user = await openForm();
    expect(screen.getByLabelText(/country/i)).toHaveValue('US');
    await user.type(screen.getByLabelText('Mobile number'), '4155550134');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('(415) 555-0134');
    for (const [number, country] of [
      ['+351912345678', 'PT'],
      ['0049 30 123456', 'DE'],
      ['011 49 30 123456', 'DE'],
    ] as const) {
      await user.clear(screen.getByLabelText('Mobile number'));
      await user.type(screen.getByLabelText('Mobile number'), number);
      expect(screen.getByLabelText(/country/i), number).toHaveValue(country);
    }
    expect(document.querySelector('[name="mobile-international"]')).toHaveValue('+4930123456');
  });

  it('takes 15 digits with the code of the country and refuses 16, at once and at Update', async () => {
    const tooLong = 'At most 15 digits, including country code.';
    const user = await openForm();
    const field = screen.getByLabelText('Mobile number');
    await user.type(field, '20155501234567');
    expect(field).not.toBeInvalid();
    // A newly chosen country's code counts at once.
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

  it('asks for a number without its extension, and keeps what was typed until then', async () => {
    const user = await openForm();
    const field = screen.getByLabelText<HTMLInputElement>('Mobile number');
    for (const number of [
      '480 555 1234 ext. 12',
      '(480) 555-1234 x12',
      '+49 30 1234567 Durchwahl 12',
      '+1 480 555 1234,12',
    ]) {
      await user.clear(field);
      await user.paste(number);
      expect(field, number).toHaveAccessibleDescription('Enter the number without its extension.');
    }
    await user.clear(field);
    await user.type(field, '480 555 1234 ext. 12');
    expect(field).toHaveAccessibleDescription('Enter the number without its extension.');
    expect(field.value).toMatch(/12$/);
    await user.type(field, '{Backspace}{Backspace}');
    expect(field).not.toBeInvalid();
  });

  it('wants all three passwords or none, and the new one twice, which can be shown', async () => {
    const user = await openForm();
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

// submissions.test.tsx tests failures and repeated presses.
it.each(Object.values(audiences))(
  'the picture, $audience: is shown before it is sent, then kept, and stands in header and popup at once',
  async (row) => {
    const release = hold('upload');
    const user = await openProfile(row);
    await choosePicture(user);
    expect(screen.getByText('me.png')).toBeVisible();
    expect(callsOf('upload')).toEqual([]);

    await press(user, 'Upload');
    await onlyCallOf('upload');
    release();
    await onlyToast(successes.imageUploaded);

    const path = storedValues()[row.imageKey];
    expect(path).toMatch(/^\/uploads\//);
    expect(storedValues()[audiences[row.other].imageKey]).toBeNull();
    const src = imageUrl(path);
    expect(portrait()).toHaveAttribute('src', src);
    const opener = screen.getByRole('button', { name: 'Profile menu' });
    expect(opener.querySelector('img')).toHaveAttribute('src', src);
    await user.click(opener);
    await waitFor(() => expect(document.querySelectorAll(`img[src="${src ?? ''}"]`)).toHaveLength(3));
  },
);

describe('the picture', () => {
  const row = audiences.individual;

  /** Chooses a picture and uploads it; the backend stores it under this address. */
  async function upload(filePath: string) {
    answer('upload', () => HttpResponse.json({ filePath }, { status: 201 }), { once: true });
    const user = await openProfile(row);
    await choosePicture(user);
    await press(user, 'Upload');
    await onlyToast(successes.imageUploaded);
    return user;
  }

  it('must be chosen first, among pictures only', async () => {
    const user = await openProfile(row);
    expect(chooser()).toHaveAttribute('accept', 'image/*');
    await press(user, 'Upload');
    await onlyToast(errors.selectImageFirst);
    expect(chooser()).toHaveAccessibleDescription(errors.selectImageFirst);
    expect(callsOf('upload')).toEqual([]);
  });

  it('is refused in place where it is no picture', async () => {
    const file = new File(['<!doctype html>'], 'me.png', { type: 'image/png' });
    const user = await openProfile(row);
    await choosePicture(user, picture('kept.png'));
    const preview = portrait()?.getAttribute('src');
    await user.upload(chooser(), file);
    await waitFor(() => expect(chooser()).toHaveAccessibleDescription(/can.t show this file/));
    expect(chooser()).toBeInvalid();
    expect(portrait()).toHaveAttribute('src', preview);
    expect(toasts()).toEqual([]);
    expect(callsOf('upload')).toEqual([]);
  });

  it('that lies elsewhere is uploaded and stored, and not shown', async () => {
    const filePath = 'https://cdn.example/me.png';
    const user = await upload(filePath);
    expect(storedValues()[row.imageKey]).toBe(filePath);
    expect(portrait()).toBeNull();
    expect(screen.getByRole('button', { name: 'Profile menu' }).querySelector('img')).toBeNull();

    // A picture from an origin in the settings.
    const shown = 'https://pictures.example/me.png';
    answer('upload', () => HttpResponse.json({ filePath: shown }, { status: 201 }), { once: true });
    await choosePicture(user);
    await press(user, 'Upload');
    await waitFor(() => expect(portrait()).toHaveAttribute('src', shown));
  });

  it('falls back to initials for an address that is no picture, or one that cannot be drawn', async () => {
    const user = await upload('javascript:alert(1)');
    expect(portrait()).toBeNull();
    expect(within(screen.getByRole('banner')).queryByRole('img')).toBeNull();
    await choosePicture(user);
    fireEvent.error(portrait() ?? document.body);
    expect(portrait()).toBeNull();
  });
});
