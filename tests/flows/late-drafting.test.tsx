import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { successes } from '@/domain/messages';

import { openFilledForm } from '../support/dashboard.ts';
import { fill, press } from '../support/form.ts';
import { generateTitle } from '../support/goal-texts.ts';
import { go, toHelp } from '../support/leaving.ts';
import { choose, generateButton, openDialog } from '../support/overview.ts';
import { shownGoals } from '../support/pocket.ts';
import { onlyToast, toasts } from '../support/toasts.ts';
import { callsOf, hold, onlyCallOf } from '../support/wire.ts';

describe('drafting under way', () => {
  it('is still under way for whoever comes back, who is told how it ended', async () => {
    const letGo = hold('createOkr');
    const { user } = await openFilledForm();
    await press(user, 'Create OKRs');
    await onlyCallOf('createOkr');
    await toHelp(user);
    await go(user, 'Dashboard');
    await fill({ Role: 'CEO', 'Your Company Strategic Goal': 'Grow', 'Your Industry': 'Retail' });
    expect(screen.getByRole('button', { name: 'Create OKRs' })).toHaveAttribute('aria-busy', 'true');
    await press(user, 'Create OKRs');
    letGo();
    await onlyToast(successes.okrsGenerated);
    expect(callsOf('createOkr')).toHaveLength(1);
  });

  it('takes the offer to discard with it on a page that somebody came back to', async () => {
    const letGo = hold('createOkr');
    const { user } = await openFilledForm();
    await press(user, 'Create OKRs');
    await onlyCallOf('createOkr');
    await toHelp(user);
    await go(user, 'Dashboard');
    expect(await screen.findByRole('button', { name: 'Discard' })).toBeVisible();
    letGo();
    await onlyToast(successes.okrsGenerated);
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(sessionStorage.getItem('draft')).toBeNull();
  });

  it('brings its record into a list that was opened meanwhile', async () => {
    const letGo = hold('createOkr');
    const { user } = await openFilledForm();
    await press(user, 'Create OKRs');
    await onlyCallOf('createOkr');
    await go(user, /OKRs$/);
    await waitFor(() => expect(shownGoals().length).toBeGreaterThan(0));
    const before = shownGoals().length;
    letGo();
    await waitFor(() => expect(shownGoals()).toHaveLength(before + 1));
    expect(toasts()).toEqual([]);
  });

  it('of a business is still under way for whoever comes back', async () => {
    const letGo = hold('createOkr');
    const user = await openDialog();
    await choose(user, 'ada');
    await fill({ 'Additional prompt': 'Grow' });
    await user.click(generateButton());
    await onlyCallOf('createOkr');
    await press(user, 'Close');
    await toHelp(user);
    await go(user, 'Dashboard');
    await press(user, generateTitle);
    await waitFor(() => expect(generateButton()).toHaveAttribute('aria-busy', 'true'));
    letGo();
    await onlyToast(successes.okrsGenerated);
  });
});
