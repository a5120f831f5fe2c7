import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { readDraft, saveDraft } from '@/device/drafts';
import { errors } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { embeddedIssuer } from '@/domain/stored-keys';
import { store, storedValues } from '@/session/storage';

import { signToken } from '../../mock-api/tokens.ts';
import { accountOf, address, expiredTokenFor, openApp, passedState, signedInAs, tokenFor } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { findToast, onlyToast, toasts } from '../support/toasts.ts';

/** The address of a confirmation link. */
const link = (query: Record<string, string>) => `${paths.welcome}?${new URLSearchParams(query).toString()}`;

describe('welcome', () => {
  it('keeps a valid token of the link with its email, and takes both out of the address', async () => {
    const { email } = await accountOf('individual');
    const token = await tokenFor('individual');
    const steps = window.history.length;
    const user = openApp(link({ token, email }));
    expect(await screen.findByText(email)).toBeVisible();
    expect(storedValues().authToken).toBeNull();

    await press(user, 'Continue');
    await waitFor(() => expect(address()).toBe(paths.dashboard));
    expect(storedValues()).toMatchObject({ authToken: token, email });
    expect(passedState()).toEqual({ email });
    // Replaced, not added: Back must not lead to the token again.
    expect(window.history.length).toBe(steps);
    expect(toasts()).toEqual([]);
  });

  it.each([
    { what: 'an expired token', token: () => expiredTokenFor('individual') },
    { what: 'a token that is none', token: () => Promise.resolve('garbage') },
    { what: 'an empty token', token: () => Promise.resolve('') },
  ])('$what: says to sign in and goes there', async ({ token }) => {
    const user = openApp(link({ token: await token(), email: 'amara@northbay.example' }));
    await press(user, 'Continue');
    await onlyToast(errors.continueToSignIn);
    await waitFor(() => expect(address()).toBe(paths.individualSignIn));
    expect(storedValues()).toMatchObject({ authToken: null, email: null });
  });

  it('without a token anywhere: the same', async () => {
    const user = openApp(paths.welcome);
    await press(user, 'Continue');
    await onlyToast(errors.continueToSignIn);
    await waitFor(() => expect(address()).toBe(paths.individualSignIn));
  });

  it('a valid stored token will do, and its email goes along', async () => {
    const { email } = await signedInAs('individual');
    const user = openApp(paths.welcome);
    await press(user, 'Continue');
    await waitFor(() => expect(address()).toBe(paths.dashboard));
    expect(passedState()).toEqual({ email });
    expect(toasts()).toEqual([]);
  });

  it('a valid stored token will do also beside an expired one in the link', async () => {
    await signedInAs('individual');
    const { authToken } = storedValues();
    const user = openApp(link({ token: await expiredTokenFor('individual'), email: 'somebody@else.example' }));
    await press(user, 'Continue');
    await waitFor(() => expect(address()).toBe(paths.dashboard));
    expect(storedValues().authToken).toBe(authToken);
  });

  it('an expired stored token will not do', async () => {
    await signedInAs('individual', await expiredTokenFor('individual'));
    const user = openApp(paths.welcome);
    await press(user, 'Continue');
    // The sign-in page then tries to end the session, and may have its own message for that.
    await findToast(errors.continueToSignIn);
    await waitFor(() => expect(address()).toBe(paths.individualSignIn));
  });

  it("the token's own email wins over the one in the address", async () => {
    const { email } = await accountOf('individual');
    const user = openApp(link({ token: await tokenFor('individual'), email: 'victim@elsewhere.example' }));
    expect(await screen.findByText(email)).toBeVisible();
    expect(screen.queryByText(/victim/)).toBeNull();
    await press(user, 'Continue');
    await waitFor(() => expect(address()).toBe(paths.dashboard));
    expect(storedValues().email).toBe(email);
    expect(passedState()).toEqual({ email });
  });

  it('a link that names nobody is somebody unknown, who finds nothing of the one before', async () => {
    const sessions = ['user-a', 'user-b'].map((sub) => signToken({ sub, email: '', kind: 'individual' }));
    for (const token of sessions) {
      const user = openApp(link({ token }));
      await press(user, 'Continue');
      await waitFor(() => expect(address()).toBe(paths.dashboard));
      const { authToken, userId, notifications: _flag, ...others } = storedValues();
      expect(authToken).toBe(token);
      expect(userId).toBe(token === sessions[0] ? 'user-a' : 'user-b');
      expect(new Set(Object.values(others))).toEqual(new Set([null]));
      expect(readDraft('any form')).toEqual({});
      store({ profileImage: '/uploads/face.png', businessId: 'company', employeeId: 'employee' });
      saveDraft('any form', { goal: 'What only this one typed' });
      cleanup();
    }
  });

  it('a token of the embedded backend is none for a real one', async () => {
    const { id, email } = await accountOf('individual');
    const user = openApp(link({ token: signToken({ iss: embeddedIssuer, sub: id, email, kind: 'individual' }) }));
    await press(user, 'Continue');
    await onlyToast(errors.continueToSignIn);
    await waitFor(() => expect(address()).toBe(paths.individualSignIn));
    expect(storedValues().authToken).toBeNull();
  });

  it.each(['<script>alert(1)</script>@x.example', '123', '@', 'x'.repeat(5000)])(
    'shows any email as text: %.20s',
    async (email) => {
      openApp(link({ email }));
      expect(await screen.findByText(email)).toBeVisible();
      expect(document.querySelector('main script')).toBeNull();
    },
  );
});
