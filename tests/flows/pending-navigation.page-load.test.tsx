import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { paths } from '@/domain/paths';

import { address, loadApp, signedInAs, guardReady } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';

/** Lets the code of the page that was asked for arrive. */
let arrive = (): void => undefined;

beforeEach(async () => {
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.doMock('@/features/help/help-page', async (original) => {
    await arrival;
    return original();
  });
  await signedInAs('individual');
});

afterEach(() => {
  arrive();
  vi.doUnmock('@/features/help/help-page');
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
  it('says within 100 ms that its page is coming, and keeps the page that is there', async () => {
    const user = await loadApp(paths.notifications);
    await h1('Stay Updated');
    const entry = await pressEntry(user, paths.help);
    expect(entry).toHaveAttribute('aria-busy', 'true');
    expect(bar()).toBeNull();
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

  it('asks once before a half-filled form is left, also when another entry is pressed meanwhile', async () => {
    await signedInAs('business');
    const user = await loadApp(paths.companyOnboarding);
    await h1('Onboard your company');
    await guardReady();
    await fill({ Name: 'North Bay' });
    await pressEntry(user, paths.help);
    await press(user, 'Leave');
    await waitFor(() => expect(bar()).not.toBeNull());
    await pressEntry(user, paths.notifications);
    await waitFor(async () => expect(await h1('Stay Updated')).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(paths.notifications);
  });

  it('gives way to another one that is pressed meanwhile', async () => {
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
