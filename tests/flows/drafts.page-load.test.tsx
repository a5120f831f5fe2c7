import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { Audience } from '@/domain/audience';
import { paths } from '@/domain/paths';

import { address, loadApp, pageReady, signedInAs } from '../support/app.tsx';
import { typedEmployee } from '../support/forms.ts';
import { generateTitle } from '../support/goal-texts.ts';
import { dialog } from '../support/overview.ts';
import { fieldOf, fill, press } from '../support/steps.ts';

const goalLabel = 'Your Company Strategic Goal';
const restored = /We restored your unsaved entries/;

/**
 * The page as after a reload in the same tab: every module starts again. The first page loads the same way, or its lazy
 * parts would belong to other modules.
 */
async function reload() {
  cleanup();
  document.body.replaceChildren();
  const user = await loadApp(address());
  await pageReady();
  return user;
}

const kept = () => Object.values(sessionStorage).join(' ');

/** A form that is rendered with its page: where, whose, typed values, and those that may not be stored. */
const forms: {
  path: string;
  audience?: Audience;
  values: Record<string, string>;
  /** The other selects of the form. */
  choices?: readonly string[];
  secrets?: Record<string, string>;
}[] = [
  {
    path: paths.dashboard,
    audience: 'individual',
    values: { Role: 'Head of People', [goalLabel]: 'Grow\n"fast"', 'Your Industry': 'Retail' },
  },
  {
    path: paths.profile,
    audience: 'individual',
    values: { 'First Name': 'Amara', Email: 'amara.o@northbay.example', 'Mobile number': '(415) 555-0134' },
    secrets: { 'Current Password': 'my secret 1', 'New Password': 'my secret 2' },
  },
  {
    path: paths.companyOnboarding,
    audience: 'business',
    values: { Name: 'North Bay', 'Market Position': 'Third' },
    choices: ['Early stage'],
  },
  { path: paths.employeeOnboarding, audience: 'business', values: typedEmployee, choices: ['Female'] },
  { path: paths.individualSignIn, values: { Email: 'someone@northbay.example' }, secrets: { Password: 'my secret 1' } },
  {
    path: paths.individualSignUp,
    values: { 'First Name': 'Nia', 'Last name': 'Obi', Email: 'nia@northbay.example' },
    secrets: { Password: 'my secret 1', 'Confirm Password': 'my secret 2' },
  },
  { path: paths.landing, values: { Email: 'someone@northbay.example' } },
  { path: paths.forgotPassword, values: { Email: 'someone@northbay.example' } },
];

it.each(forms)(
  'what is typed in the form of $path: is there again after a reload, and no password is; inside, that is said, it can be emptied and taken back',
  async ({ path, audience, values, choices = [], secrets = {} }) => {
    if (audience) await signedInAs(audience);
    await loadApp(path);
    for (const name of choices) fireEvent.click(await screen.findByRole('radio', { name }));
    await fill({ ...values, ...secrets });
    expect(screen.queryByText(restored)).toBeNull();
    for (const secret of Object.values(secrets)) expect(kept()).not.toContain(secret);
    const user = await reload();
    for (const [label, text] of Object.entries(values)) {
      await waitFor(() => expect(fieldOf(label)).toHaveDisplayValue(text));
    }
    for (const name of choices) expect(screen.getByRole('radio', { name })).toBeChecked();
    expect(JSON.stringify(window.history.state)).not.toContain(Object.values(values)[0]);
    for (const label of Object.keys(secrets)) expect(screen.getByLabelText(label)).toHaveValue('');
    expect(Object.values(localStorage).join(' ')).not.toContain(Object.values(values)[0]);
    if (audience === undefined) return;

    expect(await screen.findByText(restored)).toBeVisible();
    await press(user, 'Discard');
    const [label = '', text = ''] = Object.entries(values)[0] ?? [];
    expect(kept()).not.toContain(text);
    expect(fieldOf(label)).toHaveDisplayValue('');
    await press(user, 'Undo');
    expect(fieldOf(label)).toHaveDisplayValue(text);
    expect(kept()).toContain(text);
    await press(user, 'Discard');
    await fill({ [label]: 'Something else' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Undo|Discard/ })).toBeNull());
    await waitFor(() => expect(kept()).toContain('Something else'));
  },
);

it('a draft of the dialog that drafts for an employee is there after a reload, until it is sent', async () => {
  await signedInAs('business');
  const user = await loadApp(paths.businessDashboard);
  await press(user, generateTitle);
  await fill({ 'Additional prompt': 'Twice as fast' });
  await waitFor(() => expect(kept()).toContain('Twice as fast'));
  const again = await reload();
  await press(again, generateTitle);
  await screen.findByRole('dialog');
  expect(dialog().getByLabelText('Additional prompt')).toHaveValue('Twice as fast');
  expect(dialog().getByText(restored)).toBeVisible();
  await again.click(dialog().getByRole('button', { name: 'Discard' }));
  expect(dialog().getByLabelText('Additional prompt')).toHaveValue('');
  expect(kept()).not.toContain('Twice as fast');
});
