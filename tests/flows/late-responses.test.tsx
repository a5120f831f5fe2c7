import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { audiences } from '@/domain/audience';
import { errors, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { storedValues } from '@/session/storage';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { makeNotification } from '../../mock-api/factories.ts';
import { db } from '../../mock-api/node.ts';
import { address, openApp, signedInAs } from '../support/app.tsx';
import { refusal } from '../support/faults.ts';
import { fill, press } from '../support/form.ts';
import { aWhile, go, toHelp } from '../support/leaving.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { answer, callsOf, hold, onlyCallOf } from '../support/wire.ts';

/** Chooses a picture on the profile page and sends it. */
async function upload(user: UserEvent): Promise<void> {
  const head = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await user.upload(await screen.findByLabelText('Choose image'), new File([head], 'me.png', { type: 'image/png' }));
  await screen.findByText('me.png');
  await press(user, 'Upload');
}

describe('a picture that arrives after a newer one was sent', () => {
  const stored = (name: string) => HttpResponse.json({ filePath: `/uploads/${name}.png` }, { status: 201 });

  /** Sends two pictures, each from a visit of its own; the first arrives when it is let go. */
  async function uploadTwo(respondToSecond: () => Response): Promise<() => void> {
    let letGo: () => void = () => undefined;
    const first = new Promise<Response>((resolve) => {
      letGo = () => resolve(stored('first'));
    });
    answer('upload', respondToSecond);
    answer('upload', () => first, { once: true });
    await signedInAs('individual');
    const user = openApp(paths.profile);
    await upload(user);
    await onlyCallOf('upload');
    await toHelp(user);
    await go(user, 'Profile');
    await upload(user);
    return letGo;
  }

  it('does not take its place', async () => {
    const letGo = await uploadTwo(() => stored('second'));
    await onlyToast(successes.imageUploaded);
    letGo();
    await aWhile();
    expect(storedValues().profileImage).toBe('/uploads/second.png');
  });

  it('is kept when the newer one failed', async () => {
    const letGo = await uploadTwo(() => refusal(500).respond(201) as Response);
    await onlyToast(errors.uploadFailed);
    letGo();
    await waitFor(() => expect(storedValues().profileImage).toBe('/uploads/first.png'));
  });
});

describe('other requests under way when the page is left', () => {
  it('a picture that arrives is kept', async () => {
    const letGo = hold('upload');
    await signedInAs('individual');
    const user = openApp(paths.profile);
    await upload(user);
    await onlyCallOf('upload');
    await toHelp(user);
    letGo();
    await waitFor(() => expect(storedValues().profileImage).toMatch(/^\/uploads\//));
    expect(toasts()).toEqual([]);
  });

  it.each(Object.values(audiences))('a sign-in is not kept, $audience', async (row) => {
    const letGo = hold({ individual: 'login', business: 'businessLogin' }[row.audience] as 'login');
    const user = openApp(row.signInPath);
    const { email, password } = demoAccounts[row.audience];
    await fill({ Email: email, Password: password });
    await press(user, 'Sign In');
    await go(user, 'Create an account');
    await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
    letGo();
    await aWhile();
    expect(storedValues()[row.tokenKey]).toBeNull();
    expect(toasts()).toEqual([]);
    expect(address()).toBe(row.signUpPath);
  });

  it('a notification is still being marked as read for whoever comes back, who cannot send it again', async () => {
    const { id: ownerId } = await signedInAs('individual');
    db.tables.notifications = ['One', 'Two'].map((message) => makeNotification({ ownerId, message }));
    const letGo = hold('markNotificationAsRead');
    const user = openApp(paths.notifications);
    const button = () => screen.findByRole('button', { name: 'Mark as Read', description: 'Two' });
    await user.click(await button());
    await onlyCallOf('markNotificationAsRead');
    await toHelp(user);
    await go(user, 'Notifications');
    expect(await button()).toHaveAttribute('aria-busy', 'true');
    await user.click(await button());
    letGo();
    await waitFor(() => expect(screen.queryByText('Two')).toBeNull());
    await aWhile();
    expect(screen.getByRole('button', { name: 'Mark as Read', description: 'One' })).toHaveFocus();
    expect(callsOf('markNotificationAsRead')).toHaveLength(1);
  });

  it('a notification that could not be marked as read is free again for whoever came back', async () => {
    const { id: ownerId } = await signedInAs('individual');
    db.tables.notifications = [makeNotification({ ownerId, message: 'One' })];
    answer('markNotificationAsRead', () => refusal(500).respond(200));
    const letGo = hold('markNotificationAsRead');
    const user = openApp(paths.notifications);
    await press(user, 'Mark as Read');
    await onlyCallOf('markNotificationAsRead');
    await toHelp(user);
    await go(user, 'Notifications');
    const button = await screen.findByRole('button', { name: 'Mark as Read' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    letGo();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await user.click(button);
    await waitFor(() => expect(callsOf('markNotificationAsRead')).toHaveLength(2));
  });

  it.each(Object.values(audiences))('a registration that arrives takes its draft with it, $audience', async (row) => {
    const call = ({ individual: 'register', business: 'businessRegister' } as const)[row.audience];
    const letGo = hold(call);
    const user = openApp(row.signUpPath);
    await fill({ 'First Name': 'Nia', [row.lastNameLabel]: 'Obi', Email: 'nia@northbay.example' });
    await fill({ Password: 'pass phrase', 'Confirm Password': 'pass phrase' });
    await press(user, 'Sign Up');
    await onlyCallOf(call);
    await go(user, 'Sign in');
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    expect(sessionStorage.getItem('visitorDraft')).toContain('nia@');
    letGo();
    await waitFor(() => expect(sessionStorage.getItem('visitorDraft')).toBeNull());
    expect(toasts()).toEqual([]);
  });

  it('so does a reset link that was asked for', async () => {
    const letGo = hold('requestPasswordReset');
    const user = openApp(paths.forgotPassword);
    await fill({ Email: 'nia@northbay.example' });
    await press(user, 'Reset Link');
    await onlyCallOf('requestPasswordReset');
    await go(user, 'Go Back');
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    expect(sessionStorage.getItem('visitorDraft')).toContain('nia@');
    letGo();
    await waitFor(() => expect(sessionStorage.getItem('visitorDraft')).toBeNull());
  });

  it('a notification that is marked as read leaves the list, and the dot goes out', async () => {
    const { id: ownerId } = await signedInAs('individual');
    db.tables.notifications = [makeNotification({ ownerId, message: 'One' })];
    const letGo = hold('markNotificationAsRead');
    const user = openApp(paths.notifications);
    await press(user, 'Mark as Read');
    await onlyCallOf('markNotificationAsRead');
    await waitFor(() => expect(storedValues().notifications).toBe('true'));
    await toHelp(user);
    letGo();
    await waitFor(() => expect(storedValues().notifications).toBe('false'));
  });
});
