import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { brand } from '@/brand';
import { saveDraft } from '@/device/drafts';
import { audiences } from '@/domain/audience';
import { limits } from '@/domain/limits';
import { successes } from '@/domain/messages';
import { paths } from '@/domain/paths';
import { partMissing } from '@/ui/lazy';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import {
  accountOf,
  address,
  expiredTokenFor,
  goBack,
  loadApp,
  pageReady,
  passedState,
  signedInAs,
  tokenFor,
} from '../support/app.tsx';
import { onboardings } from '../support/forms.ts';
import { generateTitle } from '../support/goal-texts.ts';
import { aWhile, fill, findToast, go, press, signInWith, toasts, toHelp } from '../support/steps.ts';
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

    it('leaves a sign-in alone that was faster than the answer', async () => {
      answer('logout', () => HttpResponse.json({}));
      const release = hold('logout');
      const user = await loadApp(row.signInPath);
      await signInWith(user, { email, password });
      await waitFor(() => expect(address()).toBe(row.homePath));
      release();
      await findToast(successes.login);
      expect(stored()).toEqual({ token: expect.any(String) as string, email });
    });
  });
});

let arrive = (): void => undefined;

const slow = {
  help: '@/features/help/help-page',
  signUp: '@/features/auth/sign-up-page',
} as const;

/** The code of this page loads only when `arrive` is called. */
async function slowDown(module: string): Promise<void> {
  // Vitest forgets mocks if an import of the previous test is still pending.
  await vi.dynamicImportSettled();
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.doMock(module, async (original) => {
    await arrival;
    return original();
  });
}

afterEach(() => {
  arrive();
  for (const module of [...Object.values(slow), ...onboardings.map(({ nextPage }) => nextPage)]) vi.doUnmock(module);
});

const nextPageIsLoading = () => screen.findByRole('progressbar', { name: 'Loading the page' });

const submit = () => screen.getByRole('button', { name: 'Submit' });

describe.each(onboardings)('onboarding $what', ({ call, path, menu, form, draft, first, nextPage, arrival }) => {
  async function openFilled() {
    await signedInAs('business');
    saveDraft(form, draft);
    const user = await loadApp(path);
    await screen.findByLabelText(first);
    await pageReady();
    return user;
  }

  /** Submits the form while the next page's code is loading. */
  async function submitted() {
    await slowDown(nextPage);
    const user = await openFilled();
    await press(user, 'Submit');
    await nextPageIsLoading();
    return user;
  }

  it('does not redirect a user who has navigated meanwhile', async () => {
    await slowDown(slow.help);
    const release = hold(call);
    const user = await openFilled();
    await press(user, 'Submit');
    await onlyCallOf(call);
    await go(user, 'Help');
    await press(user, 'Leave');
    await nextPageIsLoading();
    release();
    await waitFor(() => expect(sessionStorage.getItem('draft')).toBeNull());
    await aWhile();
    expect(toasts()).toEqual([]);
    arrive();
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    expect(address()).toBe(paths.help);
  });

  it('leads to the next page, which Back leaves for an empty form', async () => {
    const user = await openFilled();
    await press(user, 'Submit');
    await waitFor(() => expect(address()).toContain(arrival));
    await goBack();
    expect(await screen.findByLabelText(first)).toHaveValue('');
    expect(submit()).not.toHaveAttribute('aria-busy');
  });

  it('keeps what was typed while the next page is loading', async () => {
    const user = await submitted();
    await fill({ [first]: 'Someone next' });
    await go(user, menu);
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    expect(screen.getByLabelText(first)).toHaveValue('Someone next');
    expect(sessionStorage.getItem('draft')).toContain('Someone next');
  });
});

it('a sign-in is dropped when the user navigates elsewhere', async () => {
  const row = audiences.individual;
  const { email, password } = demoAccounts.individual;
  await slowDown(slow.signUp);
  const release = hold('login');
  const user = await loadApp(row.signInPath);
  await signInWith(user, { email, password });
  await onlyCallOf('login');
  await go(user, 'Create an account');
  await nextPageIsLoading();
  release();
  await aWhile();
  expect(localStorage.getItem(row.tokenKey)).toBeNull();
  expect(toasts()).toEqual([]);
  arrive();
  await waitFor(() => expect(address()).toBe(row.signUpPath));
  await goBack();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-busy'));
  expect(screen.getByLabelText('Email')).toHaveValue(email);
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  await waitFor(() => expect(address()).toBe(row.homePath));
});

const h1 = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' });

async function pressEntry(user: Awaited<ReturnType<typeof loadApp>>, name: string): Promise<HTMLElement> {
  const entry = screen.getByRole('navigation', { name: 'Main' }).querySelector<HTMLElement>(`a[href="${name}"]`);
  if (!entry) throw new Error(`The menu has no ${name}.`);
  await user.click(entry);
  return entry;
}

describe('a menu entry on a slow line', () => {
  beforeEach(async () => {
    await slowDown(slow.help);
    await signedInAs('individual');
  });

  it('says within 100 ms that its page is coming, and keeps the page that is there', async () => {
    const user = await loadApp(paths.notifications);
    await h1('Stay Updated');
    const entry = await pressEntry(user, paths.help);
    expect(entry).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(bar()).not.toBeNull(), { interval: 10 });
    expect(address()).toBe(paths.notifications);
    await h1('Stay Updated');
    expect(document.title).toMatch(/^Stay Updated/);
    arrive();
    await waitFor(async () => expect(await h1('Help')).toHaveFocus());
    expect(bar()).toBeNull();
    expect(entry).not.toHaveAttribute('aria-busy');
    expect(entry).toHaveAttribute('aria-current', 'page');
  });

  it('is replaced by another one that is pressed meanwhile', async () => {
    const user = await loadApp(paths.notifications);
    await h1('Stay Updated');
    await pressEntry(user, paths.help);
    await pressEntry(user, paths.dashboard);
    await h1(/^Welcome/);
    await waitFor(() => expect(bar()).toBeNull());
    await act(async () => {
      arrive();
      await Promise.resolve();
    });
    await h1(/^Welcome/);
    expect(address()).toBe(paths.dashboard);
  });
});

const generateDialog = '@/components/generate/generate-dialog';

// tests/e2e/stale-deploy.spec.ts presses a link whose chunk is gone.
it('a dialog that is gone after a deploy and only fetched ahead reloads nothing', async () => {
  // The entry file's handler of a missing chunk; here it only counts.
  const asked = vi.fn<() => void>();
  onTestFinished(() => {
    window.removeEventListener('partmissing', asked);
    vi.doUnmock(generateDialog);
  });
  vi.doMock(generateDialog, () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  window.addEventListener('partmissing', asked);
  await signedInAs('business');
  const user = await loadApp(paths.businessDashboard);
  const button = await screen.findByRole('button', { name: generateTitle });
  await user.hover(button);
  button.focus();
  await aWhile();
  expect(asked).not.toHaveBeenCalled();
  expect(toasts()).toEqual([]);
  await user.click(button);
  await waitFor(() => expect(toasts()).toEqual([partMissing]));
  expect(asked).toHaveBeenCalledTimes(1);
});
