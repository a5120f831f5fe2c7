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

const withToken = (token: string | null) => (token === null ? {} : { token });

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
    { what: 'no token anywhere', token: () => Promise.resolve(null) },
    {
      what: 'a token of the embedded backend',
      token: async () => {
        const { id: sub, email } = await accountOf('individual');
        return signToken({ iss: embeddedIssuer, sub, email, kind: 'individual' });
      },
    },
  ])('$what: says to sign in and goes there', async ({ token }) => {
    const user = openApp(link({ ...withToken(await token()), email: 'amara@northbay.example' }));
    await press(user, 'Continue');
    await onlyToast(errors.continueToSignIn);
    await waitFor(() => expect(address()).toBe(paths.individualSignIn));
    expect(storedValues()).toMatchObject({ authToken: null, email: null });
  });

  it.each(['no token', 'an expired one'])(
    'a valid stored token will do beside %s in the link, and its email goes along',
    async (what) => {
      const { email } = await signedInAs('individual');
      const { authToken } = storedValues();
      const expired = { token: await expiredTokenFor('individual'), email: 'somebody@else.example' };
      const user = openApp(what === 'no token' ? paths.welcome : link(expired));
      await press(user, 'Continue');
      await waitFor(() => expect(address()).toBe(paths.dashboard));
      expect(passedState()).toEqual({ email });
      expect(storedValues()).toMatchObject({ authToken, email });
      expect(toasts()).toEqual([]);
    },
  );

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
});
