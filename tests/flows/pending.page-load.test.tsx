import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { saveDraft } from '@/device/drafts';
import { audiences } from '@/domain/audience';
import { paths } from '@/domain/paths';
import { partMissing } from '@/ui/lazy';

import { demoAccounts } from '../../mock-api/demo-accounts.ts';
import { address, goBack, loadApp, pageReady, signedInAs } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { generateTitle } from '../support/goal-texts.ts';
import { aWhile, go } from '../support/leaving.ts';
import { onboardings } from '../support/onboardings.ts';
import { toasts } from '../support/toasts.ts';
import { hold, onlyCallOf } from '../support/wire.ts';

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
  await fill({ Email: email, Password: password });
  await press(user, 'Sign In');
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
