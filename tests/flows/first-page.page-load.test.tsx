import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { brand } from '@/brand';
import { audiences } from '@/domain/audience';
import { limits } from '@/domain/limits';
import { errors, successes } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { accountOf, address, expiredTokenFor, loadApp, passedState, signedInAs, tokenFor } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { go, toHelp } from '../support/leaving.ts';
import { findToast, onlyToast, toasts } from '../support/toasts.ts';
import { answer, callsOf, hold, onlyCallOf } from '../support/wire.ts';

it('the first page of a visit does not steal the focus', async () => {
  await loadApp(paths.individualSignIn);
  const title = await screen.findByRole('heading', { name: 'Sign In' });
  await waitFor(() => expect(document.title).toBe(`Sign In - ${brand.name}`));
  expect(title).not.toHaveFocus();
});

it('a public page that stood here while another tab signed in leads past the sign-in', async () => {
  const [{ email }, token] = [await accountOf('individual'), await tokenFor('individual')];
  const user = await loadApp(paths.getStarted);
  localStorage.setItem('authToken', token);
  localStorage.setItem('email', email);
  await screen.findByRole('heading', { level: 1 });
  await user.click(document.querySelector(`main a[href="${paths.individualSignIn}"]`) ?? document.body);
  await waitFor(() => expect(address()).toBe(paths.dashboard));
});

it('the business dashboard greets with another name where one is set', async () => {
  vi.stubEnv('VITE_BUSINESS_GREETING_NAME', ' Jordan ');
  vi.resetModules();
  const { env } = await import('@/lib/env');
  expect(env.businessGreetingName).toBe('Jordan');
});

const greeting = /Your career goal matters\.\s*Let's develop a plan to get you there/;
const overlay = () => document.querySelector('[data-intro]');

