import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { successes } from '@/domain/messages';

import { openFilledForm } from '../support/dashboard.ts';
import { fill, press } from '../support/form.ts';
import { generateTitle } from '../support/goal-texts.ts';
import { go, toHelp } from '../support/leaving.ts';
import { choose, generateButton, openDialog } from '../support/overview.ts';
import { onlyToast } from '../support/toasts.ts';
import { callsOf, hold, onlyCallOf } from '../support/wire.ts';

describe('drafting under way', () => {
  it('is still under way for whoever comes back, who is told how it ended and offered nothing to discard', async () => {
    const letGo = hold('createOkr');
    const { user } = await openFilledForm();
    await press(user, 'Create OKRs');
    await onlyCallOf('createOkr');
    await toHelp(user);
    await go(user, 'Dashboard');
    expect(await screen.findByRole('button', { name: 'Discard' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create OKRs' })).toHaveAttribute('aria-busy', 'true');
    await press(user, 'Create OKRs');
    letGo();
    await onlyToast(successes.okrsGenerated);
    expect(callsOf('createOkr')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(sessionStorage.getItem('draft')).toBeNull();
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
