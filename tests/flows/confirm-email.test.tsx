import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { notices } from '@/domain/messages';

import { openApp } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { onlyToast } from '../support/toasts.ts';
import { allCalls } from '../support/wire.ts';

describe.each(Object.values(audiences))('confirm email, $audience', (row) => {
  it('shows the email that came with the navigation', async () => {
    openApp(row.confirmEmailPath, { email: 'nia@northbay.example' });
    expect(await screen.findByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    expect(screen.getByText('nia@northbay.example')).toBeVisible();
    expect(document.querySelector('header .lucide-mail-check')).not.toBeNull();
  });

  it.each([undefined, null, {}, { email: '' }, { email: 7 }])('does without one: %j', async (state) => {
    openApp(row.confirmEmailPath, state);
    await screen.findByRole('heading', { name: 'Confirm your email address' });
    expect(screen.getByText('Click the link we sent to your email address.')).toBeVisible();
  });

  it('shows an address full of markup as text', async () => {
    openApp(row.confirmEmailPath, { email: '<img src=x onerror=alert(1)>@x.example' });
    expect(await screen.findByText('<img src=x onerror=alert(1)>@x.example')).toBeVisible();
    expect(document.querySelector('[onerror]')).toBeNull();
  });

  it('says honestly that the mail cannot be sent again, once however often it is pressed', async () => {
    const user = openApp(row.confirmEmailPath);
    await press(user, 'Resend Confirmation mail');
    await press(user, 'Resend Confirmation mail');
    await onlyToast(notices.unavailable);
    expect(allCalls()).toEqual([]);
  });

  it('has a login link', async () => {
    openApp(row.confirmEmailPath);
    expect(await screen.findByRole('link', { name: 'login' })).toHaveAttribute('href', row.signInPath);
  });
});
