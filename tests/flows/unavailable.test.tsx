import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { notices } from '@/domain/messages';
import { paths } from '@/domain/paths';

import { openAs } from '../support/app.tsx';
import { press } from '../support/form.ts';
import { onlyToast } from '../support/toasts.ts';
import { setWidth, widths } from '../support/viewport.ts';
import { callsOfPages } from '../support/wire.ts';

describe('a control without a call', () => {
  it('Upgrade in header and popup sends nothing, says so once, and claims no success', async () => {
    setWidth(widths.wide);
    const user = await openAs('individual', paths.help);
    await press(user, 'Profile menu');
    await screen.findByRole('button', { name: 'Sign Out' });
    const before = callsOfPages();
    const buttons = screen.getAllByRole('button', { name: 'Upgrade' });
    expect(buttons).toHaveLength(2);
    for (const button of buttons.toReversed()) {
      await user.dblClick(button);
      await onlyToast(notices.unavailable);
      await press(user, 'Close message');
    }
    expect(callsOfPages()).toEqual(before);
  });

  it('greyed-out entries of the menu are named, lead nowhere and are not in the way of the keyboard', async () => {
    await openAs('individual', paths.help);
    for (const label of ['Reports', 'Performance', 'Share', 'Onboarding', 'Community', 'Rewards']) {
      const entry = screen.getByRole('link', { name: label });
      expect(entry).toHaveAttribute('aria-disabled', 'true');
      expect(entry).not.toHaveAttribute('href');
      expect(entry).not.toHaveAttribute('tabindex');
      expect(entry).toHaveClass('opacity-50');
    }
  });
});