// Every test is a new page load: the overlay greets once a session.
describe('the intro overlay', () => {
  beforeEach(() => signedInAs('individual'));

  it('leaves automatically after exactly 1.5 s', async () => {
    expect(limits.introOverlay).toBe(1500);
    // Only timers: promises, modules and React's frames keep running.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await loadApp(paths.dashboard);
    while (overlay() === null) await act(() => new Promise((resolve) => void setImmediate(resolve)));
    act(() => void vi.advanceTimersByTime(1499));
    expect(overlay()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(overlay()).toBeNull();
  });

  describe('that was in the frame before', () => {
    /** Loads the page so many milliseconds after the frame first painted the overlay. */
    async function loadAfter(ms: number): Promise<void> {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
      const painted = { name: 'first-contentful-paint', startTime: performance.now() } as PerformancePaintTiming;
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([painted]);
      const frame = document.body.appendChild(document.createElement('div'));
      frame.dataset['frame'] = '';
      const overlayOfFrame = frame.appendChild(document.createElement('i'));
      overlayOfFrame.id = 'static-intro';
      overlayOfFrame.dataset['intro'] = '';
      onTestFinished(() => frame.remove());
      vi.advanceTimersByTime(ms);
      await loadApp(paths.dashboard);
    }

    const card = () => document.querySelector('div[data-intro]');
    const nextTask = () => act(() => new Promise((resolve) => void setImmediate(resolve)));

    it('leaves 1.5 s after the first paint', async () => {
      await loadAfter(1000);
      while (card() === null) await nextTask();
      act(() => void vi.advanceTimersByTime(499));
      expect(card()).not.toBeNull();
      act(() => void vi.advanceTimersByTime(1));
      expect(card()).toBeNull();
    });

    it('does not come again where that was longer ago, nor on the next visit', async () => {
      const drawn = vi.fn<() => void>();
      new MutationObserver(() => {
        if (card() !== null) drawn();
      }).observe(document, { childList: true, subtree: true });
      await loadAfter(1500);
      while (document.querySelector('h1') === null) await nextTask();
      expect(document.querySelector('h1')).toHaveTextContent(/^Welcome/);
      expect(drawn).not.toHaveBeenCalled();
      vi.restoreAllMocks();
      await loadApp(paths.dashboard);
      while (document.querySelector('h1') === null) await nextTask();
      expect(drawn).not.toHaveBeenCalled();
    });
  });

  it('has the focus on its button, is no dialog, and greets once a session: not on a later visit or after a reload', async () => {
    const user = await loadApp(paths.help);
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    await go(user, 'Dashboard');
    const button = await screen.findByRole('button', { name: "Let's rock" });
    await waitFor(() => expect(button).toHaveFocus());
    expect(overlay()).toHaveTextContent(greeting);
    expect(overlay()?.closest('dialog, [role="dialog"]')).toBeNull();
    const title = screen.getByRole('heading', { level: 1 });
    const focus = vi.spyOn(title, 'focus');
    await user.click(button);
    expect(overlay()).toBeNull();
    expect(title).toHaveFocus();
    expect(focus.mock.calls, 'who has scrolled behind it stays there').toEqual([[{ preventScroll: true }]]);

    await toHelp(user);
    await go(user, 'Dashboard');
    await screen.findByRole('heading', { level: 1, name: /^Welcome/ });
    expect(overlay()).toBeNull();
    await loadApp(paths.dashboard);
    await screen.findByRole('heading', { level: 1, name: /^Welcome/ });
    expect(overlay()).toBeNull();

    await signedInAs('individual', `${await tokenFor('individual')}.later`);
    await loadApp(paths.dashboard);
    await screen.findByRole('button', { name: "Let's rock" });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(overlay()).toBeNull();
  });
});

// Every test is a new page load: automatic logout is tried once per load (docs/product.md 4.8).
describe.each(Object.values(audiences))('the stored token on load, $audience', (row) => {
  const { email, password } = demoAccounts[row.audience];
  const stored = () => ({ token: localStorage.getItem(row.tokenKey), email: localStorage.getItem('email') });

  it('valid: goes home with the email', async () => {
    await signedInAs(row.audience);
    await loadApp(row.signInPath);
    await waitFor(() => expect(address()).toBe(row.homePath));
    expect(passedState()).toEqual({ email });
    expect(callsOf('logout')).toEqual([]);
  });

  it('only the other audience signed in: shows the form', async () => {
    await signedInAs(row.other);
    await loadApp(row.signInPath);
    await screen.findByRole('heading', { name: 'Sign In' });
    expect(address()).toBe(row.signInPath);
    expect(callsOf('logout')).toEqual([]);
  });

  describe('expired', () => {
    let token = '';

    beforeEach(async () => {
      token = await expiredTokenFor(row.audience);
      await signedInAs(row.audience, token);
    });

    it('logs out once, with this token and with cookies, and keeps the form', async () => {
      answer('logout', () => HttpResponse.json({}));
      await loadApp(row.signInPath);
      const request = await onlyCallOf('logout');
      expect(request.headers.get('authorization')).toBe(`Bearer ${token}`);
      expect(request.credentials).toBe('include');
      await waitFor(() => expect(stored()).toEqual({ token: null, email: null }));
      expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
      expect(address()).toBe(row.signInPath);
      expect(toasts()).toEqual([]);
    });

    it('when logging out fails, says so, removes nothing, tries no more and keeps the form usable', async () => {
      answer('logout', () => HttpResponse.error());
      const user = await loadApp(row.signInPath);
      await onlyToast(errors.automaticLogoutFailed);
      expect(stored()).toEqual({ token, email });
      await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
      await user.click(await screen.findByRole('link', { name: 'Go Back' }));
      await fill({ Email: email, Password: password });
      await press(user, 'Sign In');
      await findToast(successes.login);
      expect(stored().token).not.toBe(token);
      expect(callsOf('logout')).toHaveLength(1);
    });

    it('leaves a sign-in alone that was faster than the answer', async () => {
      answer('logout', () => HttpResponse.json({}));
      const release = hold('logout');
      const user = await loadApp(row.signInPath);
      await fill({ Email: email, Password: password });
      await press(user, 'Sign In');
      await waitFor(() => expect(address()).toBe(row.homePath));
      release();
      await findToast(successes.login);
      expect(stored()).toEqual({ token: expect.any(String) as string, email });
    });
  });
});
