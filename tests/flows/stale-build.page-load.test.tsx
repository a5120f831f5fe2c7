import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { limits } from '@/domain/limits';
import { paths } from '@/domain/paths';
import { partMissing } from '@/ui/lazy';

import { loadApp, signedInAs } from '../support/app.tsx';
import { fill, press } from '../support/form.ts';
import { generateTitle } from '../support/goal-texts.ts';
import { toasts } from '../support/toasts.ts';
import { setWidth } from '../support/viewport.ts';

const profileCard = '@/app/layouts/shell/profile-card';
const generateDialog = '@/features/overview/generate-dialog';

/** The file of this module is gone from the server. */
function takeAway(module: string): void {
  vi.doMock(module, () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
}

/** What the entry file does with a part that is missing; here it only counts, and reloads or not. */
let asked = 0;
let reloads = false;
function handleMissing(event: Event): void {
  asked += 1;
  if (reloads) event.preventDefault();
}

beforeEach(() => {
  asked = 0;
  reloads = false;
  window.addEventListener('partmissing', handleMissing);
});

afterEach(() => {
  window.removeEventListener('partmissing', handleMissing);
  vi.doUnmock(profileCard);
  vi.doUnmock(generateDialog);
});

describe('after a deploy', () => {
  it('a popup that cannot be loaded says so, and the page with its text stays usable', async () => {
    takeAway(profileCard);
    setWidth(limits.wideHeaderFrom);
    await signedInAs('individual');
    const user = await loadApp(paths.dashboard);
    await fill({ Role: 'Sales Lead' });
    expect(asked).toBe(0);
    await press(user, 'Profile menu');
    await waitFor(() => expect(toasts()).toEqual([partMissing]));
    expect(asked).toBe(1);
    expect(screen.getByRole('button', { name: 'Profile menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('Role')).toHaveValue('Sales Lead');

    vi.doUnmock(profileCard);
    await press(user, 'Profile menu');
    expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeVisible();
  });

  it('a popup that is worth a reload waits for it without a word, and what was typed is kept by then', async () => {
    takeAway(profileCard);
    reloads = true;
    setWidth(limits.wideHeaderFrom);
    await signedInAs('individual');
    const user = await loadApp(paths.dashboard);
    await fill({ Role: 'Sales Lead' });
    await press(user, 'Profile menu');
    await waitFor(() => expect(asked).toBe(1));
    expect(Object.values(sessionStorage).join(' ')).toContain('Sales Lead');
    expect(toasts()).toEqual([]);
  });

  it('a dialog that is only fetched ahead reloads nothing', async () => {
    takeAway(generateDialog);
    await signedInAs('business');
    const user = await loadApp(paths.businessDashboard);
    const button = await screen.findByRole('button', { name: generateTitle });
    await user.hover(button);
    button.focus();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toBe(0);
    expect(toasts()).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(toasts()).toEqual([partMissing]));
    expect(asked).toBe(1);
  });
});
